import { data, type RouterContextProvider, redirect } from "react-router";
import { limits } from "../../../config/limits.ts";
import { readSalesTeam } from "../../../domain/accounts/account-list.ts";
import { handBack, speak, type TakeOverResult, takeOver } from "../../../domain/conversations/take-over.ts";
import { readCannedReplies } from "../../../domain/inbox/change-canned-replies.ts";
import { changeInbox, type InboxChange, labelOf } from "../../../domain/inbox/change-inbox.ts";
import { snoozes, snoozeUntil } from "../../../domain/inbox/snooze-until.ts";
import { isDataRequest, pageUrl } from "../../../http/pages/page-url.ts";
import { readStaffForm, type StaffForm, submissionId } from "../form/staff-form.server.ts";
import { notFound } from "../staff-request.server.ts";
import type { Sent } from "./sent.ts";

const nothing: Sent = { draft: "", why: null, audience: "answer" };

export async function changeConversation(
	request: Request,
	context: Readonly<RouterContextProvider>,
	id: string,
): Promise<Response | Sent | ReturnType<typeof data<Sent>>> {
	const sent = await readStaffForm(request, context);
	const { to, intent, field } = sent;
	const message = field("message");
	const audience: Sent["audience"] = field("audience") === "note" ? "note" : "answer";
	const draft: Sent = { ...nothing, draft: message, audience };
	if (intent === "refresh") return draft;
	const canned = field("canned");
	if (canned)
		return { ...draft, draft: [message, await cannedText(sent, canned)].filter(Boolean).join("\n") };
	if (intent === "say" && !message) return data<Sent>({ ...draft, why: "empty" }, 400);
	if (intent === "say" && audience === "note" && message.length > limits.note)
		return data<Sent>({ ...draft, why: "noteLong" }, 400);
	const label = labelOf(field("label"));
	if (intent === "add-label" && "problem" in label)
		return data<Sent>({ ...nothing, draft: field("label"), why: label.problem }, 400);
	const outcome =
		(intent === "say" && audience === "answer") ||
		intent === "take" ||
		intent === "back" ||
		intent === "assign"
			? await attend(sent, id)
			: await changeInbox(dependenciesOf(sent), id, readChange(sent) ?? notFound());
	if (outcome === "unknown") return notFound();
	if (outcome === "others") return { ...draft, why: intent === "say" ? "lost" : "outrun" };
	// The page in front is told what changed by its own events; a browser without scripts is led back to it.
	if (isDataRequest(request)) return { ...nothing, audience };
	const { search } = pageUrl(request);
	return redirect(`${to(`/conversations/${encodeURIComponent(id)}`)}${search}#end`, 303);
}

function dependenciesOf({ services, db }: StaffForm) {
	return { db, runtime: services.runtime, aborts: services.aborts };
}

async function attend(sent: StaffForm, id: string): Promise<TakeOverResult> {
	const { services, db, account, formData, intent, field } = sent;
	const dependencies = dependenciesOf(sent);
	const own = { id: account.id, name: account.name };
	const from = field("from") || null;
	if (intent === "take") return takeOver(dependencies, id, own, from);
	if (intent === "back") return handBack(dependencies, id, own);
	if (intent === "say") {
		const idempotencyKey = submissionId(formData, services.runtime);
		return speak(dependencies, id, own, { text: field("message"), idempotencyKey });
	}
	const chosen = field("person");
	if (!chosen) return from ? handBack(dependencies, id, { id: from, name: "" }, own) : "done";
	const person = (await readSalesTeam(db)).find((one) => one.id === chosen);
	return person ? takeOver(dependencies, id, { id: person.id, name: person.name }, from, own) : "others";
}

function readChange({ services, account, formData, intent, field }: StaffForm): InboxChange | null {
	const { runtime, settings } = services;
	const typed = labelOf(field("label"));
	switch (intent) {
		case "say":
			return {
				kind: "note",
				id: submissionId(formData, runtime),
				author: { id: account.id, name: account.name },
				text: field("message"),
			};
		case "add-label":
		case "remove-label":
			return "label" in typed ? { kind: intent, label: typed.label } : null;
		case "snooze": {
			const snooze = snoozes.find((one) => one === field("until"));
			if (!snooze) return null;
			const until = snoozeUntil(snooze, runtime.now(), settings.brand.timeZone);
			return { kind: "snooze", until: until?.toISOString() ?? null };
		}
		case "handled":
			return { kind: "handled" };
		default:
			return null;
	}
}

async function cannedText({ db }: StaffForm, id: string): Promise<string | undefined> {
	return (await readCannedReplies(db)).find((one) => one.id === id)?.text;
}
