import type { Transcript } from "../../domain/conversations/read-conversation.ts";
import type { ProposalFile } from "../../shared/chat.ts";
import type { ShownTranscript } from "./client/conversation-types.ts";
import { shownFacts } from "./client/read-answer.ts";

export function shownTranscript(stored: Transcript): ShownTranscript {
	const { conversationId, messages, choices, form, progress, known, colleague, colleagueSince } = stored;
	const { awaited, waitsForPerson } = stored;
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
		person: colleague?.name ?? null,
		personSince: colleagueSince,
		waitsForPerson,
		awaited,
		choices,
		form,
		progress,
		known: shownFacts(known),
	};
}

function fileOf({ path, ...shown }: NonNullable<Transcript["messages"][number]["proposal"]>): ProposalFile {
	return { downloadUrl: path, ...shown };
}
