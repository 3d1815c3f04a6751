import type { Factor } from "../../shared/account.ts";
import {
	type AuthContext,
	type Caller,
	type Cookies,
	refusalOrThrow,
	type SignedInSession,
} from "./auth-context.ts";
import { exceedsTries, keepExpiry } from "./own-session.ts";
import { sessionHeaders } from "./session-headers.ts";
import { signInRecorder } from "./sign-in-recorder.ts";

export type Enrolment = { uri: string; backupCodes: readonly string[] };

export function ownSecondFactor(context: AuthContext) {
	const { api, headersOf, recordChange, isFresh } = context;
	const recorder = (caller: Caller, { account }: SignedInSession) =>
		signInRecorder(context, caller, account.id);

	/** @returns null when the password is wrong. */
	async function beginSecondFactor(
		caller: Caller,
		session: SignedInSession,
		password: string,
	): Promise<Enrolment | null> {
		if (await exceedsTries(context, session)) return null;
		return unlessRefused(recorder(caller, session), "password", async () => {
			const answer = await api.enableTwoFactor({ headers: headersOf(caller), body: { password } });
			return answer.method === "totp" ? { uri: answer.totpURI, backupCodes: answer.backupCodes } : null;
		});
	}

	/** Ends the account's other sessions, which began without it. @returns null when the code is wrong. */
	async function confirmSecondFactor(
		caller: Caller,
		session: SignedInSession,
		code: string,
	): Promise<Cookies | null> {
		const normalizedCode = code.replace(/\s/g, "");
		if ((await exceedsTries(context, session)) || !(await isFresh(session.account.id, normalizedCode)))
			return null;
		return unlessRefused(recorder(caller, session), "code", async () => {
			const { headers } = await api.verifyTOTP({
				body: { code: normalizedCode },
				headers: headersOf(caller),
				returnHeaders: true,
			});
			await api.revokeOtherSessions({ headers: sessionHeaders(headers) });
			await recordChange(session.account.id, "second-factor-on");
			return keepExpiry(context, session, headers.getSetCookie());
		});
	}

	/** @returns null when the password is wrong. */
	async function removeSecondFactor(
		caller: Caller,
		session: SignedInSession,
		password: string,
	): Promise<Cookies | null> {
		if (await exceedsTries(context, session)) return null;
		return unlessRefused(recorder(caller, session), "password", async () => {
			const { headers } = await api.disableTwoFactor({
				headers: headersOf(caller),
				body: { password },
				returnHeaders: true,
			});
			await recordChange(session.account.id, "second-factor-off");
			return keepExpiry(context, session, headers.getSetCookie());
		});
	}

	return { beginSecondFactor, confirmSecondFactor, removeSecondFactor };
}

async function unlessRefused<Result>(
	record: ReturnType<typeof signInRecorder>,
	factor: Factor,
	step: () => Promise<Result>,
): Promise<Result | null> {
	try {
		return await step();
	} catch (error) {
		refusalOrThrow(error);
		await record("confirm-refused", { factor });
		return null;
	}
}
