import type { Tx } from "../../db/connect.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { World } from "../world.ts";
import { type AuditSession, saveSession, sessionOf } from "./session-store.ts";

/**
 * Sets or moves the session of a lead's Audit Express, and invites the visitor and sales to it.
 * @param startsAt when it begins.
 * @returns unchanged when it stands so already: nobody is written to again.
 */
export async function setSession(
	tx: Tx,
	world: World,
	{ leadId, startsAt, place }: { leadId: string; startsAt: Date; place: string },
): Promise<"set" | "moved" | "unchanged"> {
	const before = await sessionOf(tx, leadId);
	const wanted = { startsAt: startsAt.toISOString(), place, cancelledAt: null };
	const stands =
		before !== null &&
		before.startsAt === wanted.startsAt &&
		before.place === place &&
		before.cancelledAt === null;
	if (stands) return "unchanged";
	await change(tx, world, before, { ...wanted, leadId });
	return before ? "moved" : "set";
}

/** Cancels a lead's session and tells whom it was told to. @returns false when there is none. */
export async function cancelSession(tx: Tx, world: World, leadId: string): Promise<boolean> {
	const before = await sessionOf(tx, leadId);
	if (!before || before.cancelledAt) return false;
	await change(tx, world, before, { ...before, cancelledAt: world.now().toISOString() });
	return true;
}

async function change(
	tx: Tx,
	world: World,
	before: AuditSession | null,
	next: Omit<AuditSession, "sequence" | "changedAt">,
): Promise<void> {
	const { leadId } = next;
	const sequence = before ? before.sequence + 1 : 0;
	await saveSession(tx, { ...next, sequence, changedAt: world.now().toISOString() });
	for (const reader of ["visitor", "sales"] as const) {
		await enqueue(tx, world, {
			key: `audit-session:${leadId}:${sequence}:${reader}`,
			kind: "audit-session",
			payload: { leadId, sequence: String(sequence), reader },
		});
	}
}
