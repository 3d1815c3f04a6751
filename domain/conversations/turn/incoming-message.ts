import type { Input } from "../../../shared/chat.ts";
import type { TranscriptMessage } from "../../../shared/conversation.ts";
import type { Language } from "../../../shared/language.ts";

export type IncomingMessage = {
	visitorAddress: string;
	/** Null: found by the history, or new. */
	conversationId: string | null;
	history: readonly TranscriptMessage[];
	/** Unguessable: a message with it is stored once. */
	idempotencyKey?: string | null;
	again?: boolean;
	/** From 1; absent when the sender does not count. Only a new attempt is answered again. */
	attempt?: number;
	/** At most limits.message characters. */
	message: string;
	input?: Input;
	language: Language;
	pageLanguage?: Language;
};
