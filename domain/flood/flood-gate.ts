import type { Db, Tx } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { countPassage, forgetFingerprints, forgetWindowsUntil, uncountPassage } from "./flood-store.ts";

/** A rate limit for each visitor: at most `most` times in each window of `seconds`, one day at most. */
export type Gate = { name: string; most: number; seconds: number };

export type Passage = { kind: "passed" } | { kind: "flooded"; retryAfterSeconds: number };

const aDay = 86_400_000;

/**
 * Counts one attempt against a rate limit, over all processes of the site.
 * @param visitor identifies the visitor, e.g. by an address. Only its fingerprint is stored, and `forgetWindows` deletes
 * it a day later.
 * @returns flooded, with the whole seconds until the window ends, when the limit is used up.
 */
export async function pass(db: Db | Tx, world: World, gate: Gate, visitor: string): Promise<Passage> {
	const now = world.now().getTime();
	const opened = openedAt(gate, now);
	const count = await countPassage(db, {
		gate: gate.name,
		visitor: world.fingerprint(visitor),
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
export async function giveBack(
	db: Db | Tx,
	world: World,
	{ gate, visitor, at }: { gate: Gate; visitor: string; at: Date },
): Promise<void> {
	await uncountPassage(db, {
		gate: gate.name,
		visitor: world.fingerprint(visitor),
		openedAt: iso(openedAt(gate, at.getTime())),
	});
}

/** Deletes all counts of these visitors, for every rate limit. @param visitors as given to `pass`. */
export async function forgetVisitors(tx: Tx, world: World, visitors: readonly string[]): Promise<void> {
	await forgetFingerprints(tx, visitors.map(world.fingerprint));
}

/** Deletes windows that began at least a day ago; no window is longer. */
export async function forgetWindows(db: Db, world: World): Promise<void> {
	await forgetWindowsUntil(db, iso(world.now().getTime() - aDay));
}

/** Finds when the window of a moment began, both in milliseconds. */
function openedAt({ seconds }: Gate, moment: number): number {
	return moment - (moment % (seconds * 1000));
}

function iso(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
