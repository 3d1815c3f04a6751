import type { DeliveryState, Destination, MailerKind } from "../../shared/delivery.ts";
import type { Breaker } from "./breaker.ts";

export type DeliveryReport = {
	id: string;
	kind: string;
	state: DeliveryState;
	attempts: number;
	createdAt: string;
	dueAt: string;
	sentAt: string | null;
	lastError: string | null;
	leadId: string | null;
	person: {
		kind: "account" | "invitation" | "comment" | "rights-request" | "conversation-mail";
		id: string;
	} | null;
	revocation: boolean;
	/** Which of the mails of its kind it is: its reader and what changed, its event or its reason. */
	variant: string | null;
	/** What took the mail; null before it was sent, and for what an earlier release sent. */
	mailer: MailerKind | null;
};

/** Tells whether a delivery is delayed on purpose: it is not due yet, and no attempt failed. */
export function isHeld(
	{ state, dueAt, lastError }: Pick<DeliveryReport, "state" | "dueAt" | "lastError">,
	now: Date,
): boolean {
	return state === "waiting" && lastError === null && dueAt > now.toISOString();
}

export type QueueReport = {
	destination: Destination;
	waiting: number;
	sending: number;
	held: number;
	needless: number;
	dead: number;
	/** ISO 8601, UTC; ignores held deliveries. */
	oldestAt: string | null;
	breaker: Breaker;
};
