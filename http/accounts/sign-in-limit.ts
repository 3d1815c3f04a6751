import type { Account } from "../../domain/accounts/account.ts";
import { checkRateLimit, type RateLimit, uncountRequest } from "../../domain/rate-limit/check-rate-limit.ts";
import type { AuthContext, Caller } from "./auth-context.ts";
import { knownDevice } from "./known-device.ts";

const seconds = 15 * 60;
const byVisitor: RateLimit = { name: "sign-in-visitor", most: 60, seconds };
const byLogin: RateLimit = { name: "sign-in-account", most: 10, seconds };
const byDevice: RateLimit = { name: "sign-in-device", most: 10, seconds };

export type Attempt =
	| { wait: number; isLocked: boolean; isKnownDevice: boolean }
	| { wait: null; isKnownDevice: boolean; takeBack(): Promise<void> };

/**
 * Counts before checking the password. Counts what was typed: a count for each account, over its username and e-mail,
 * would tell that both belong to one.
 * @returns wait: seconds to wait; isLocked: too many attempts with this name, and not only of this visitor; or a function
 * that takes the attempt back.
 */
export async function countAttempt(
	{ db, runtime, secret }: AuthContext,
	caller: Caller,
	typed: string,
	account: Account | null,
): Promise<Attempt> {
	const who = account?.id ?? typed;
	const device = knownDevice(caller.request, secret, who);
	const isKnownDevice = device?.by === "device";
	const at = runtime.now();
	const [limit, subject] = device
		? ([byDevice, `${who}:${device.id}`] as const)
		: ([byLogin, typed] as const);
	const ofVisitor = device ? null : await checkRateLimit(db, runtime, byVisitor, caller.visitorAddress);
	const ofName = await checkRateLimit(db, runtime, limit, subject, at);
	const waits = [ofVisitor, ofName].flatMap((one) =>
		one?.kind === "exceeded" ? [one.retryAfterSeconds] : [],
	);
	if (waits.length > 0)
		return { wait: Math.max(...waits), isLocked: ofName.kind === "exceeded", isKnownDevice };
	return {
		wait: null,
		isKnownDevice,
		takeBack: () => uncountRequest(db, runtime, { limit, subject, at }),
	};
}

export async function countCode(
	{ db, runtime }: AuthContext,
	{ visitorAddress }: Caller,
): Promise<number | null> {
	const check = await checkRateLimit(db, runtime, byVisitor, visitorAddress);
	return check.kind === "exceeded" ? check.retryAfterSeconds : null;
}

/** Numbers the quarters of an hour: a lockout is recorded once in each. */
export function lockoutWindow(now: Date): number {
	return Math.floor(now.getTime() / 1000 / seconds);
}

/** Makes the key by which a visitor's wait is recorded once in a quarter of an hour, for each account. */
export function slowedKey({ visitorAddress }: Caller, accountId: string | undefined, now: Date): string {
	return `slowed ${visitorAddress} ${accountId ?? ""} ${lockoutWindow(now)}`;
}
