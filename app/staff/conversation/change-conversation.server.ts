import { data, type RouterContextProvider, redirect } from "react-router";
import { limits } from "../../../config/limits.ts";
import { readSalesTeam } from "../../../domain/accounts/account-list.ts";
import { handBack, speak, type TakeOverResult, takeOver } from "../../../domain/conversations/take-over.ts";
import { readCannedReplies } from "../../../domain/inbox/change-canned-replies.ts";
import { changeInbox, type InboxChange, labelOf } from "../../../domain/inbox/change-inbox.ts";
import { snoozes, snoozeUntil } from "../../../domain/inbox/snooze-until.ts";
import { isDataRequest, pageUrl } from "../../../http/pages/page-url.ts";
import { formText } from "../../forms/form-text.server.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import { submissionId } from "../submission-id.server.ts";
import type { Sent } from "./sent.ts";

const nothing: Sent = { draft: "", why: null, audience: "answer" };

export async function changeConversation(
	request: Request,
	context: Readonly<RouterContextProvider>,
	id: string,
): Promise<Response | Sent | ReturnType<typeof data<Sent>>> {
	const { to } = staffRequest(request, context);
	const form = await request.formData().catch(() => new FormData());
	const intent = formText(form, "intent");
	const message = formText(form, "message").trim();
	const audience: Sent["audience"] = formText(form, "audience") === "note" ? "note" : "answer";
	const draft: Sent = { ...nothing, draft: message, audience };
	if (intent === "refresh") return draft;
	const canned = formText(form, "canned");
	if (canned)
		return {
			...draft,
			draft: [message, await cannedText(request, context, canned)].filter(Boolean).join("\n"),
		};
	if (intent === "say" && !message) return data<Sent>({ ...draft, why: "empty" }, 400);
	if (intent === "say" && audience === "note" && message.length > limits.note)
		return data<Sent>({ ...draft, why: "noteLong" }, 400);
	const outcome =
		(intent === "say" && audience === "answer") ||
		intent === "take" ||
		intent === "back" ||
		intent === "assign"
			? await attend(request, context, { id, form, intent, message })
			: await change(request, context, { id, form, intent, message });
	if (outcome === "unknown") return notFound();
	if (outcome === "others") return { ...draft, why: intent === "say" ? "lost" : "outrun" };
	// The page in front is told what changed by its own events; a browser without scripts is led back to it.
	if (isDataRequest(request)) return { ...nothing, audience };
	const { search } = pageUrl(request);
	return redirect(`${to(`/conversations/${encodeURIComponent(id)}`)}${search}#end`, 303);
}

type Asked = { id: string; form: FormData; intent: string; message: string };

async function attend(
	request: Request,
	context: Readonly<RouterContextProvider>,
	{ id, form, intent, message }: Asked,
): Promise<TakeOverResult> {
	const { services, db, account } = staffRequest(request, context);
	const { runtime, aborts } = services;
	const dependencies = { db, runtime, aborts };
	const own = { id: account.id, name: account.name };
	const from = formText(form, "from") || null;
	if (intent === "take") return takeOver(dependencies, id, own, from);
	if (intent === "back") return handBack(dependencies, id, own);
	if (intent === "say")
		return speak(dependencies, id, own, { text: message, idempotencyKey: submissionId(form, runtime) });
	const chosen = formText(form, "person");
	if (!chosen) return from ? handBack(dependencies, id, { id: from, name: "" }, own) : "done";
	const person = (await readSalesTeam(db)).find((one) => one.id === chosen);
	return person ? takeOver(dependencies, id, { id: person.id, name: person.name }, from, own) : "others";
}

async function change(
	request: Request,
	context: Readonly<RouterContextProvider>,
	asked: Asked,
): Promise<"done" | "unknown"> {
	const { services, db } = staffRequest(request, context);
	const { runtime } = services;
	const wanted = readChange(request, context, asked) ?? notFound();
	return changeInbox({ db, runtime }, asked.id, wanted);
}

function readChange(
	request: Request,
	context: Readonly<RouterContextProvider>,
	{ form, intent, message }: Asked,
): InboxChange | null {
	const { services, account } = staffRequest(request, context);
	const { runtime, settings } = services;
	const label = labelOf(formText(form, "label"));
	switch (intent) {
		case "say":
			return {
				kind: "note",
				id: submissionId(form, runtime),
				author: { id: account.id, name: account.name },
				text: message,
			};
		case "add-label":
		case "remove-label":
			return label ? { kind: intent, label } : null;
		case "snooze": {
			const snooze = snoozes.find((one) => one === formText(form, "until"));
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

async function cannedText(
	request: Request,
	context: Readonly<RouterContextProvider>,
	id: string,
): Promise<string | undefined> {
	const { db } = staffRequest(request, context);
	return (await readCannedReplies(db)).find((one) => one.id === id)?.text;
}
