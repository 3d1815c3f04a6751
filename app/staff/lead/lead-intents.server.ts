import { limits } from "../../../config/limits.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import {
	type ConsultationProblems,
	cancelConsultationByStaff,
	scheduleConsultationByStaff,
} from "../../../domain/consultations/schedule-consultation.ts";
import { changeLead, type LeadChange, type LeadRefusal } from "../../../domain/leads/change-lead.ts";
import { redirectWith, refuse } from "../../forms/answer-intent.server.ts";
import { redirectDone, type StaffForm, type StaffIntents, submissionId } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

export const leadIntents = {
	note: async (form: StaffForm, leadId: string) => {
		const { field, text, services } = form;
		const note = field("note");
		const problem = noteProblem(note, text.lead.problems);
		if (problem) return refuse("note", { typed: { note }, problems: { note: problem } });
		const id = submissionId(form.formData, services.runtime);
		return applyChange(form, leadId, { kind: "note", id, text: note });
	},
	owner: changeBy(({ field }) => ({ kind: "owner", accountId: field("owner") })),
	client: changeBy(({ field }) => ({ kind: "client", clientId: field("client") })),
	proposal: changeBy(() => ({ kind: "proposal" })),
	contacted: changeBy(() => ({ kind: "contacted" })),
	postponed: changeBy(() => ({ kind: "postponed" })),
	crm: changeBy(() => ({ kind: "crm" })),
	"revoke-proposal": changeBy(({ field }) => ({ kind: "revoke-proposal", proposalId: field("proposal") })),
	"revoke-consent": changeBy(() => ({ kind: "revoke-consent" })),
	consultation: async (form: StaffForm, leadId: string) => {
		const { services, db, actor, field, text } = form;
		const typed = { starts: field("starts"), place: field("place").replace(/\s+/g, " ") };
		const outcome = await scheduleConsultationByStaff(db, services.runtime, actor, leadId, typed);
		if (outcome.kind !== "refused") return redirectToLead(form, leadId, outcome.kind, "consultation");
		const problems = consultationProblems(outcome.problems, text.lead.consultation.problems);
		return refuse("consultation", { typed, problems });
	},
	"consultation-cancel": async (form: StaffForm, leadId: string) => {
		const { services, db, actor } = form;
		const { kind } = await cancelConsultationByStaff(db, services.runtime, actor, leadId);
		return redirectToLead(form, leadId, kind, "consultation-cancel");
	},
} satisfies StaffIntents<[string]>;

function changeBy(read: (form: StaffForm) => LeadChange) {
	return (form: StaffForm, leadId: string) => applyChange(form, leadId, read(form));
}

async function applyChange(form: StaffForm, leadId: string, change: LeadChange) {
	const { db, services, actor } = form;
	const outcome = await changeLead(db, services, actor, leadId, change);
	return redirectToLead(form, leadId, outcome, change.kind);
}

export type Unchanged = LeadRefusal | "no-email";

function redirectToLead(
	{ to }: StaffForm,
	leadId: string,
	outcome: "done" | "unknown" | Unchanged,
	done: LeadChange["kind"] | "consultation" | "consultation-cancel",
) {
	if (outcome === "unknown") return notFound();
	const path = to(`/leads/${encodeURIComponent(leadId)}`);
	return outcome === "done" ? redirectDone<"lead">(path, done) : redirectWith(path, outcome, "unchanged");
}

function noteProblem(note: string, problems: StaffText["lead"]["problems"]): string | null {
	if (!note) return problems.note;
	return note.length > limits.note ? problems.noteLong : null;
}

function consultationProblems(
	{ starts, place }: ConsultationProblems,
	words: StaffText["lead"]["consultation"]["problems"],
): Record<string, string> {
	return {
		...(starts && { starts: starts === "unreadable" ? words.starts : words.past }),
		...(place && { place: words.place }),
	};
}
