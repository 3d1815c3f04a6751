import type { Settings } from "../../config/env.ts";
import type { SignedInSession } from "./auth-context.ts";

/** @returns whether somebody signed in with a password alone, and has to prove more. */
export function mustEnrol(
	{ account, byPasskey }: Pick<SignedInSession, "account" | "byPasskey">,
	{ require2fa }: Pick<Settings, "require2fa">,
): boolean {
	const isBound =
		require2fa === "staff"
			? account.kind === "staff"
			: require2fa === "admins" && account.roles.includes("admin");
	return isBound && !account.twoFactor && !byPasskey;
}
