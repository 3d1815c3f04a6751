import type { Language } from "../../../content/language.ts";

export const subscriberStates = ["asked", "confirmed", "cancelled"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

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
