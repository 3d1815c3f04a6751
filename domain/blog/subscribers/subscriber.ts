import type { Language } from "../../../content/language.ts";
import type { SubscriberState } from "../../../shared/blog.ts";

export type Subscriber = {
	id: string;
	email: string;
	mailbox: string;
	language: Language;
	state: SubscriberState;
	token: string;
	createdAt: string;
	askedAt: string;
	confirmedAt: string | null;
	cancelledAt: string | null;
	consentVersion: string;
};
