import { data, type RouterContextProvider } from "react-router";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { cancelConsultation, setConsultation } from "../../../domain/consultations/change-consultation.ts";
import { findLead } from "../../../domain/leads/lead-store.ts";
import { revocationOf } from "../../../domain/privacy/revocation-store.ts";
import { momentAt } from "../../../domain/wall-clock.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { formText } from "../../forms/text-of.ts";
import { doneAt, notThere, staffRoom } from "../staff-room.server.ts";
import type { LeadState } from "./lead-state.ts";

const aYear = 366 * 86_400_000;

/** Sets, moves or cancels the session of a lead's Audit Express. What was typed is shown again with what is wrong. */
export async function changeSession(
	request: Request,
	context: Readonly<RouterContextProvider>,
	leadId: string,
	form: FormData,
) {
	const { services, db, actor, to, text } = staffRoom(request, context);
	const { runtime, settings } = services;
	const lead = await findLead(db, leadId);
	if (!lead?.email) return notThere();
	const path = to(`/leads/${encodeURIComponent(leadId)}`);
	const subject = { kind: "lead", id: leadId };
	if (formText(form, "what") === "session-cancel") {
		await db.transaction().execute(async (tx) => {
			if (await cancelConsultation(tx, runtime, leadId))
				await recordAudit(tx, runtime, { actor, action: "session-cancelled", subject });
		});
		return doneAt(path, "session");
	}
	if (await revocationOf(db, leadId)) return doneAt(path, "withdrawn");
	const typed = {
		starts: cleanText(formText(form, "starts")).trim(),
		place: cleanText(formText(form, "place")).replace(/\s+/g, " ").trim(),
	};
	const startsAt = momentAt(typed.starts.slice(0, 16), settings.brand.timeZone);
	const words = text.lead.session.problems;
	const now = runtime.now().getTime();
	const problems: Record<string, string> = {};
	if (!startsAt) problems.starts = words.starts;
	else if (startsAt.getTime() <= now || startsAt.getTime() > now + aYear) problems.starts = words.past;
	if (typed.place.length > 300) problems.place = words.place;
	if (!startsAt || Object.keys(problems).length > 0)
		return data<LeadState>({ what: "session", form: { typed, problems, failure: null } }, 400);
	await db.transaction().execute(async (tx) => {
		const outcome = await setConsultation(tx, runtime, { leadId, startsAt, place: typed.place });
		if (outcome !== "unchanged")
			await recordAudit(tx, runtime, { actor, action: `session-${outcome}`, subject });
	});
	return doneAt(path, "session");
}
