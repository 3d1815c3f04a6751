import type { Db, Tx } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import {
	decrementCount,
	forgetFingerprints,
	forgetWindowsUntil,
	incrementCount,
} from "./rate-limit-store.ts";

/** A rate limit for each visitor: at most `most` times in each window of `seconds`, one day at most. */
export type RateLimit = { name: string; most: number; seconds: number };

export type RateLimitResult = { kind: "passed" } | { kind: "flooded"; retryAfterSeconds: number };

const aDay = 86_400_000;

/**
 * Counts one attempt against a rate limit, over all processes of the site.
 * @param visitor identifies the visitor, e.g. by an address. Only its fingerprint is stored, and `forgetWindows` deletes
 * it a day later.
 * @returns flooded, with the whole seconds until the window ends, when the limit is used up.
 */
export async function checkRateLimit(
	db: Db | Tx,
	runtime: Runtime,
	gate: RateLimit,
	visitor: string,
): Promise<RateLimitResult> {
	const now = runtime.now().getTime();
	const opened = openedAt(gate, now);
	const count = await incrementCount(db, {
		gate: gate.name,
		visitor: runtime.fingerprint(visitor),
		openedAt: iso(opened),
	});
	if (count <= gate.most) return { kind: "passed" };
	return { kind: "flooded", retryAfterSeconds: Math.ceil((opened + gate.seconds * 1000 - now) / 1000) };
}

/**
 * Takes back one counted attempt that should not have counted. Counting first keeps attempts at the same moment within
 * the limit; only this attempt is taken back.
 * @param at when it was counted: later windows stay as they are.
 */
export async function uncountRequest(
	db: Db | Tx,
	runtime: Runtime,
	{ gate, visitor, at }: { gate: RateLimit; visitor: string; at: Date },
): Promise<void> {
	await decrementCount(db, {
		gate: gate.name,
		visitor: runtime.fingerprint(visitor),
		openedAt: iso(openedAt(gate, at.getTime())),
	});
}

/** Deletes all counts of these visitors, for every rate limit. @param visitors as given to `checkRateLimit`. */
export async function forgetVisitors(tx: Tx, runtime: Runtime, visitors: readonly string[]): Promise<void> {
	await forgetFingerprints(tx, visitors.map(runtime.fingerprint));
}

/** Deletes windows that began at least a day ago; no window is longer. */
export async function forgetWindows(db: Db, runtime: Runtime): Promise<void> {
	await forgetWindowsUntil(db, iso(runtime.now().getTime() - aDay));
}

function openedAt({ seconds }: RateLimit, moment: number): number {
	return moment - (moment % (seconds * 1000));
}

function iso(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
