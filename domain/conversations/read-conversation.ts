import { site } from "../../content/site.ts";
import type { Db } from "../../db/connect.ts";
import type { ChatForm, Choice, ProposalFacts, ProposalProgress } from "../../shared/chat.ts";
import type { Language } from "../../shared/language.ts";
import type { AssistantBrand } from "../assistant/assistant-texts.ts";
import { describeForm } from "../assistant/forms/describe-form.ts";
import { proposalFacts } from "../assistant/forms/proposal-progress.ts";
import { findTakeoverTime } from "../inbox/takeover-store.ts";
import { type Colleague, findConversation } from "./conversation-store.ts";
import { listMessages, type MessageContent } from "./message-store.ts";
import { findQuestion } from "./turn/answer-claim-store.ts";

export type Transcript = {
	conversationId: string;
	language: Language;
	messages: MessageContent[];
	choices: readonly Choice[];
	form: ChatForm | null;
	progress: ProposalProgress | null;
	known: ProposalFacts;
	/** The newest message, while its answer is being made. */
	awaited: { idempotencyKey: string | null; attempt: number } | null;
	colleague: Colleague | null;
	/** ISO 8601, UTC: when the colleague got the conversation; null where it is not known. */
	colleagueSince: string | null;
	waitsForPerson: boolean;
};

/** Reads the language of a conversation; null when there is no such conversation. */
export async function readLanguage(db: Db, id: string): Promise<Language | null> {
	return (await findConversation(db, id))?.language ?? null;
}

/** Tells whether a conversation is stored. */
export async function conversationExists(db: Db, id: string): Promise<boolean> {
	return (await findConversation(db, id)) !== null;
}

/** Reads all messages of a conversation, oldest first; null when there is no such conversation. */
export async function readConversation(
	db: Db,
	id: string,
	brand: AssistantBrand = site,
): Promise<Transcript | null> {
	const conversation = await findConversation(db, id);
	if (!conversation) return null;
	const { language, colleague, state, waitsForPerson } = conversation;
	const newest = { conversationId: id, position: conversation.length - 1 };
	const [messages, question, colleagueSince] = await Promise.all([
		listMessages(db, id),
		findQuestion(db, newest),
		colleague && findTakeoverTime(db, id),
	]);
	const isUnanswered = question?.status === "answering" && !colleague;
	const last = colleague ? undefined : messages.at(-1);
	return {
		choices: last?.choices ?? [],
		form: last?.form ? describeForm(last.form, state, language, brand) : null,
		progress: last?.progress ?? null,
		known: proposalFacts(state.facts, language),
		conversationId: id,
		language,
		messages,
		awaited: isUnanswered
			? { idempotencyKey: question.idempotencyKey, attempt: question.attempt ?? 1 }
			: null,
		colleague,
		colleagueSince,
		waitsForPerson,
	};
}
