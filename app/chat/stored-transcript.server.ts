import type { Transcript as Stored } from "../../domain/conversations/read-conversation.ts";
import type { StoredTranscript } from "./conversation-types.ts";

export function shownTranscript(stored: Stored): StoredTranscript {
	const { conversationId, messages, choices, form, progress, person, awaited } = stored;
	return {
		conversationId,
		messages: messages.map(({ role, content, at, sources, ways, proposal, person, stopped }) => ({
			role,
			content,
			at,
			sources,
			...(ways && { ways }),
			...(person && { person }),
			...(stopped && { stopped }),
			...(proposal && { pdf: { downloadUrl: proposal.path, fileName: proposal.fileName } }),
		})),
		person,
		awaited,
		choices,
		form,
		progress,
	};
}
