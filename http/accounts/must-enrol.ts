import type { Settings } from "../../config/env.ts";
import type { Account } from "../../domain/accounts/account.ts";

export function mustEnrol(
	{ role, twoFactor }: Pick<Account, "role" | "twoFactor">,
	{ require2fa }: Pick<Settings, "require2fa">,
): boolean {
	return require2fa && role === "admin" && !twoFactor;
}
