import { randomBytes } from "node:crypto";
import type { Account, AccountKind } from "../../domain/accounts/account.ts";
import type { Client } from "../../domain/accounts/client.ts";
import { addClient, findAccountByLogin, readActiveAccount } from "../../domain/accounts/read-account.ts";
import { type AuthContext, type Caller, type Cookies, hostOnly, refusalOrThrow } from "./auth-context.ts";
import { deviceCookie } from "./known-device.ts";
import { countAttempt, countCode } from "./sign-in-limit.ts";

export type SignIn =
	| { kind: "signed-in"; account: Account; client: Client | null; cookies: Cookies }
	| { kind: "code-needed"; cookies: Cookies }
	| { kind: "refused" }
	| { kind: "slowed"; retryAfterSeconds: number };

type Credentials = { username: string; password: string; remember: boolean };

export function createSignIn(context: AuthContext) {
	return {
		signIn: (caller: Caller, kind: AccountKind, given: Credentials) => signIn(context, caller, kind, given),
		confirmCode: (caller: Caller, kind: AccountKind, code: string) =>
			confirmCode(context, caller, kind, code),
		signOut: (request: Request) => signOut(context, request),
	};
}

/** Hides the cause of a refusal: an unknown name costs the same hash and gets the same answer. */
async function signIn(
	context: AuthContext,
	caller: Caller,
	kind: AccountKind,
	given: Credentials,
): Promise<SignIn> {
	const { db, secret, https, api, headersOf, sessionOf } = context;
	const typed = given.username.trim().toLowerCase();
	const account = await findAccountByLogin(db, typed);
	const attempt = await countAttempt(context, caller, typed, account);
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
			...(await addClient(db, account)),
			cookies: [...sessionCookies, deviceCookie(secret, account.id, https)],
		};
	} catch (error) {
		return refusalOrThrow(error);
	}
}

async function confirmCode(
	context: AuthContext,
	caller: Caller,
	kind: AccountKind,
	code: string,
): Promise<SignIn> {
	const { db, secret, https, api, headersOf, isFresh } = context;
	const wait = await countCode(context, caller);
	if (wait !== null) return { kind: "slowed", retryAfterSeconds: wait };
	const typed = code.replace(/\s/g, "");
	const headers = withoutSession(headersOf(caller));
	const options = { body: { code: typed }, headers, returnHeaders: true } as const;
	try {
		const answer = /^\d{6}$/.test(typed)
			? await api.verifyTOTP(options)
			: await api.verifyBackupCode(options);
		const { token, user } = answer.response;
		const active = await readActiveAccount(db, user.id);
		if (!token || active?.account.kind !== kind || !(await isFresh(active.account.id, typed))) {
			await api.signOut({ headers: sessionHeaders(answer.headers) });
			return { kind: "refused" };
		}
		const set = answer.headers.getSetCookie();
		const cookies = [
			...(kind === "staff" ? hostOnly(set) : set),
			deviceCookie(secret, active.account.id, https),
		];
		return { kind: "signed-in", ...active, cookies };
	} catch (error) {
		return refusalOrThrow(error);
	}
}

/** Signs out. @returns the cookies that remove the session, which ends even if the browser ignores them. */
async function signOut({ api, headersOf }: AuthContext, request: Request): Promise<Cookies> {
	const { headers } = await api.signOut({
		headers: headersOf({ request, visitor: "" }),
		returnHeaders: true,
	});
	const cookies = headers.getSetCookie();
	return [...cookies, ...hostOnly(cookies)];
}

/** A valid username that no account has: refusing it costs the same hash. */
const unusedName = `nobody-${randomBytes(16).toString("hex")}`;

/** Removes a previous session from the headers, so that better-auth starts a new one. */
function withoutSession(headers: Headers): Headers {
	const cookies = (headers.get("cookie") ?? "").split(/;\s*/).filter((one) => !/session_token=/.test(one));
	headers.set("cookie", cookies.join("; "));
	return headers;
}

function sessionHeaders(answer: Headers): Headers {
	const cookie = answer
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
	return new Headers({ cookie });
}
