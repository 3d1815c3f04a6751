import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import type { Actor } from "../accounts/audit-entry.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { setContacted } from "../leads/lead-contact-store.ts";
import { findLead } from "../leads/lead-store.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import type { Runtime } from "../runtime.ts";
import { dayMs, momentAt } from "../wall-clock.ts";
import { cancelConsultation, setConsultation } from "./change-consultation.ts";

const aYear = 366 * dayMs;
const longestPlace = 300;

export type ConsultationWish = { starts: string; place: string };

export type ConsultationProblems = { starts?: "unreadable" | "not-ahead"; place?: "too-long" };

/**
 * Sets or moves a lead's consultation and records who did it.
 * @returns "unknown" for a lead without an address; "revoked" when the person revoked the consent; or what is wrong.
 */
export async function scheduleConsultation(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	leadId: string,
	{ starts, place }: ConsultationWish,
): Promise<"done" | "unknown" | "revoked" | { problems: ConsultationProblems }> {
	if (!(await findLead(db, leadId))?.email) return "unknown";
	if (await revocationOf(db, leadId)) return "revoked";
	const startsAt = momentAt(starts.slice(0, 16), timeZone);
	const ahead = startsAt ? startsAt.getTime() - runtime.now().getTime() : 0;
	const problems: ConsultationProblems = {};
	if (!startsAt) problems.starts = "unreadable";
	else if (ahead <= 0 || ahead > aYear) problems.starts = "not-ahead";
	if (place.length > longestPlace) problems.place = "too-long";
	if (!startsAt || problems.starts || problems.place) return { problems };
	await db.transaction().execute(async (tx) => {
		const outcome = await setConsultation(tx, runtime, { leadId, startsAt, place });
		const subject = { kind: "lead", id: leadId };
		if (outcome === "unchanged") return;
		await recordAudit(tx, runtime, { actor, action: `session-${outcome}`, subject });
		await setContacted(tx, leadId, runtime.now().toISOString());
	});
	return "done";
}

/** Cancels a lead's consultation, if there is one, and records who did it. @returns "unknown" for a lead without an address. */
export async function cancelConsultationOf(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	leadId: string,
): Promise<"done" | "unknown"> {
	if (!(await findLead(db, leadId))?.email) return "unknown";
	await db.transaction().execute(async (tx) => {
		const subject = { kind: "lead", id: leadId };
		if (await cancelConsultation(tx, runtime, leadId))
			await recordAudit(tx, runtime, { actor, action: "session-cancelled", subject });
	});
	return "done";
}
