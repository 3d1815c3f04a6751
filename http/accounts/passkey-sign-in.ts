import { setSessionExpiry } from "../../domain/accounts/account-security.ts";
import { addClient } from "../../domain/accounts/read-accounts.ts";
import { findPasskeyOwner, notePasskeyProof } from "../../domain/accounts/sign-in/passkeys.ts";
import { dayMs } from "../../domain/wall-clock.ts";
import type { AccountKind, SignInEvent } from "../../shared/account.ts";
import { type AuthContext, type Caller, type Cookies, hostOnly, type SignIn } from "./auth-context.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";
import { parseUsedPasskey, proveByPasskey } from "./passkey-proof.ts";
import { countCode, slowedKey } from "./sign-in-limit.ts";
import { signInRecorder } from "./sign-in-recorder.ts";

/** Signs in with a passkey, which counts as both factors. @param response what the browser said about it, as JSON. */
export async function signInByPasskey(
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
