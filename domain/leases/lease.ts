import type { Runtime } from "../runtime.ts";

/** Bounded by time, because a process that is killed says nothing. */
export type Lease = {
	holder: string;
	/** ISO 8601, UTC: after it, another process may take the row. */
	until: string;
};

/** Makes a lease for a new holder; the caller stores it. */
export function acquireLease(runtime: Runtime, seconds: number): Lease {
	return renewLease(runtime, { holder: runtime.newId() }, seconds);
}

/** @returns the same holder's lease, from now on. */
export function renewLease(runtime: Runtime, { holder }: Pick<Lease, "holder">, seconds: number): Lease {
	return { holder, until: new Date(runtime.now().getTime() + seconds * 1_000).toISOString() };
}

export const releasedLease = { holder: null, until: null };

/** Whether another process may take the row. @param until null: nobody has it. */
export function isLeaseExpired(until: string | null, now: Date): boolean {
	return until === null || until <= now.toISOString();
}

/**
 * Works on a row whose lease may be shorter than the work: renews it every third of its time. A renewal that fails is
 * tried again at the next; whether the row is still held is known when it is stored.
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
