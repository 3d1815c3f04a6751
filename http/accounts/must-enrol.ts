import type { Settings } from "../../config/env.ts";
import type { SignedInSession } from "./auth-context.ts";

/** @returns whether an admin signed in with a password alone, and has to prove more. */
export function mustEnrol(
	{ account, byPasskey }: Pick<SignedInSession, "account" | "byPasskey">,
	{ require2fa }: Pick<Settings, "require2fa">,
): boolean {
	return require2fa && account.roles.includes("admin") && !account.twoFactor && !byPasskey;
}
