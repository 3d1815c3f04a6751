import { randomBytes } from "node:crypto";
import type { AccountKind } from "../../domain/accounts/account.ts";
import { addClient, findAccountByLogin, readActiveAccount } from "../../domain/accounts/read-account.ts";
import type { SignInEvent } from "../../domain/accounts/sign-in-event.ts";
import { type AuthContext, type Caller, type Cookies, hostOnly, refusalOrThrow } from "./auth-context.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";
import { signInByPasskey } from "./passkey-sign-in.ts";
import { accountOfPendingCode } from "./pending-code.ts";
import { sessionHeaders, withoutSession } from "./session-headers.ts";
import { countAttempt, countCode, lockoutWindow } from "./sign-in-limit.ts";
import { signInRecorder } from "./sign-in-recorder.ts";
import type { SignIn } from "./sign-in-result.ts";

type Credentials = { username: string; password: string; remember: boolean };

export function createSignIn(context: AuthContext) {
	return {
		signIn: (caller: Caller, kind: AccountKind, given: Credentials) => signIn(context, caller, kind, given),
		confirmCode: (caller: Caller, kind: AccountKind, code: string) =>
			confirmCode(context, caller, kind, code),
		signInByPasskey: (caller: Caller, kind: AccountKind, response: string) =>
			signInByPasskey(context, caller, kind, response),
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
	const { db, runtime, secret, https, api, headersOf, sessionOf } = context;
	const typed = given.username.trim().toLowerCase();
	const account = await findAccountByLogin(db, typed);
	const record = signInRecorder(context, caller, account?.id ?? null);
	const attempt = await countAttempt(context, caller, typed, account);
	if (attempt.wait !== null) {
		if (attempt.isLocked) await record("locked", `${typed} ${lockoutWindow(runtime.now())}`);
		return { kind: "slowed", retryAfterSeconds: attempt.wait };
	}
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
		if (!allowed) return refuse(record);
		await attempt.takeBack();
		if (previousSession) await api.signOut({ headers: headersOf(caller) });
		const sessionCookies = kind === "staff" ? hostOnly(cookies) : cookies;
		if ("twoFactorRedirect" in response) {
			await record("code-asked");
			return { kind: "code-needed", cookies: sessionCookies };
		}
		await record(attempt.isKnownDevice ? "signed-in" : "new-device");
		return {
			kind: "signed-in",
			...(await addClient(db, account)),
			cookies: [...sessionCookies, deviceCookie(secret, account.id, https)],
		};
	} catch (error) {
		refusalOrThrow(error);
		return refuse(record);
	}
}

async function refuse(record: (event: SignInEvent) => Promise<void>): Promise<SignIn> {
	await record("refused");
	return { kind: "refused" };
}

async function confirmCode(
	context: AuthContext,
	caller: Caller,
	kind: AccountKind,
	code: string,
): Promise<SignIn> {
	const { secret, https, api, headersOf, isFresh, db } = context;
	const record = signInRecorder(context, caller, await accountOfPendingCode(context, caller.request));
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
			await record("code-refused");
			return { kind: "refused" };
		}
		const isKnownDevice = knownDevice(caller.request, secret, active.account.id) !== null;
		await record(isKnownDevice ? "signed-in" : "new-device");
		const set = answer.headers.getSetCookie();
		const cookies = [
			...(kind === "staff" ? hostOnly(set) : set),
			deviceCookie(secret, active.account.id, https),
		];
		return { kind: "signed-in", ...active, cookies };
	} catch (error) {
		refusalOrThrow(error);
		await record("code-refused");
		return { kind: "refused" };
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
