import type { SubscriberState } from "../../../shared/blog.ts";
import type { Language } from "../../../shared/language.ts";

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
