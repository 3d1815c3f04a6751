import type { SignInEvent } from "../../domain/accounts/sign-in-event.ts";
import { recordSignIn } from "../../domain/accounts/sign-in-log.ts";
import type { AuthContext, Caller } from "./auth-context.ts";

export function signInRecorder(
	{ db, runtime }: AuthContext,
	{ request, visitor }: Caller,
	accountId: string | null,
) {
	const userAgent = request.headers.get("user-agent") ?? "";
	return (event: SignInEvent, once?: string) =>
		recordSignIn(db, runtime, { event, accountId, visitor, userAgent, ...(once && { once }) });
}
