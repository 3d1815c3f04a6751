import { randomBytes } from "node:crypto";
import { setSessionExpiry } from "../../domain/accounts/account-security.ts";
import { addClient, findAccountByLogin } from "../../domain/accounts/read-accounts.ts";
import { findPasskeyOwner, notePasskeyProof } from "../../domain/accounts/sign-in/passkeys.ts";
import { dayMs } from "../../domain/wall-clock.ts";
import type { AccountKind, SignInEvent } from "../../shared/account.ts";
import {
	type AuthContext,
	type Caller,
	type Cookies,
	hostOnly,
	refusalOrThrow,
	type SignIn,
} from "./auth-context.ts";
import { confirmCode } from "./confirm-code.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";
import { parseUsedPasskey, proveByPasskey } from "./passkey-proof.ts";
import { withoutSession } from "./session-headers.ts";
import { countAttempt, countCode, lockoutWindow, slowedKey } from "./sign-in-limit.ts";
import { signInRecorder } from "./sign-in-recorder.ts";

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
	const { db, runtime, api, headersOf, sessionOf } = context;
	const typed = given.username.trim().toLowerCase();
	const account = await findAccountByLogin(db, typed);
	const record = signInRecorder(context, caller, account?.id ?? null);
	const attempt = await countAttempt(context, caller, typed, account);
	if (attempt.wait !== null) {
		const once = attempt.isLocked
			? `${typed} ${lockoutWindow(runtime.now())}`
			: slowedKey(caller, account?.id, runtime.now());
		await record(attempt.isLocked ? "locked" : "slowed", { factor: "password", once });
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
			await record("code-asked", { factor: "password" });
			return { kind: "code-needed", cookies: sessionCookies };
		}
		await record(attempt.isKnownDevice ? "signed-in" : "new-device", { factor: "password" });
		return {
			kind: "signed-in",
			...(await addClient(db, account)),
			cookies: [...sessionCookies, deviceCookie(caller.request, context, account.id)],
		};
	} catch (error) {
		refusalOrThrow(error);
		return refuse(record);
	}
}

async function refuse(record: ReturnType<typeof signInRecorder>): Promise<SignIn> {
	await record("refused", { factor: "password" });
	return { kind: "refused" };
}

/** Signs out. @returns the cookies that remove the session, which ends even if the browser ignores them. */
async function signOut({ api, headersOf }: AuthContext, request: Request): Promise<Cookies> {
	const { headers } = await api.signOut({
		headers: headersOf({ request, visitorAddress: "" }),
		returnHeaders: true,
	});
	const cookies = headers.getSetCookie();
	return [...cookies, ...hostOnly(cookies)];
}

/** A valid username that no account has: refusing it costs the same hash. */
const unusedName = `nobody-${randomBytes(16).toString("hex")}`;

/** Signs in with a passkey, which counts as both factors. @param response what the browser said about it, as JSON. */
async function signInByPasskey(
	context: AuthContext,
	caller: Caller,
	kind: AccountKind,
	response: string,
): Promise<SignIn> {
	const { db, runtime, secret, api, headersOf, sessionOf } = context;
	const wait = await countCode(context, caller);
	const parsed = parseUsedPasskey(response);
	const owner = parsed && (await findPasskeyOwner(db, parsed.id));
	const recordEvent = signInRecorder(context, caller, owner?.id ?? null);
	const record = (event: SignInEvent) => recordEvent(event, { factor: "passkey" });
	if (wait !== null) {
		await recordEvent("slowed", { factor: "passkey", once: slowedKey(caller, owner?.id, runtime.now()) });
		return { kind: "slowed", retryAfterSeconds: wait };
	}
	const isAllowed = owner?.kind === kind && !owner.disabledAt;
	const proof = parsed && isAllowed ? await proveByPasskey(context, caller, parsed) : null;
	if (!proof || !owner) {
		await record("passkey-refused");
		return { kind: "refused" };
	}
	if (await sessionOf(caller.request)) await api.signOut({ headers: headersOf(caller) });
	const { session, headers } = proof;
	await setSessionExpiry(db, session.token, new Date(runtime.now().getTime() + dayMs));
	await notePasskeyProof(db, runtime, { credentialId: parsed.id, sessionId: session.id });
	const isKnownDevice = knownDevice(caller.request, secret, owner.id)?.by === "device";
	await record(isKnownDevice ? "passkey" : "passkey-new-device");
	const cookies = untilBrowserCloses(headers.getSetCookie());
	return {
		kind: "signed-in",
		...(await addClient(db, owner)),
		cookies: [
			...(kind === "staff" ? hostOnly(cookies) : cookies),
			deviceCookie(caller.request, context, owner.id),
		],
	};
}

function untilBrowserCloses(cookies: Cookies): Cookies {
	return cookies.map((cookie) => cookie.replace(/;\s*(Max-Age|Expires)=[^;]*/gi, ""));
}
