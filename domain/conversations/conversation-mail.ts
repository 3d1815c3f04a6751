import type { MailedContent } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";

export type ConversationMail = {
	id: string;
	conversationId: string;
	what: MailedContent;
	email: string;
	language: Language;
	/** At least 128 random bits. Whoever has the link may continue the conversation, once. */
	token: string;
	createdAt: string;
	consentVersion: string;
};
