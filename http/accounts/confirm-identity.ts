import { limits } from "../../config/limits.ts";
import { noteConfirmed } from "../../domain/accounts/account-security.ts";
import { type AuthContext, type Caller, refusalOrThrow, type SignedInSession } from "./auth-context.ts";
import { exceedsTries } from "./own-session.ts";
import { signInRecorder } from "./sign-in-recorder.ts";

export function confirmIdentity(context: AuthContext) {
	const { db, runtime, api, headersOf } = context;

	/** @returns whether the person of a session proved who they are a short time ago. */
	function isConfirmed({ confirmedAt }: SignedInSession): boolean {
		const age = runtime.now().getTime() - confirmedAt.getTime();
		return age > -limits.clockSkewSeconds * 1_000 && age < limits.confirmedMinutes * 60_000;
	}

	/** Proves with the password that the person of a session is still there. @returns false for a wrong one. */
	async function confirm(caller: Caller, session: SignedInSession, password: string): Promise<boolean> {
		if (!password || (await exceedsTries(context, session))) return false;
		const record = signInRecorder(context, caller, session.account.id);
		try {
			await api.verifyPassword({ body: { password }, headers: headersOf(caller) });
		} catch (error) {
			refusalOrThrow(error);
			await record("confirm-refused", { factor: "password" });
			return false;
		}
		await noteConfirmed(db, runtime, session.id);
		await record("confirmed", { factor: "password" });
		return true;
	}

	return { isConfirmed, confirm };
}
