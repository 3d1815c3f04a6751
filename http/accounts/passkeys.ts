import {
	findPasskeyOwner,
	notePasskeyProof,
	readPasskeys,
	recordPasskeyAdded,
	removePasskey,
} from "../../domain/accounts/sign-in/passkeys.ts";
import type { AuthContext, Caller, SignedInSession } from "./auth-context.ts";
import { exceedsTries } from "./own-session.ts";
import { passkeyOptions } from "./passkey-options.ts";
import { parseNewPasskey, parseUsedPasskey, proveByPasskey, registerPasskey } from "./passkey-proof.ts";
import { sessionHeaders } from "./session-headers.ts";
import { signInRecorder } from "./sign-in-recorder.ts";

export function createPasskeys(context: AuthContext) {
	const { db, runtime, api } = context;

	/** @returns false when the browser's answer does not prove that it holds a new passkey. */
	async function addPasskey(
		caller: Caller,
		session: SignedInSession,
		given: { response: string; name: string },
	): Promise<boolean> {
		const parsed = parseNewPasskey(given.response);
		if (!parsed || (await exceedsTries(context, session))) return false;
		if (!(await registerPasskey(context, caller, { response: parsed, name: given.name }))) return false;
		await recordPasskeyAdded(db, runtime, session.account, session.id);
		return true;
	}

	/** Proves with a passkey that the person of a session is still there. @returns false for any other passkey. */
	async function confirmByPasskey(caller: Caller, session: SignedInSession, response: string) {
		const parsed = parseUsedPasskey(response);
		if (!parsed || (await exceedsTries(context, session))) return false;
		const owner = await findPasskeyOwner(db, parsed.id);
		const record = signInRecorder(context, caller, session.account.id);
		const proof = owner?.id === session.account.id ? await proveByPasskey(context, caller, parsed) : null;
		if (!proof) {
			await record("confirm-refused", { factor: "passkey" });
			return false;
		}
		await api.signOut({ headers: sessionHeaders(proof.headers) });
		await notePasskeyProof(db, runtime, { credentialId: parsed.id, sessionId: session.id });
		await record("confirmed", { factor: "passkey" });
		return true;
	}

	return {
		...passkeyOptions(context),
		addPasskey,
		confirmByPasskey,
		passkeysOf: ({ account }: SignedInSession) => readPasskeys(db, account.id),
		removePasskey: ({ account }: SignedInSession, id: string) => removePasskey(db, runtime, account, id),
	};
}
