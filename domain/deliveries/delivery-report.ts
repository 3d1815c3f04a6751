import type { Breaker } from "./breaker.ts";
import type { Destination } from "./delivery.ts";

export const deliveryStates = ["waiting", "sending", "sent", "needless", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

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
	withdrawal: boolean;
};

/** Whether a delivery waits on purpose: its time has not come, and nothing failed. */
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
	/** ISO 8601, UTC; held deliveries do not count. */
	oldestAt: string | null;
	breaker: Breaker;
};
