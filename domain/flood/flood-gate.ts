import { createHash } from "node:crypto";
import type { Db, Tx } from "../../db/connect.ts";
import type { World } from "../world.ts";
import { countPassage, forgetFingerprints, forgetWindowsBefore, uncountPassage } from "./flood-store.ts";

/** How often one visitor may do a thing: at most so many times in each window of so many seconds. */
export type Gate = { name: string; most: number; seconds: number };

export type Passage = { kind: "passed" } | { kind: "flooded"; retryAfterSeconds: number };

const aDay = 86_400_000;

/**
 * Counts one passage through a gate, over all processes of the site.
 * @param visitor what tells one visitor from another, e.g. an address; only its fingerprint is stored, for a day.
 * @returns flooded, with the whole seconds until the gate opens again, when the window's passages are used up.
 */
export async function pass(db: Db | Tx, world: World, gate: Gate, visitor: string): Promise<Passage> {
	const now = world.now().getTime();
	if (world.random() < 0.01) await forgetWindowsBefore(db, iso(now - aDay));
	const opened = openedAt(gate, now);
	const passages = await countPassage(db, {
		gate: gate.name,
		visitor: fingerprint(visitor),
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
export async function giveBack(db: Db | Tx, gate: Gate, visitor: string, at: Date): Promise<void> {
	const opened = openedAt(gate, at.getTime());
	await uncountPassage(db, { gate: gate.name, visitor: fingerprint(visitor), openedAt: iso(opened) });
}

/** Forgets how often somebody did things, whoever it was counted by. */
export async function forgetVisitors(tx: Tx, visitors: readonly string[]): Promise<void> {
	await forgetFingerprints(tx, visitors.map(fingerprint));
}

/** When the window of a moment began, both in milliseconds. */
function openedAt({ seconds }: Gate, moment: number): number {
	return moment - (moment % (seconds * 1000));
}

function iso(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}

function fingerprint(visitor: string): string {
	return createHash("sha256").update(visitor).digest("base64url");
}
