import type { MessageStatus } from "../../../shared/conversation.ts";

export const messageEvents = [
	"claim",
	"answer",
	/** Its visitor stopped the answer: the part made so far, perhaps nothing, is stored. */
	"stop",
	/** A colleague has the conversation: the assistant does not answer. */
	"leave-to-colleague",
	/** The answering process failed or ended. */
	"release",
	/** Its visitor asks again for an answer that was stopped or never given. */
	"ask-again",
] as const;
export type MessageEvent = (typeof messageEvents)[number];

/** From a status, by an event, to the next status. An event that is missing is not allowed. */
export const transitions: Record<MessageStatus, Partial<Record<MessageEvent, MessageStatus>>> = {
	pending: { claim: "answering", answer: "answered", stop: "stopped", "leave-to-colleague": "for-a-person" },
	answering: {
		answer: "answered",
		stop: "stopped",
		"leave-to-colleague": "for-a-person",
		release: "pending",
	},
	answered: {},
	stopped: { "ask-again": "pending" },
	"for-a-person": { stop: "stopped", "ask-again": "pending" },
};

/** Returns the status after an event. @throws when the table does not allow the event. */
export function statusAfter(from: MessageStatus, event: MessageEvent): MessageStatus {
	const to = transitions[from][event];
	if (!to) throw new Error(`A message that is ${from} knows no ${event}.`);
	return to;
}
