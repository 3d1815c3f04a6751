import type { Tx } from "../../db/connect.ts";
import { countDeliveries, enqueue } from "../deliveries/delivery-store.ts";
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

/**
 * Ends the session to come of a lead whose consent was taken back. Whom an invitation reached gets what takes it out of
 * their calendar, the one thing still written about the lead; who never heard of it hears nothing.
 * @param drop takes away what waits to leave about the lead, the invitation too.
 */
export async function endSession(
	tx: Tx,
	world: World,
	leadId: string,
	drop: () => Promise<unknown>,
): Promise<void> {
	const now = world.now().toISOString();
	const before = await sessionOf(tx, leadId);
	const counts = await countDeliveries(tx, `${keyOf(leadId)}:`);
	const pending = before ? await countDeliveries(tx, `${keyOf(leadId, before.sequence)}:`) : {};
	await drop();
	if (!before || before.startsAt <= now) return;
	// Cancelled before, and that did not leave yet: it was dropped, and leaves anew.
	const untold = (pending.waiting ?? 0) + (pending.dead ?? 0) > 0;
	if (before.cancelledAt && !untold) return;
	const next = { ...before, cancelledAt: before.cancelledAt ?? now };
	const unsent = (counts.waiting ?? 0) + (counts.dead ?? 0) > 0;
	// What left long ago is not counted any more.
	const reached = (counts.sent ?? 0) + (counts.sending ?? 0) > 0 || !unsent;
	if (reached) await change(tx, world, before, next);
	else await saveSession(tx, { ...next, sequence: before.sequence + 1, changedAt: now });
}

/** How the keys of the mails about a session begin, of all or of one of its changes. */
function keyOf(leadId: string, sequence?: number): string {
	return ["audit-session", leadId, ...(sequence === undefined ? [] : [sequence])].join(":");
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
			key: `${keyOf(leadId, sequence)}:${reader}`,
			kind: "audit-session",
			payload: { leadId, sequence: String(sequence), reader },
		});
	}
}
