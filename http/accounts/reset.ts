import { APIError } from "better-auth/api";
import { limits } from "../../config/limits.ts";
import { liftLockout, queuePasswordReset } from "../../domain/accounts/account-security.ts";
import { passwordProblem } from "../../domain/accounts/password-rules.ts";
import { readActiveAccount } from "../../domain/accounts/read-accounts.ts";
import { checkRateLimit, type RateLimit } from "../../domain/rate-limit/check-rate-limit.ts";
import type { AccountKind, PasswordLinkReason, PasswordProblem } from "../../shared/account.ts";
import type { AuthContext, Caller, Cookies } from "./auth-context.ts";
import { deviceCookie } from "./known-device.ts";

const minutes = 60;
const rateLimits = {
	reset: { name: "reset-visitor", most: 10, seconds: 60 * minutes },
	resetOf: { name: "reset-account", most: 3, seconds: 60 * minutes },
} satisfies Record<string, RateLimit>;

export function createPasswordReset(context: AuthContext) {
	const { db, runtime, product, api, makeResetToken, extendResetToken, accountOfResetToken } = context;

	/** Queues a mail with a reset link when the username or address exists. Does not reveal whether it does. */
	async function requestReset({ visitorAddress }: Caller, typed: string): Promise<void> {
		const identifier = typed.trim().toLowerCase();
		const checks = [
			await checkRateLimit(db, runtime, rateLimits.reset, visitorAddress),
			await checkRateLimit(db, runtime, rateLimits.resetOf, identifier),
		];
		if (checks.some(({ kind }) => kind === "exceeded")) return;
		await queuePasswordReset(db, runtime, identifier);
	}

	/** Makes a reset token when the mail leaves, so that no queue stores it. @returns null for a disabled account. */
	async function resetToken(accountId: string, reason: PasswordLinkReason): Promise<string | null> {
		const active = await readActiveAccount(db, accountId);
		const token = active && (await makeResetToken(active.account.email));
		if (token && reason !== "forgotten") await extendResetToken(token, limits.invitationHours);
		return token;
	}

	/** Tells whether a reset link still works, without using it. */
	async function isResetToken(token: string): Promise<boolean> {
		return (await accountOfResetToken(token)) !== null;
	}

	/** Lifts a lockout too: guesses at the old password say nothing about the new one. @returns cookies: for its browser. */
	async function resetPassword(
		request: Request,
		token: string,
		password: string,
	): Promise<
		| { kind: "reset"; of: AccountKind; cookies: Cookies }
		| { kind: "expired" }
		| { kind: "weak"; problem: PasswordProblem }
	> {
		const account = await accountOfResetToken(token);
		if (!account) return { kind: "expired" };
		const problem = passwordProblem(password, [product, account.username, account.email, account.name]);
		if (problem) return { kind: "weak", problem };
		try {
			await api.resetPassword({ body: { token, newPassword: password } });
			await liftLockout(db, runtime, account);
			return {
				kind: "reset",
				of: account.kind,
				cookies: [deviceCookie(request, context, account.id, "reset")],
			};
		} catch (error) {
			if (error instanceof APIError) return { kind: "expired" };
			throw error;
		}
	}

	return { requestReset, resetToken, isResetToken, resetPassword };
}
