import type { Language } from "../../content/language.ts";
import type { Input } from "../assistant/input.ts";
import type { MessageRole } from "./message-store.ts";

/** A visitor's message as it arrives. */
export type IncomingMessage = {
	/** A fingerprint of the visitor. */
	visitor: string;
	/** Null: the conversation is found by the history, or begun. */
	conversationId: string | null;
	history: readonly { role: MessageRole; content: string }[];
	/** Its idempotency key, unguessable: sent again with it, the message is not stored again. */
	key?: string | null;
	/** Asks for the answer to the last message once more, in the place of one that was stopped. */
	again?: boolean;
	/** How often the message was asked, from 1, if its sender counts: only a new attempt is answered once more. */
	attempt?: number;
	/** At most limits.message characters. */
	message: string;
	/** What was pressed or filled instead of typed; the message is how that is shown. */
	input?: Input;
	/** Used when a conversation begins; later it keeps the language it is in. */
	language: Language;
	/** The language of the page it is written on; absent when that is not known. */
	page?: Language;
};
