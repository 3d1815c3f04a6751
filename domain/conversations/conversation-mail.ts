import type { Language } from "../../content/language.ts";

export const mailedThings = ["link", "transcript"] as const;
export type MailedThing = (typeof mailedThings)[number];

export type ConversationMail = {
	id: string;
	conversationId: string;
	what: MailedThing;
	email: string;
	language: Language;
	/** At least 128 random bits: whoever has a link's may go on with the conversation, once. */
	token: string;
	createdAt: string;
	consentVersion: string;
};
