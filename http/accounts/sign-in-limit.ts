import type { Account } from "../../domain/accounts/account.ts";
import { checkRateLimit, type RateLimit, uncountRequest } from "../../domain/rate-limit/check-rate-limit.ts";
import type { AuthContext, Caller } from "./auth-context.ts";
import { knownDevice } from "./known-device.ts";

const seconds = 15 * 60;
const byVisitor: RateLimit = { name: "sign-in-visitor", most: 60, seconds };
const byAccount: RateLimit = { name: "sign-in-account", most: 10, seconds };
const byDevice: RateLimit = { name: "sign-in-device", most: 10, seconds };

/** Counts before checking the password. @returns seconds to wait, or a function that takes the attempt back. */
export async function countAttempt(
	{ db, runtime, secret }: AuthContext,
	caller: Caller,
	typed: string,
	account: Account | null,
): Promise<{ wait: number } | { wait: null; takeBack(): Promise<void> }> {
	const who = account?.id ?? typed;
	const device = knownDevice(caller.request, secret, who);
	const at = runtime.now();
	const [gate, limited] = device ? ([byDevice, `${who}:${device}`] as const) : ([byAccount, who] as const);
	const checks = [
		...(device ? [] : [await checkRateLimit(db, runtime, byVisitor, caller.visitor)]),
		await checkRateLimit(db, runtime, gate, limited),
	];
	const waits = checks.flatMap((one) => (one.kind === "flooded" ? [one.retryAfterSeconds] : []));
	if (waits.length > 0) return { wait: Math.max(...waits) };
	return { wait: null, takeBack: () => uncountRequest(db, runtime, { gate, visitor: limited, at }) };
}

export async function countCode({ db, runtime }: AuthContext, { visitor }: Caller): Promise<number | null> {
	const check = await checkRateLimit(db, runtime, byVisitor, visitor);
	return check.kind === "flooded" ? check.retryAfterSeconds : null;
}
