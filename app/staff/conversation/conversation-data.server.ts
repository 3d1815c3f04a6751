import type { RouterContextProvider } from "react-router";
import { markMessagesRead } from "../../../domain/inbox/change-inbox.ts";
import { readThread } from "../../../domain/inbox/read-thread.ts";
import { notFound, staffRequest } from "../staff-request.server.ts";
import { threadView } from "./thread-view.server.ts";

export async function conversationData(
	request: Request,
	context: Readonly<RouterContextProvider>,
	id: string,
) {
	const { services, db, language, searchParams, to, text, account } = staffRequest(request, context);
	// The address may hold a former id: the page keeps it.
	const thread = (await readThread(db, id)) ?? notFound();
	await markMessagesRead(db, thread.conversationId);
	const { conversation, inbox, lead, screens } = text;
	const query = searchParams.size > 0 ? `?${searchParams}` : "";
	const path = to(`/conversations/${encodeURIComponent(id)}`);
	const now = services.runtime.now();
	return {
		text: { ...inbox, ...conversation, missing: lead.missing, diagnosticSend: lead.diagnostic },
		title: thread.lead?.name ?? screens.conversations,
		param: id,
		draftKey: `draft ${account.id} ${id}`,
		path: path + query,
		list: to("/conversations") + query,
		events: to("/conversations/events"),
		cannedPath: to("/canned-replies"),
		labelPath: to("/conversations?label="),
		diagnostic: `${path}/diagnostic`,
		colleague: thread.colleague,
		mine: thread.colleague?.id === account.id,
		submissionKey: services.runtime.newId(),
		...threadView(thread, { language, now, text, to }),
	};
}

export type ConversationData = Awaited<ReturnType<typeof conversationData>>;
