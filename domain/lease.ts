import { limits } from "../config/limits.ts";
import type { Runtime } from "./runtime.ts";

/** The right to work on a row, for a limited time, because a killed process cannot release it. */
export type Lease = {
	holder: string;
	/** ISO 8601, UTC: after it, another process may take the row. */
	until: string;
};

/** Makes a lease for a new holder, which the caller stores. */
export function acquireLease(runtime: Runtime, seconds: number): Lease {
	return renewLease(runtime, { holder: runtime.newId() }, seconds);
}

/** Makes a new lease for the same holder, from now on. */
export function renewLease(runtime: Runtime, { holder }: Pick<Lease, "holder">, seconds: number): Lease {
	return { holder, until: new Date(runtime.now().getTime() + seconds * 1_000).toISOString() };
}

export const releasedLease = { holder: null, until: null };

/**
 * Tells whether another process may take the row. @param until null: nobody has it. @param seconds how long a lease
 * lasts: one that ends later was given before the clock went back.
 */
export function isLeaseExpired(until: string | null, now: Date, seconds: number): boolean {
	if (until === null) return true;
	const left = Date.parse(until) - now.getTime();
	return left <= 0 || left > (seconds + limits.clockSkewSeconds) * 1_000;
}

/**
 * Runs work that may take longer than its lease, and renews the lease every third of its time. Ignores a failed
 * renewal: storing the result fails if the lease is lost.
 */
export async function whileRenewing<Done>(
	seconds: number,
	renew: () => Promise<unknown>,
	work: () => Promise<Done>,
): Promise<Done> {
	const renewing = setInterval(() => void renew().catch(() => undefined), (seconds * 1_000) / 3);
	try {
		return await work();
	} finally {
		clearInterval(renewing);
	}
}
