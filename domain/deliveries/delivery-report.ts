import type { Breaker } from "./breaker.ts";
import type { Destination } from "./delivery.ts";

export const deliveryStates = ["waiting", "sending", "sent", "needless", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A delivery as staff see it. Times are ISO 8601, UTC. */
export type DeliveryReport = {
	id: string;
	kind: string;
	state: DeliveryState;
	attempts: number;
	createdAt: string;
	dueAt: string;
	sentAt: string | null;
	lastError: string | null;
	/** Whose it is, when it is a lead's. */
	leadId: string | null;
	/** Whether it tells that the lead's consent was taken back. */
	withdrawal: boolean;
};

/** Whether a delivery waits on purpose: its time has not come, and nothing failed. */
export function isHeld(
	{ state, dueAt, lastError }: Pick<DeliveryReport, "state" | "dueAt" | "lastError">,
	now: Date,
): boolean {
	return state === "waiting" && lastError === null && dueAt > now.toISOString();
}

/** How a destination's queue stands. */
export type QueueReport = {
	destination: Destination;
	/** Not sent yet: to be sent or tried again, or being sent now. */
	waiting: number;
	sending: number;
	/** Waits on purpose until its time, see isHeld. */
	held: number;
	/** Not sent on purpose: there was nothing to tell any more, or the person said no. */
	needless: number;
	dead: number;
	/** When the oldest that waits was written, ISO 8601, UTC; what is held does not count. */
	oldestAt: string | null;
	breaker: Breaker;
};
