import type { Language } from "../../content/language.ts";

export const mailedContents = ["link", "transcript"] as const;
export type MailedContent = (typeof mailedContents)[number];

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
