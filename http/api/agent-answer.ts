import type { AwaitingHuman, TurnAnswer } from "../../domain/conversations/handle-message.ts";
import type { StoredMessage } from "../../domain/conversations/message-store.ts";

/** An answer as the API gives it. @param origin where the caller reaches the site. */
export function shownAnswer(answer: TurnAnswer | AwaitingHuman, origin: string) {
	const { conversationId, language, lead } = answer;
	const standing = { conversationId, language, ...(lead && { lead }) };
	if (answer.kind === "awaiting-human")
		return { reply: "", ...standing, sources: [], ...noControls, person: answer.person };
	const { message, form } = answer;
	const choices = message.choices ?? [];
	const pdf = pdfOf(message, origin);
	return {
		reply: message.content,
		...(pdf && { toolResults: { pdf } }),
		...standing,
		sources: message.sources ?? [],
		quickReplies: choices.map(({ label }) => label),
		...{ choices, form, progress: message.progress ?? null },
		...(message.ways && { ways: message.ways }),
		...(message.stopped && { stopped: true }),
		...(message.person && { person: message.person }),
	};
}

const noControls = { quickReplies: [], choices: [], form: null, progress: null };

export function pdfOf(
	{ proposal }: StoredMessage,
	origin: string,
): { downloadUrl: string; fileName: string } | undefined {
	return proposal && { downloadUrl: `${origin}${proposal.path}`, fileName: proposal.fileName };
}
