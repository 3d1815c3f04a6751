import { randomBytes } from "node:crypto";
import type { Account, AccountKind } from "../../domain/accounts/account.ts";
import { findAccount } from "../../domain/accounts/account-store.ts";
import type { Client } from "../../domain/accounts/client-store.ts";
import { checkRateLimit, type RateLimit, uncountRequest } from "../../domain/rate-limit/check-rate-limit.ts";
import { type AuthContext, type Caller, type Cookies, hostOnly, refusedBy } from "./auth-context.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";

export type SignIn =
	| { kind: "signed-in"; account: Account; client: Client | null; cookies: Cookies }
	| { kind: "code-needed"; cookies: Cookies }
	| { kind: "refused" }
	| { kind: "slowed"; retryAfterSeconds: number };

const minutes = 60;
const gates = {
	visitor: { name: "sign-in-visitor", most: 60, seconds: 15 * minutes },
	account: { name: "sign-in-account", most: 10, seconds: 15 * minutes },
	device: { name: "sign-in-device", most: 10, seconds: 15 * minutes },
} satisfies Record<string, RateLimit>;

export function signingIn(desk: AuthContext) {
	const { db, runtime, secret, https, api } = desk;
	const { headersOf, withClient, sessionOf, isFresh } = desk;

	/**
	 * Counts an attempt before checking the password. A browser known to the account has its own limit.
	 * @returns the seconds to wait, or a function that takes the attempt back after a success. The count of the
	 * visitor's address stays, since each attempt costs a hash.
	 */
	async function countAttempt(
		caller: Caller,
		typed: string,
		account: Account | null,
	): Promise<{ wait: number } | { wait: null; takeBack(): Promise<void> }> {
		const who = account?.id ?? typed;
		const device = knownDevice(caller.request, secret, who);
		const at = runtime.now();
		const [gate, limited] = device
			? ([gates.device, `${who}:${device}`] as const)
			: ([gates.account, who] as const);
		const checks = [
			...(device ? [] : [await checkRateLimit(db, runtime, gates.visitor, caller.visitor)]),
			await checkRateLimit(db, runtime, gate, limited),
		];
		const waits = checks.flatMap((one) => (one.kind === "flooded" ? [one.retryAfterSeconds] : []));
		if (waits.length > 0) return { wait: Math.max(...waits) };
		return { wait: null, takeBack: () => uncountRequest(db, runtime, { gate, visitor: limited, at }) };
	}

	/**
	 * Signs in with username (or address) and password. Hides the cause of a refusal: an unknown name, another kind of
	 * account and a disabled one cost the same hash and get the same answer as a wrong password.
	 */
	async function signIn(
		caller: Caller,
		kind: AccountKind,
		given: { username: string; password: string; remember: boolean },
	): Promise<SignIn> {
		const typed = given.username.trim().toLowerCase();
		const account = await findAccount(db, typed.includes("@") ? "email" : "username", typed);
		const attempt = await countAttempt(caller, typed, account);
		if (attempt.wait !== null) return { kind: "slowed", retryAfterSeconds: attempt.wait };
		const previousSession = await sessionOf(caller.request);
		const allowed = account?.kind === kind && !account.disabledAt;
		const body = {
			username: allowed ? account.username : unusedName,
			password: given.password.slice(0, 200) || unusedName,
			rememberMe: kind === "client" && given.remember,
		};
		try {
			const { response, headers } = await api.signInUsername({
				body,
				headers: withoutSession(headersOf(caller)),
				returnHeaders: true,
			});
			const cookies = headers.getSetCookie();
			if (!allowed) return { kind: "refused" };
			await attempt.takeBack();
			if (previousSession) await api.signOut({ headers: headersOf(caller) });
			const sessionCookies = kind === "staff" ? hostOnly(cookies) : cookies;
			if ("twoFactorRedirect" in response) return { kind: "code-needed", cookies: sessionCookies };
			return {
				kind: "signed-in",
				...(await withClient(account)),
				cookies: [...sessionCookies, deviceCookie(secret, account.id, https)],
			};
		} catch (error) {
			return refusedBy(error);
		}
	}

	/** Completes a sign-in with the second factor: a code of the app, or a backup code. */
	async function confirmCode(caller: Caller, kind: AccountKind, code: string): Promise<SignIn> {
		const check = await checkRateLimit(db, runtime, gates.visitor, caller.visitor);
		if (check.kind === "flooded") return { kind: "slowed", retryAfterSeconds: check.retryAfterSeconds };
		const typed = code.replace(/\s/g, "");
		const headers = withoutSession(headersOf(caller));
		const options = { body: { code: typed }, headers, returnHeaders: true } as const;
		try {
			const answer = /^\d{6}$/.test(typed)
				? await api.verifyTOTP(options)
				: await api.verifyBackupCode(options);
			const { token, user } = answer.response;
			const account = await findAccount(db, "id", user.id);
			const allowed = account?.kind === kind && !account.disabledAt;
			if (!token || !allowed || !(await isFresh(account.id, typed))) {
				await api.signOut({ headers: sessionHeaders(answer.headers) });
				return { kind: "refused" };
			}
			const set = answer.headers.getSetCookie();
			const cookies = [...(kind === "staff" ? hostOnly(set) : set), deviceCookie(secret, account.id, https)];
			return { kind: "signed-in", ...(await withClient(account)), cookies };
		} catch (error) {
			return refusedBy(error);
		}
	}

	/** Signs out. @returns the cookies that remove the session, which ends even if the browser ignores them. */
	async function signOut(request: Request): Promise<Cookies> {
		const { headers } = await api.signOut({
			headers: headersOf({ request, visitor: "" }),
			returnHeaders: true,
		});
		const cookies = headers.getSetCookie();
		return [...cookies, ...hostOnly(cookies)];
	}

	return { signIn, confirmCode, signOut };
}

/** A valid username that no account has: refusing it costs the same hash. */
const unusedName = `nobody-${randomBytes(16).toString("hex")}`;

/** Removes a previous session from the headers, so that better-auth starts a new one. */
function withoutSession(headers: Headers): Headers {
	const cookies = (headers.get("cookie") ?? "").split(/;\s*/).filter((one) => !/session_token=/.test(one));
	headers.set("cookie", cookies.join("; "));
	return headers;
}

/** Builds the headers that the browser would send after this answer. */
function sessionHeaders(answer: Headers): Headers {
	const cookie = answer
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
	return new Headers({ cookie });
}
