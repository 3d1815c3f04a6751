import type { Language } from "../../content/language.ts";
import type { MailedContent } from "../../shared/conversation.ts";

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
