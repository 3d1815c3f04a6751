import { type AccountsOptions, createDesk } from "./desk.ts";
import { ownAccount } from "./own-account.ts";
import { resetting } from "./reset.ts";
import { signingIn } from "./sign-in.ts";

export type { Caller, Cookies, Session } from "./desk.ts";
export type { Enrolment, OpenSession } from "./own-account.ts";
export type { SignIn } from "./sign-in.ts";

export type Accounts = ReturnType<typeof createAccounts>;

/** Signing in and out, and what somebody who is signed in may do with their own account. */
export function createAccounts(options: AccountsOptions) {
	const desk = createDesk(options);
	return { sessionOf: desk.sessionOf, ...signingIn(desk), ...resetting(desk), ...ownAccount(desk) };
}
