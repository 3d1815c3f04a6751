import { timeZone } from "../../content/locale.ts";
import { setContacted } from "../leads/lead-contact-store.ts";
import { type LeadChangeContext, recordLeadChange } from "../leads/record-lead-change.ts";
import { findRevocation } from "../privacy/revocation-store.ts";
import { dayMs, momentAt } from "../wall-clock.ts";
import { cancelConsultation, setConsultation } from "./change-consultation.ts";

const aYear = 366 * dayMs;
const longestPlace = 300;

export type ConsultationProblems = { starts?: "unreadable" | "not-ahead"; place?: "too-long" };

/**
 * Sets or moves a lead's consultation and records who did it.
 * @returns "no-email" for a lead without an address; "revoked" when the person revoked the consent; "consultation-same"
 * when time and place are what they were: no mail leaves.
 */
export async function scheduleConsultationByStaff(
	context: LeadChangeContext,
	{ starts, place }: { starts: string; place: string },
): Promise<"done" | "no-email" | "revoked" | "consultation-same" | { problems: ConsultationProblems }> {
	const { db, runtime, lead } = context;
	if (!lead.email) return "no-email";
	if (await findRevocation(db, lead.id)) return "revoked";
	const startsAt = momentAt(starts.slice(0, 16), timeZone);
	const ahead = startsAt ? startsAt.getTime() - runtime.now().getTime() : 0;
	const problems: ConsultationProblems = {};
	if (!startsAt) problems.starts = "unreadable";
	else if (ahead <= 0 || ahead > aYear) problems.starts = "not-ahead";
	if (place.length > longestPlace) problems.place = "too-long";
	if (!startsAt || problems.starts || problems.place) return { problems };
	return db.transaction().execute(async (tx) => {
		const outcome = await setConsultation(tx, runtime, { leadId: lead.id, startsAt, place });
		if (outcome === "unchanged") return "consultation-same";
		await recordLeadChange(tx, context, `session-${outcome}`);
		await setContacted(tx, lead.id, runtime.now().toISOString());
		return "done";
	});
}

/**
 * Cancels a lead's consultation, if there is one, and records who did it.
 * @returns "no-email" for a lead without an address.
 */
export async function cancelConsultationByStaff(context: LeadChangeContext): Promise<"done" | "no-email"> {
	const { db, runtime, lead } = context;
	if (!lead.email) return "no-email";
	await db.transaction().execute(async (tx) => {
		if (await cancelConsultation(tx, runtime, lead.id))
			await recordLeadChange(tx, context, "session-cancelled");
	});
	return "done";
}
