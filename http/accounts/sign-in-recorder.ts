import { recordSignIn, type SignInAttempt } from "../../domain/accounts/sign-in/sign-in-log.ts";
import type { SignInEvent } from "../../shared/account.ts";
import type { AuthContext, Caller } from "./auth-context.ts";

export function signInRecorder(
	{ db, runtime }: AuthContext,
	{ request, visitorAddress }: Caller,
	accountId: string | null,
) {
	const userAgent = request.headers.get("user-agent") ?? "";
	return (event: SignInEvent, more: Pick<SignInAttempt, "factor" | "once"> = {}) =>
		recordSignIn(db, runtime, { event, accountId, visitorAddress, userAgent, ...more });
}
