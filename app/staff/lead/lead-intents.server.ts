import type { StaffText } from "../../../content/staff/schema.ts";
import { changeLead, type LeadChange, type LeadProblems } from "../../../domain/leads/change-lead.ts";
import { redirectWith, refuse } from "../../forms/answer-intent.server.ts";
import {
	redirectDone,
	type StaffIntents,
	type StaffSubmission,
	submissionId,
} from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";

export const leadIntents = {
	note: changeBy(({ field, formData, services }) => ({
		kind: "note",
		id: submissionId(formData, services.runtime),
		note: field("note"),
	})),
	owner: changeBy(({ field }) => ({ kind: "owner", accountId: field("owner") })),
	client: changeBy(({ field }) => ({ kind: "client", clientId: field("client") })),
	proposal: changeBy(() => ({ kind: "proposal" })),
	contacted: changeBy(() => ({ kind: "contacted" })),
	postponed: changeBy(() => ({ kind: "postponed" })),
	crm: changeBy(() => ({ kind: "crm" })),
	"revoke-proposal": changeBy(({ field }) => ({ kind: "revoke-proposal", proposalId: field("proposal") })),
	"revoke-consent": changeBy(() => ({ kind: "revoke-consent" })),
	consultation: changeBy(({ field }) => ({
		kind: "consultation",
		starts: field("starts"),
		place: field("place").replace(/\s+/g, " "),
	})),
	"consultation-cancel": changeBy(() => ({ kind: "consultation-cancel" })),
} satisfies StaffIntents<[string]>;

function changeBy(read: (form: StaffSubmission) => LeadChange) {
	return (form: StaffSubmission, leadId: string) => applyChange(form, leadId, read(form));
}

async function applyChange(
	{ db, services, actor, intent, text, to }: StaffSubmission,
	leadId: string,
	change: LeadChange,
) {
	const outcome = await changeLead(db, services, actor, leadId, change);
	if (outcome === "unknown") return notFound();
	if (typeof outcome === "object")
		return refuse(intent, { typed: change, fieldErrors: problemWords(outcome.problems, text.lead) });
	const path = to(`/leads/${encodeURIComponent(leadId)}`);
	return outcome === "done"
		? redirectDone<"lead">(path, change.kind)
		: redirectWith(path, outcome, "unchanged");
}

function problemWords(
	{ note, starts, place }: LeadProblems,
	{ problems, consultation }: StaffText["lead"],
): Record<string, string> {
	const words = consultation.problems;
	return {
		...(note && { note: note === "missing" ? problems.note : problems.noteLong }),
		...(starts && { starts: starts === "unreadable" ? words.starts : words.past }),
		...(place && { place: words.place }),
	};
}
