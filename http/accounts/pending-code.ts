import { getCookie } from "../cookies.ts";
import type { AuthContext } from "./auth-context.ts";

/** Finds whose sign-in waits for a code in this browser, for the log. @returns the account's id, or null. */
export async function accountOfPendingCode(
	{ internals }: AuthContext,
	request: Request,
): Promise<string | null> {
	const { internalAdapter, createAuthCookie } = await internals;
	const signed = getCookie(request, createAuthCookie("two_factor").name) ?? "";
	const pending = await internalAdapter.findVerificationValue(signed.slice(0, signed.lastIndexOf(".")));
	return pending?.value ?? null;
}
