import type { Db, Tx } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import { dayMs } from "../wall-clock.ts";
import {
	type Count,
	countsBetween,
	decrementCount,
	forgetCountsUntil,
	forgetFingerprints,
	incrementCountBelow,
} from "./rate-limit-store.ts";
import { countedAs } from "./visitor-network.ts";

/** A rate limit for each visitor: at most `most` times in any `seconds`, one day at most. */
export type RateLimit = { name: string; most: number; seconds: number };

export type RateLimitResult = { kind: "passed" } | { kind: "exceeded"; retryAfterSeconds: number };

type Limited = { limit: RateLimit; subject: string };

/** A window slides in this many parts: an attempt counts until the whole part it was made in has left the window. */
const parts = 10;

/**
 * Counts one attempt against a rate limit, over all processes of the site. A refused attempt does not count.
 * @param subject whom the limit counts, e.g. the address of a visitor. Only its fingerprint is stored, and `forgetCounts` deletes
 * it. An IPv6 network of 64 bits, as `visitorAddress` writes it, counts in its network of 48 bits too.
 * @param at when it counts: `uncountRequest` takes it back by the same moment.
 * @returns exceeded, with the whole seconds until the next attempt can pass, when the limit is used up.
 */
export async function checkRateLimit(
	db: Db | Tx,
	runtime: Runtime,
	limit: RateLimit,
	subject: string,
	at = runtime.now(),
): Promise<RateLimitResult> {
	return checkRateLimits(db, runtime, [{ limit, subject }], at);
}

/** Counts one attempt against several rate limits as `checkRateLimit` does, or against none when one is used up. */
export async function checkRateLimits(
	db: Db | Tx,
	runtime: Runtime,
	limited: readonly Limited[],
	at: Date,
): Promise<RateLimitResult> {
	const counted: Limited[] = [];
	for (const next of limited.flatMap(withNetwork)) {
		const retryAfterSeconds = await count(db, runtime, next, at.getTime());
		if (retryAfterSeconds !== null) {
			for (const one of counted) await takeBack(db, runtime, one, at);
			return { kind: "exceeded", retryAfterSeconds };
		}
		counted.push(next);
	}
	return { kind: "passed" };
}

/**
 * Takes back one counted attempt that should not have counted. Counting first keeps attempts at the same moment within
 * the limit; only this attempt is taken back.
 * @param at when it was counted: later attempts stay as they are.
 */
export async function uncountRequest(
	db: Db | Tx,
	runtime: Runtime,
	{ limit, subject, at }: Limited & { at: Date },
): Promise<void> {
	for (const limited of withNetwork({ limit, subject })) await takeBack(db, runtime, limited, at);
}

/** Deletes all counts of these subjects, for every rate limit. @param subjects as given to `checkRateLimit`. */
export async function forgetSubjects(tx: Tx, runtime: Runtime, subjects: readonly string[]): Promise<void> {
	await forgetFingerprints(tx, subjects.map(runtime.fingerprint));
}

/** Deletes the counts that no rate limit reads any more: the longest reads those of a day and a part of it. */
export async function forgetCounts(db: Db, runtime: Runtime): Promise<void> {
	await forgetCountsUntil(db, iso(runtime.now().getTime() - dayMs - dayMs / parts));
}

function withNetwork({ limit: { name, most, seconds }, subject }: Limited): Limited[] {
	return countedAs(subject).map((counted) => ({
		limit: { name: counted.times > 1 ? `${name}-48` : name, most: most * counted.times, seconds },
		subject: counted.subject,
	}));
}

/** @returns seconds to wait, or null when the attempt is counted. */
async function count(
	db: Db | Tx,
	runtime: Runtime,
	{ limit, subject }: Limited,
	now: number,
): Promise<number | null> {
	const part = partOf(limit);
	const opened = openedAt(limit, now);
	const counter = { limit: limit.name, subject: runtime.fingerprint(subject) };
	const counts = await countsBetween(db, counter, iso(now - (parts + 1) * part), iso(opened));
	const before = counts.filter(({ openedAt }) => openedAt !== iso(opened));
	const remaining = limit.most - total(before);
	if (remaining > 0 && (await incrementCountBelow(db, { ...counter, openedAt: iso(opened) }, remaining)))
		return null;
	const last = firstToLeave(counts, total(counts) - limit.most + 1);
	const freeAt = (last ? Date.parse(last.openedAt) : opened) + (parts + 1) * part;
	return Math.ceil((freeAt - now) / 1000);
}

/** Finds the count with whose end so many attempts are free. @param counts oldest first. */
function firstToLeave(counts: readonly Count[], wanted: number): Count | undefined {
	let missing = wanted;
	return counts.find(({ attempts }) => {
		missing -= attempts;
		return missing <= 0;
	});
}

function takeBack(db: Db | Tx, runtime: Runtime, { limit, subject }: Limited, at: Date): Promise<void> {
	const openedText = iso(openedAt(limit, at.getTime()));
	return decrementCount(db, {
		limit: limit.name,
		subject: runtime.fingerprint(subject),
		openedAt: openedText,
	});
}

function total(counts: readonly Count[]): number {
	return counts.reduce((sum, { attempts }) => sum + attempts, 0);
}

function partOf({ seconds }: RateLimit): number {
	return (seconds * 1000) / parts;
}

function openedAt(limit: RateLimit, moment: number): number {
	return moment - (moment % partOf(limit));
}

function iso(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
