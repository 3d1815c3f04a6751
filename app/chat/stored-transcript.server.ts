import type { Transcript as Stored } from "../../domain/conversations/read-conversation.ts";
import { readKnown } from "./answer-shape.ts";
import type { ProposalFile, StoredTranscript } from "./conversation-types.ts";

export function shownTranscript(stored: Stored): StoredTranscript {
	const { conversationId, messages, choices, form, progress, known, person, awaited } = stored;
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
			...(proposal && { pdf: fileOf(proposal) }),
		})),
		person,
		awaited,
		choices,
		form,
		progress,
		known: readKnown(known),
	};
}

function fileOf({ path, ...shown }: NonNullable<Stored["messages"][number]["proposal"]>): ProposalFile {
	return { downloadUrl: path, ...shown };
}
