import { data, type RouterContextProvider } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import {
	type ConsultationProblems,
	callOffConsultation,
	scheduleConsultation,
} from "../../../domain/consultations/schedule-consultation.ts";
import { formText } from "../../forms/form-text.server.ts";
import { notFound, redirectDone, staffRequest } from "../staff-request.server.ts";
import type { LeadState } from "./lead-state.ts";

export async function changeConsultation(
	request: Request,
	context: Readonly<RouterContextProvider>,
	leadId: string,
	form: FormData,
) {
	const { services, db, actor, to, text } = staffRequest(request, context);
	const { runtime, settings } = services;
	const { timeZone } = settings.brand;
	const typed = {
		starts: formText(form, "starts").trim(),
		place: formText(form, "place").replace(/\s+/g, " ").trim(),
	};
	const outcome =
		formText(form, "intent") === "consultation-cancel"
			? await callOffConsultation(db, runtime, actor, leadId)
			: await scheduleConsultation(db, runtime, actor, leadId, { ...typed, timeZone });
	if (outcome === "unknown") return notFound();
	if (typeof outcome === "object") {
		const problems = problemTexts(outcome.problems, text.lead.consultation.problems);
		return data<LeadState>({ intent: "consultation", form: { typed, problems, failure: null } }, 400);
	}
	return redirectDone(
		to(`/leads/${encodeURIComponent(leadId)}`),
		outcome === "done" ? "consultation" : outcome,
	);
}

function problemTexts(
	{ starts, place }: ConsultationProblems,
	words: StaffText["lead"]["consultation"]["problems"],
): Record<string, string> {
	return {
		...(starts && { starts: starts === "unreadable" ? words.starts : words.past }),
		...(place && { place: words.place }),
	};
}
