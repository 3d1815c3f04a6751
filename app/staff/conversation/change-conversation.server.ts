import { type RouterContextProvider, redirect } from "react-router";
import { handBack, speak, takeOver } from "../../../domain/conversations/take-over.ts";
import { cleanText } from "../../../http/clean-text.ts";
import { textOf } from "../../forms/text-of.ts";
import { notThere, staffRoom } from "../staff-room.server.ts";

/** Answers a form of the conversation's room. @returns where to go on, or the message that is still being written. */
export async function changeConversation(
	request: Request,
	context: Readonly<RouterContextProvider>,
	id: string,
): Promise<Response | { draft: string; lost: boolean }> {
	const { services, account, to } = staffRoom(request, context);
	const form = await request.formData().catch(() => new FormData());
	const what = textOf(form, "what");
	const message = cleanText(textOf(form, "message")).trim();
	const person = { id: account.id, name: account.name };
	const { connection, world, takeovers } = services;
	const house = { db: connection.db, world, takeovers };
	if (what === "refresh") return { draft: message, lost: false };
	const act = { take: takeOver, back: handBack, say: speak }[what];
	if (!act) return notThere();
	if (what === "say" && !message) return { draft: "", lost: false };
	const outcome = await act(house, id, person, message);
	if (outcome === "unknown") return notThere();
	if (outcome === "others" && what === "say") return { draft: message, lost: true };
	return redirect(to(`/conversations/${encodeURIComponent(id)}#end`), 303);
}
