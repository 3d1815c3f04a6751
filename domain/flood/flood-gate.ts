import type { Db, Tx } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { countPassage, forgetFingerprints, forgetWindowsUntil, uncountPassage } from "./flood-store.ts";

/** How often one visitor may do a thing: at most so many times in each window of so many seconds, a day at most. */
export type Gate = { name: string; most: number; seconds: number };

export type Passage = { kind: "passed" } | { kind: "flooded"; retryAfterSeconds: number };

const aDay = 86_400_000;

/**
 * Counts one passage through a gate, over all processes of the site.
 * @param visitor what tells one visitor from another, e.g. an address; only its fingerprint is stored, until
 * `forgetWindows` finds it a day later.
 * @returns flooded, with the whole seconds until the gate opens again, when the window's passages are used up.
 */
export async function pass(db: Db | Tx, world: World, gate: Gate, visitor: string): Promise<Passage> {
	const now = world.now().getTime();
	const opened = openedAt(gate, now);
	const passages = await countPassage(db, {
		gate: gate.name,
		visitor: world.fingerprint(visitor),
		openedAt: iso(opened),
	});
	if (passages <= gate.most) return { kind: "passed" };
	return { kind: "flooded", retryAfterSeconds: Math.ceil((opened + gate.seconds * 1000 - now) / 1000) };
}

/**
 * Gives one passage back that turned out not to be what the gate counts. It was counted first, so that many at once
 * never get further than the gate lets them; and it alone is given back, whatever else was counted.
 * @param at when it was let through: a window that is over since then is left as it is.
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

/** Forgets how often somebody did things, whoever it was counted by. @param visitors as they went through `pass`. */
export async function forgetVisitors(tx: Tx, world: World, visitors: readonly string[]): Promise<void> {
	await forgetFingerprints(tx, visitors.map(world.fingerprint));
}

/** Forgets who was counted in windows that began a day ago or earlier; no gate's is longer. */
export async function forgetWindows(db: Db, world: World): Promise<void> {
	await forgetWindowsUntil(db, iso(world.now().getTime() - aDay));
}

/** When the window of a moment began, both in milliseconds. */
function openedAt({ seconds }: Gate, moment: number): number {
	return moment - (moment % (seconds * 1000));
}

function iso(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
