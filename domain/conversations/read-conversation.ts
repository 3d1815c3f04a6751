import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { findConversation } from "./conversation-store.ts";
import { messagesOf, type StoredMessage } from "./message-store.ts";
import { type Awaited, awaitedOf } from "./question-store.ts";

export type Transcript = {
	conversationId: string;
	language: Language;
	messages: StoredMessage[];
	/** The last message is still to be answered: by whoever answers it now, or, should they be gone, once it is sent again. */
	awaited: Awaited | null;
	/** Who of the team has taken it over, by name; null: the assistant answers. */
	person: string | null;
	/** That person's account. */
	personId: string | null;
};

/** @returns everything said so far, oldest first, or null when there is no such conversation. */
export async function readConversation(db: Db, id: string): Promise<Transcript | null> {
	const conversation = await findConversation(db, id);
	if (!conversation) return null;
	const { language, person } = conversation;
	const [messages, awaited] = await Promise.all([messagesOf(db, id), awaitedOf(db, id)]);
	return {
		conversationId: id,
		language,
		messages,
		awaited: person ? null : awaited,
		person: person?.name ?? null,
		personId: person?.id ?? null,
	};
}
