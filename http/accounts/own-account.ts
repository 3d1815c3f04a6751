import type { PasswordProblem } from "../../content/login/password-problem.ts";
import { passwordProblem } from "../../domain/accounts/password-rules.ts";
import { setExpiry } from "../../domain/accounts/session-store.ts";
import { checkRateLimit, type RateLimit } from "../../domain/rate-limit/check-rate-limit.ts";
import {
	type AuthContext,
	type Caller,
	type Cookies,
	hostOnly,
	refusedBy,
	type SignedInSession,
} from "./auth-context.ts";

export type OpenSession = {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	userAgent: string;
	current: boolean;
};

export type Enrolment = { uri: string; backupCodes: readonly string[] };

/** Limits attempts at the own password or a code, per session. */
const tries: RateLimit = { name: "own-account", most: 20, seconds: 15 * 60 };

export function ownAccount({ db, runtime, api, headersOf, settled, isFresh }: AuthContext) {
	/** Counts an attempt at the own password or a code. @returns true above the limit of the session. */
	async function triedTooOften({ id }: SignedInSession): Promise<boolean> {
		return (await checkRateLimit(db, runtime, tries, id)).kind === "flooded";
	}

	/** Keeps the original expiry when a session continues under a new cookie. */
	async function keepExpiry(session: SignedInSession, cookies: Cookies): Promise<Cookies> {
		const value = cookies.flatMap((one) => /session_token=([^;]+)/.exec(one)?.[1] ?? []).at(-1) ?? "";
		const token = decodeURIComponent(value).split(".")[0] ?? "";
		await db.transaction().execute((tx) => setExpiry(tx, token, session.expiresAt.toISOString()));
		return session.account.kind === "staff" ? hostOnly(cookies) : cookies;
	}

	/** Changes the own password, ends all other sessions, and continues this one under a new cookie. */
	async function changePassword(
		caller: Caller,
		session: SignedInSession,
		given: { current: string; next: string },
	): Promise<
		{ kind: "changed"; cookies: Cookies } | { kind: "refused" } | { kind: "weak"; problem: PasswordProblem }
	> {
		const { account } = session;
		const problem = passwordProblem(given.next, [account.username, account.email, account.name]);
		if (problem) return { kind: "weak", problem };
		if (await triedTooOften(session)) return { kind: "refused" };
		try {
			const { headers } = await api.changePassword({
				body: { currentPassword: given.current, newPassword: given.next, revokeOtherSessions: true },
				headers: headersOf(caller),
				returnHeaders: true,
			});
			await settled(account.id, "password-changed");
			return { kind: "changed", cookies: await keepExpiry(session, headers.getSetCookie()) };
		} catch (error) {
			return refusedBy(error);
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

	/** Starts the setup of a second factor, which a code then confirms. @returns null when the password is wrong. */
	async function beginSecondFactor(
		caller: Caller,
		session: SignedInSession,
		password: string,
	): Promise<Enrolment | null> {
		if (await triedTooOften(session)) return null;
		try {
			const answer = await api.enableTwoFactor({ headers: headersOf(caller), body: { password } });
			return answer.method === "totp" ? { uri: answer.totpURI, backupCodes: answer.backupCodes } : null;
		} catch (error) {
			refusedBy(error);
			return null;
		}
	}

	/** Confirms the second factor with the first code. @returns null when the code is wrong. */
	async function confirmSecondFactor(
		caller: Caller,
		session: SignedInSession,
		code: string,
	): Promise<Cookies | null> {
		const normalizedCode = code.replace(/\s/g, "");
		if ((await triedTooOften(session)) || !(await isFresh(session.account.id, normalizedCode))) return null;
		try {
			const { headers } = await api.verifyTOTP({
				body: { code: normalizedCode },
				headers: headersOf(caller),
				returnHeaders: true,
			});
			await settled(session.account.id, "second-factor-on");
			return await keepExpiry(session, headers.getSetCookie());
		} catch (error) {
			refusedBy(error);
			return null;
		}
	}

	/** Removes the second factor. @returns null when the password is wrong. */
	async function removeSecondFactor(
		caller: Caller,
		session: SignedInSession,
		password: string,
	): Promise<Cookies | null> {
		if (await triedTooOften(session)) return null;
		try {
			const { headers } = await api.disableTwoFactor({
				headers: headersOf(caller),
				body: { password },
				returnHeaders: true,
			});
			await settled(session.account.id, "second-factor-off");
			return await keepExpiry(session, headers.getSetCookie());
		} catch (error) {
			refusedBy(error);
			return null;
		}
	}

	return {
		...{ changePassword, openSessions, endSession },
		...{ beginSecondFactor, confirmSecondFactor, removeSecondFactor },
	};
}
