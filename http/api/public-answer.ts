import type { Transcript } from "../../domain/conversations/read-conversation.ts";
import type { TurnResult } from "../../domain/conversations/turn/handle-message.ts";
import type { AgentAnswer, ProposalFile, PublicTranscript } from "../../shared/chat.ts";
import type { WithToken } from "../chat.ts";

export function toPublicAnswer(answer: WithToken<TurnResult>, origin: string): AgentAnswer {
	const { conversationToken: conversationId, language, lead, known, waitsForPerson } = answer;
	const common = { conversationId, language, known, waitsForPerson, ...(lead && { lead }) };
	if (answer.kind === "left-to-colleague")
		return {
			reply: "",
			...common,
			sources: [],
			quickReplies: [],
			choices: [],
			form: null,
			progress: null,
			person: answer.colleagueName,
		};
	const { message, form } = answer;
	const choices = message.choices ?? [];
	const pdf = pdfOf(message, origin);
	return {
		reply: message.content,
		...(pdf && { toolResults: { pdf } }),
		...common,
		sources: message.sources ?? [],
		quickReplies: choices.map(({ label }) => label),
		choices,
		form,
		progress: message.progress ?? null,
		...(message.ways && { ways: message.ways }),
		...(message.stopped && { stopped: true }),
		...(message.person && { person: message.person }),
	};
}

export function toPublicTranscript(transcript: WithToken<Transcript>, origin: string): PublicTranscript {
	const { messages, awaited, colleague, colleagueSince, choices, conversationToken, ...conversation } =
		transcript;
	return {
		...conversation,
		conversationId: conversationToken,
		person: colleague?.name ?? null,
		personSince: colleagueSince,
		messages: messages.map((message) => ({
			role: message.role,
			content: message.content,
			at: message.at,
			sources: message.sources,
			ways: message.ways,
			pdf: pdfOf(message, origin),
			person: message.person,
			stopped: message.stopped,
		})),
		choices: [...choices],
		quickReplies: choices.map(({ label }) => label),
		awaited: awaited && { messageId: awaited.idempotencyKey, attempt: awaited.attempt },
	};
}

function pdfOf({ proposal }: Transcript["messages"][number], origin: string): ProposalFile | undefined {
	if (!proposal) return undefined;
	const { path, ...shown } = proposal;
	return { downloadUrl: `${origin}${path}`, ...shown };
}
