import { type AccountsOptions, createAuthContext } from "./auth-context.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { ownAccount } from "./own-account.ts";
import { ownSecondFactor } from "./own-second-factor.ts";
import { createPasskeys } from "./passkeys.ts";
import { createPasswordReset } from "./reset.ts";
import { createSignIn } from "./sign-in.ts";

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(options: AccountsOptions) {
	const context = createAuthContext(options);
	return {
		sessionOf: context.sessionOf,
		...createSignIn(context),
		...createPasswordReset(context),
		...confirmIdentity(context),
		...ownAccount(context),
		...ownSecondFactor(context),
		...createPasskeys(context),
	};
}
