import { type AccountsOptions, createAuthContext } from "./auth-context.ts";
import { ownAccount } from "./own-account.ts";
import { resetting } from "./reset.ts";
import { signingIn } from "./sign-in.ts";

export type { Caller, Cookies, SignedInSession } from "./auth-context.ts";
export type { Enrolment, OpenSession } from "./own-account.ts";
export type { SignIn } from "./sign-in.ts";

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(options: AccountsOptions) {
	const desk = createAuthContext(options);
	return { sessionOf: desk.sessionOf, ...signingIn(desk), ...resetting(desk), ...ownAccount(desk) };
}
