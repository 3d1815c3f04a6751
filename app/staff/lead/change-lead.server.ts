import { data, type RouterContextProvider } from "react-router";
import { limits } from "../../../config/limits.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { changeLead, type LeadChange } from "../../../domain/leads/change-lead.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { notFound, redirectDone, staffRequest } from "../staff-request.server.ts";
import { submissionId } from "../submission-id.server.ts";
import type { LeadState } from "./lead-state.ts";

export const leadOutcomes = [
	"note",
	"owner",
	"client",
	"proposal",
	"contacted",
	"postponed",
	"crm",
	"revoke",
	"revoke-consent",
	"consultation",
	"proposal-same",
	"proposal-enough",
	"revoked",
] as const;

export async function answerLeadChange(
	request: Request,
	context: Readonly<RouterContextProvider>,
	leadId: string,
	form: FormData,
) {
	const { services, db, actor, to, text } = staffRequest(request, context);
	const intent = formText(form, "intent");
	const problem = intent === "note" ? noteProblem(noteOf(form), text.lead.problems) : null;
	if (problem) {
		const refused = { ...emptyForm, typed: { note: noteOf(form) }, problems: { note: problem } };
		return data<LeadState>({ intent, form: refused }, 400);
	}
	const change = readChange(intent, form, submissionId(form, services.runtime)) ?? notFound();
	const outcome = await changeLead(db, services, actor, leadId, change);
	if (outcome === "unknown") return notFound();
	return redirectDone(to(`/leads/${encodeURIComponent(leadId)}`), outcome === "done" ? intent : outcome);
}

function readChange(kind: string, form: FormData, id: string): LeadChange | null {
	if (kind === "note") return { kind, id, text: noteOf(form) };
	if (kind === "owner") return { kind, accountId: formText(form, "owner") };
	if (kind === "client") return { kind, clientId: formText(form, "client") };
	if (kind === "revoke") return { kind, proposalId: formText(form, "proposal") };
	const plain = (["proposal", "contacted", "postponed", "crm", "revoke-consent"] as const).find(
		(known) => known === kind,
	);
	return plain ? { kind: plain } : null;
}

function noteOf(form: FormData): string {
	return formText(form, "note").trim();
}

function noteProblem(note: string, problems: StaffText["lead"]["problems"]): string | null {
	if (!note) return problems.note;
	return note.length > limits.note ? problems.noteLong : null;
}
