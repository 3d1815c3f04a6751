import { APIError } from "better-auth/api";
import { readActiveAccount } from "../../domain/accounts/read-accounts.ts";
import type { AccountKind } from "../../shared/account.ts";
import { cookieOf } from "../cookies/cookies.ts";
import { type AuthContext, type Caller, hostOnly, refusalOrThrow, type SignIn } from "./auth-context.ts";
import { hashOfBackupCode } from "./backup-codes.ts";
import { deviceCookie, knownDevice } from "./known-device.ts";
import { sessionHeaders, withoutSession } from "./session-headers.ts";
import { countCode, lockoutWindow, slowedKey } from "./sign-in-limit.ts";
import { signInRecorder } from "./sign-in-recorder.ts";

/** As better-auth's second factor locks an account after ten wrong codes in a row. */
const lockedSeconds = 15 * 60;

export async function confirmCode(
	context: AuthContext,
	caller: Caller,
	kind: AccountKind,
	code: string,
): Promise<SignIn> {
	const { secret, runtime, api, headersOf, isFresh, db } = context;
	const accountId = await accountOfPendingCode(context, caller.request);
	const record = signInRecorder(context, caller, accountId);
	const wait = await countCode(context, caller);
	if (wait !== null) {
		await record("slowed", { once: slowedKey(caller, accountId ?? undefined, runtime.now()) });
		return { kind: "slowed", retryAfterSeconds: wait };
	}
	const typed = code.replace(/\s/g, "");
	const factor = /^\d{6}$/.test(typed) ? "code" : "backup-code";
	const headers = withoutSession(headersOf(caller));
	const options = { headers, returnHeaders: true } as const;
	try {
		const answer =
			factor === "code"
				? await api.verifyTOTP({ ...options, body: { code: typed } })
				: await api.verifyBackupCode({ ...options, body: { code: hashOfBackupCode(secret, typed) } });
		const { token, user } = answer.response;
		const active = await readActiveAccount(db, user.id);
		if (!token || active?.account.kind !== kind || !(await isFresh(active.account.id, typed))) {
			await api.signOut({ headers: sessionHeaders(answer.headers) });
			await record("code-refused", { factor });
			return { kind: "refused" };
		}
		const isKnownDevice = knownDevice(caller.request, secret, active.account.id)?.by === "device";
		await record(isKnownDevice ? "signed-in" : "new-device", { factor });
		const set = answer.headers.getSetCookie();
		const cookies = [
			...(kind === "staff" ? hostOnly(set) : set),
			deviceCookie(caller.request, context, active.account.id),
		];
		return { kind: "signed-in", ...active, cookies };
	} catch (error) {
		refusalOrThrow(error);
		if (isLockout(error)) {
			await record("code-locked", { factor, once: `code ${accountId} ${lockoutWindow(runtime.now())}` });
			return { kind: "slowed", retryAfterSeconds: lockedSeconds };
		}
		await record("code-refused", { factor });
		return { kind: "refused" };
	}
}

function isLockout(error: unknown): boolean {
	return error instanceof APIError && error.body?.code === "ACCOUNT_TEMPORARILY_LOCKED";
}

/** Finds whose sign-in waits for a code in this browser, for the log. @returns the account's id, or null. */
async function accountOfPendingCode({ internals }: AuthContext, request: Request): Promise<string | null> {
	const { internalAdapter, createAuthCookie } = await internals;
	const signed = cookieOf(request, createAuthCookie("two_factor").name) ?? "";
	const pending = await internalAdapter.findVerificationValue(signed.slice(0, signed.lastIndexOf(".")));
	return pending?.value ?? null;
}
