import { setSessionExpiry } from "../../domain/accounts/account-security.ts";
import { checkRateLimit, type RateLimit } from "../../domain/rate-limit/check-rate-limit.ts";
import { type AuthContext, type Cookies, hostOnly, type SignedInSession } from "./auth-context.ts";

const tries: RateLimit = { name: "own-account", most: 20, seconds: 15 * 60 };

export async function exceedsTries({ db, runtime }: AuthContext, { id }: SignedInSession): Promise<boolean> {
	return (await checkRateLimit(db, runtime, tries, id)).kind === "exceeded";
}

/** Keeps the original expiry when a session continues under a new cookie. */
export async function keepExpiry(
	{ db }: AuthContext,
	session: SignedInSession,
	cookies: Cookies,
): Promise<Cookies> {
	const value = cookies.flatMap((one) => /session_token=([^;]+)/.exec(one)?.[1] ?? []).at(-1) ?? "";
	const token = decodeURIComponent(value).split(".")[0] ?? "";
	await setSessionExpiry(db, token, session.expiresAt);
	return session.account.kind === "staff" ? hostOnly(cookies) : cookies;
}
