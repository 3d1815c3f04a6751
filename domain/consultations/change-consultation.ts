import type { Tx } from "../../db/connect.ts";
import { type ConsultationChange, consultationReaders } from "../../shared/delivery.ts";
import { countDeliveries, enqueue } from "../deliveries/delivery-store.ts";
import type { Runtime } from "../runtime.ts";
import { type Consultation, findConsultation, saveConsultation } from "./consultation-store.ts";

/**
 * Sets or moves the Audit Express consultation of a lead, and queues an invitation for the visitor and for sales.
 * @returns "unchanged" when time and place are the same: no mail leaves.
 */
export async function setConsultation(
	tx: Tx,
	runtime: Runtime,
	{ leadId, startsAt, place }: { leadId: string; startsAt: Date; place: string },
): Promise<Exclude<ConsultationChange, "cancelled"> | "unchanged"> {
	const previous = await findConsultation(tx, leadId);
	const next = { startsAt: startsAt.toISOString(), place, cancelledAt: null };
	const isUnchanged =
		previous !== null &&
		previous.startsAt === next.startsAt &&
		previous.place === place &&
		previous.cancelledAt === null;
	if (isUnchanged) return "unchanged";
	await change(tx, runtime, previous, { ...next, leadId });
	return previous ? "moved" : "set";
}

/** Cancels a lead's consultation and notifies the visitor and sales. @returns false when there is none. */
export async function cancelConsultation(tx: Tx, runtime: Runtime, leadId: string): Promise<boolean> {
	const previous = await findConsultation(tx, leadId);
	if (!previous || previous.cancelledAt) return false;
	await change(tx, runtime, previous, { ...previous, cancelledAt: runtime.now().toISOString() });
	return true;
}

/**
 * Ends the upcoming consultation of a lead who revoked consent. A visitor who received an invitation gets a cancellation for
 * their calendar, the only mail still sent about the lead. Others get nothing.
 * @param drop deletes the unsent deliveries about the lead, invitations included.
 */
export async function endConsultation(
	tx: Tx,
	runtime: Runtime,
	leadId: string,
	drop: () => Promise<unknown>,
): Promise<void> {
	const now = runtime.now().toISOString();
	const previous = await findConsultation(tx, leadId);
	const countsOfAll = await countDeliveries(tx, `${keyOf(leadId)}:`);
	const countsOfLatest = previous ? await countDeliveries(tx, `${keyOf(leadId, previous.sequence)}:`) : {};
	await drop();
	if (!previous || previous.startsAt <= now) return;
	// `drop` deleted a cancellation that was still queued: it is queued again.
	if (previous.cancelledAt && !hasUnsent(countsOfLatest)) return;
	const next = { ...previous, cancelledAt: previous.cancelledAt ?? now };
	if (wasInvitationSent(countsOfAll)) await change(tx, runtime, previous, next);
	else await saveConsultation(tx, { ...next, sequence: previous.sequence + 1, changedAt: now });
}

type DeliveryCounts = Awaited<ReturnType<typeof countDeliveries>>;

function hasUnsent({ waiting = 0, dead = 0 }: DeliveryCounts): boolean {
	return waiting + dead > 0;
}

/** Old rows are deleted, so no unsent row means that the invitation left. */
function wasInvitationSent(counts: DeliveryCounts): boolean {
	const { sent = 0, sending = 0 } = counts;
	return sent + sending > 0 || !hasUnsent(counts);
}

function keyOf(leadId: string, sequence?: number): string {
	return ["audit-session", leadId, ...(sequence === undefined ? [] : [sequence])].join(":");
}

async function change(
	tx: Tx,
	runtime: Runtime,
	previous: Consultation | null,
	next: Omit<Consultation, "sequence" | "changedAt">,
): Promise<void> {
	const { leadId } = next;
	const sequence = previous ? previous.sequence + 1 : 0;
	const changed = next.cancelledAt ? "cancelled" : previous && !previous.cancelledAt ? "moved" : "set";
	await saveConsultation(tx, { ...next, sequence, changedAt: runtime.now().toISOString() });
	for (const reader of consultationReaders) {
		await enqueue(tx, runtime, {
			dedupeKey: `${keyOf(leadId, sequence)}:${reader}`,
			kind: "audit-session",
			payload: { leadId, sequence: String(sequence), reader, changed },
		});
	}
}
