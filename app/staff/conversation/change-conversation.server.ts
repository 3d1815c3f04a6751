import { data, type RouterContextProvider, redirect } from "react-router";
import { readSalesTeam } from "../../../domain/accounts/read-accounts.ts";
import {
	handBack,
	sendAsColleague,
	type TakeoverOutcome,
	takeOver,
} from "../../../domain/conversations/take-over.ts";
import { readCannedReplies } from "../../../domain/inbox/change-canned-replies.ts";
import { changeInbox, type InboxChange, labelOf } from "../../../domain/inbox/change-inbox.ts";
import { snoozeUntil } from "../../../domain/inbox/snooze-until.ts";
import { isDataRequest, pageUrl } from "../../../http/pages/page-url.ts";
import { snoozes } from "../../../shared/conversation.ts";
import { answerIntent } from "../../forms/answer-intent.server.ts";
import {
	readStaffSubmission,
	type StaffIntents,
	type StaffSubmission,
	submissionId,
} from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";
import type { ThreadOutcome } from "./thread-outcome.ts";

type ChangeOutcome = TakeoverOutcome | { refused: NonNullable<ThreadOutcome["why"]> };

const conversationIntents: StaffIntents<[id: string], ChangeOutcome> = {
	say: async (form, id) => {
		if (!form.field("message")) return { refused: "empty" };
		if (audienceOf(form) === "answer")
			return sendAsColleague(dependenciesOf(form), id, form.actor, answerOf(form));
		return change(form, id, noteOf(form));
	},
	take: (form, id) => takeOver(dependenciesOf(form), id, { to: form.actor, from: form.field("from") }),
	back: (form, id) => handBack(dependenciesOf(form), id, { colleagueId: form.actor.id, by: form.actor }),
	assign,
	"add-label": async (form, id) => {
		const label = labelOf(form.field("label"));
		return "problem" in label
			? { refused: label.problem }
			: change(form, id, { kind: "add-label", ...label });
	},
	"remove-label": async (form, id) => {
		const label = labelOf(form.field("label"));
		return "problem" in label ? "unknown" : change(form, id, { kind: "remove-label", ...label });
	},
	snooze: async (form, id) => {
		const snooze = snoozes.find((one) => one === form.field("until"));
		if (!snooze) return "unknown";
		const until = snoozeUntil(snooze, form.services.runtime.now());
		return change(form, id, { kind: "snooze", until: until?.toISOString() ?? null });
	},
	handled: (form, id) => change(form, id, { kind: "handled" }),
};

const inDetails: readonly string[] = ["assign", "add-label", "remove-label", "snooze"];

export async function changeConversation(
	request: Request,
	context: Readonly<RouterContextProvider>,
	id: string,
): Promise<Response | ThreadOutcome | ReturnType<typeof data<ThreadOutcome>>> {
	const form = await readStaffSubmission(request, context);
	const { to, intent, field } = form;
	const untouched: ThreadOutcome = {
		draft: field(intent === "add-label" ? "label" : "message"),
		why: null,
		audience: audienceOf(form),
	};
	if (intent === "refresh") return untouched;
	if (field("canned")) return { ...untouched, draft: await withCannedReply(form) };
	const outcome: ChangeOutcome = (await answerIntent(conversationIntents, form, id)) ?? "unknown";
	if (outcome === "unknown") return notFound();
	if (outcome === "not-yours") return { ...untouched, why: intent === "say" ? "lost" : "outrun" };
	if (outcome !== "done") return data<ThreadOutcome>({ ...untouched, why: outcome.refused }, 400);
	// The page in front is told what changed by its own events; a browser without scripts is led back to it.
	if (isDataRequest(request)) return { ...untouched, draft: "" };
	const { search } = pageUrl(request);
	// The details open again, on a phone as a panel: there stands what was changed in them.
	const place = inDetails.includes(intent) ? "person" : "end";
	return redirect(`${to(`/conversations/${encodeURIComponent(id)}`)}${search}#${place}`, 303);
}

async function assign(form: StaffSubmission, id: string): Promise<TakeoverOutcome> {
	const dependencies = dependenciesOf(form);
	const [from, chosen, by] = [form.field("from"), form.field("person"), form.actor];
	if (!chosen) return from ? handBack(dependencies, id, { colleagueId: from, by }) : "done";
	const person = (await readSalesTeam(form.db)).find((one) => one.id === chosen);
	return person
		? takeOver(dependencies, id, { to: { id: person.id, name: person.name }, from, by })
		: "not-yours";
}

async function change(form: StaffSubmission, id: string, inboxChange: InboxChange): Promise<ChangeOutcome> {
	const outcome = await changeInbox(dependenciesOf(form), id, inboxChange);
	return outcome === "too-long" ? { refused: "noteLong" } : outcome;
}

function answerOf({ field, formData, services }: StaffSubmission) {
	return { text: field("message"), idempotencyKey: submissionId(formData, services.runtime) };
}

function noteOf({ field, formData, services, actor }: StaffSubmission): InboxChange {
	return {
		kind: "note",
		id: submissionId(formData, services.runtime),
		author: actor,
		text: field("message"),
	};
}

function audienceOf({ field }: StaffSubmission): ThreadOutcome["audience"] {
	return field("audience") === "note" ? "note" : "answer";
}

function dependenciesOf({ services, db }: StaffSubmission) {
	return { db, runtime: services.runtime, aborts: services.aborts };
}

async function withCannedReply({ db, field }: StaffSubmission): Promise<string> {
	const reply = (await readCannedReplies(db)).find(({ id }) => id === field("canned"));
	return [field("message"), reply?.text].filter(Boolean).join("\n");
}
