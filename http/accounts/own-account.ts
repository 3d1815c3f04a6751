import { passwordProblem } from "../../domain/accounts/password-rules.ts";
import type { PasswordProblem } from "../../shared/account.ts";
import {
	type AuthContext,
	type Caller,
	type Cookies,
	refusalOrThrow,
	type SignedInSession,
} from "./auth-context.ts";
import { exceedsTries, keepExpiry } from "./own-session.ts";
import { signInRecorder } from "./sign-in-recorder.ts";

export type OpenSession = {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	userAgent: string;
	current: boolean;
};

export function ownAccount(context: AuthContext) {
	const { product, api, headersOf, recordChange } = context;

	async function changePassword(
		caller: Caller,
		session: SignedInSession,
		given: { current: string; next: string },
	): Promise<
		{ kind: "changed"; cookies: Cookies } | { kind: "refused" } | { kind: "weak"; problem: PasswordProblem }
	> {
		const { account } = session;
		const problem = passwordProblem(given.next, [product, account.username, account.email, account.name]);
		if (problem) return { kind: "weak", problem };
		if (await exceedsTries(context, session)) return { kind: "refused" };
		try {
			const { headers } = await api.changePassword({
				body: { currentPassword: given.current, newPassword: given.next, revokeOtherSessions: true },
				headers: headersOf(caller),
				returnHeaders: true,
			});
			await recordChange(account.id, "password-changed");
			return { kind: "changed", cookies: await keepExpiry(context, session, headers.getSetCookie()) };
		} catch (error) {
			const refusal = refusalOrThrow(error);
			await signInRecorder(context, caller, account.id)("confirm-refused", { factor: "password" });
			return refusal;
		}
	}

	async function openSessions(caller: Caller, current: SignedInSession): Promise<OpenSession[]> {
		const sessions = await api.listSessions({ headers: headersOf(caller) });
		return sessions
			.map(({ id, createdAt, userAgent }) => ({
				id,
				createdAt: createdAt.toISOString(),
				userAgent: userAgent ?? "",
				current: id === current.id,
			}))
			.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
	}

	async function endSession(caller: Caller, id: string): Promise<void> {
		const headers = headersOf(caller);
		const session = (await api.listSessions({ headers })).find((one) => one.id === id);
		if (session) await api.revokeSession({ headers, body: { token: session.token } });
	}

	return { changePassword, openSessions, endSession };
}
