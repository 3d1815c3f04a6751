import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import { setContacted } from "../leads/lead-contact-store.ts";
import { findLead } from "../leads/lead-store.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import type { Runtime } from "../runtime.ts";
import { dayMs, momentAt } from "../wall-clock.ts";
import { cancelConsultation, setConsultation } from "./change-consultation.ts";

const aYear = 366 * dayMs;
const longestPlace = 300;

type ConsultationWish = { starts: string; place: string };

export type ConsultationProblems = { starts?: "unreadable" | "not-ahead"; place?: "too-long" };

type CancelOutcome = { kind: "done" | "unknown" | "no-email" };
type ScheduleOutcome =
	| CancelOutcome
	| { kind: "revoked" }
	| { kind: "refused"; problems: ConsultationProblems };

/**
 * Sets or moves a lead's consultation and records who did it.
 * @returns "no-email" for a lead without an address; "revoked" when the person revoked the consent.
 */
export async function scheduleConsultationByStaff(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	leadId: string,
	{ starts, place }: ConsultationWish,
): Promise<ScheduleOutcome> {
	const lead = await findLead(db, leadId);
	if (!lead?.email) return { kind: lead ? "no-email" : "unknown" };
	if (await revocationOf(db, leadId)) return { kind: "revoked" };
	const startsAt = momentAt(starts.slice(0, 16), timeZone);
	const ahead = startsAt ? startsAt.getTime() - runtime.now().getTime() : 0;
	const problems: ConsultationProblems = {};
	if (!startsAt) problems.starts = "unreadable";
	else if (ahead <= 0 || ahead > aYear) problems.starts = "not-ahead";
	if (place.length > longestPlace) problems.place = "too-long";
	if (!startsAt || problems.starts || problems.place) return { kind: "refused", problems };
	await db.transaction().execute(async (tx) => {
		const outcome = await setConsultation(tx, runtime, { leadId, startsAt, place });
		const subject = { kind: "lead", id: leadId } as const;
		if (outcome === "unchanged") return;
		await recordInAuditLog(tx, runtime, { actor, action: `session-${outcome}`, subject });
		await setContacted(tx, leadId, runtime.now().toISOString());
	});
	return { kind: "done" };
}

/** Cancels a lead's consultation, if there is one, and records who did it. */
export async function cancelConsultationByStaff(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	leadId: string,
): Promise<CancelOutcome> {
	const lead = await findLead(db, leadId);
	if (!lead?.email) return { kind: lead ? "no-email" : "unknown" };
	await db.transaction().execute(async (tx) => {
		const subject = { kind: "lead", id: leadId } as const;
		if (await cancelConsultation(tx, runtime, leadId))
			await recordInAuditLog(tx, runtime, { actor, action: "session-cancelled", subject });
	});
	return { kind: "done" };
}
