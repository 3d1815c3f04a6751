import { data, type RouterContextProvider, redirect } from "react-router";
import { handBack, speak, type TakeOverResult, takeOver } from "../../../domain/conversations/take-over.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { formText } from "../../forms/form-text.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import { submissionId } from "../submission-id.server.ts";

export type UnsentMessage = { draft: string; why: "empty" | "lost" | null };

export async function changeConversation(
	request: Request,
	context: Readonly<RouterContextProvider>,
	id: string,
): Promise<Response | UnsentMessage | ReturnType<typeof data<UnsentMessage>>> {
	const { services, account, to } = staffRequest(request, context);
	const form = await request.formData().catch(() => new FormData());
	const what = formText(form, "what");
	const message = cleanText(formText(form, "message")).trim();
	const person = { id: account.id, name: account.name };
	const { connection, runtime, aborts } = services;
	const dependencies = { db: connection.db, runtime, aborts };
	if (what === "refresh") return { draft: message, why: null };
	if (what === "say" && !message) return data<UnsentMessage>({ draft: "", why: "empty" }, 400);
	const key = submissionId(form, runtime);
	const acts: Record<string, () => Promise<TakeOverResult>> = {
		take: () => takeOver(dependencies, id, person, formText(form, "from") || null),
		back: () => handBack(dependencies, id, person),
		say: () => speak(dependencies, id, person, { text: message, key }),
	};
	const act = Object.hasOwn(acts, what) ? acts[what] : undefined;
	const outcome = await (act ?? notFound)();
	if (outcome === "unknown") return notFound();
	if (outcome === "others" && what === "say") return { draft: message, why: "lost" };
	return redirect(to(`/conversations/${encodeURIComponent(id)}#end`), 303);
}
