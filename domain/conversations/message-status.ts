/** What becomes of a visitor's message. */
export const messageStatuses = ["pending", "answering", "answered", "stopped", "for-a-person"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const messageEvents = [
	"claim",
	"answer",
	/** Its visitor stopped the answer: the part made so far, perhaps nothing, is stored. */
	"stop",
	/** A team member has the conversation: the assistant does not answer. */
	"leave-to-person",
	/** The answering process failed or ended. */
	"release",
	/** Its visitor asks again for an answer that was stopped or never given. */
	"ask-again",
] as const;
export type MessageEvent = (typeof messageEvents)[number];

/** From → event → to. What is not here cannot happen. */
export const transitions: Record<MessageStatus, Partial<Record<MessageEvent, MessageStatus>>> = {
	pending: { claim: "answering", answer: "answered", stop: "stopped", "leave-to-person": "for-a-person" },
	answering: {
		answer: "answered",
		stop: "stopped",
		"leave-to-person": "for-a-person",
		release: "pending",
	},
	answered: {},
	stopped: { "ask-again": "pending" },
	"for-a-person": { stop: "stopped", "ask-again": "pending" },
};

/** @throws when the event cannot happen to a message of this status. */
export function statusAfter(from: MessageStatus, event: MessageEvent): MessageStatus {
	const to = transitions[from][event];
	if (!to) throw new Error(`A message that is ${from} knows no ${event}.`);
	return to;
}

/** @param stored of a visitor's message; of any other text it is unknown. */
export function isMessageStatus(stored: string | null): stored is MessageStatus {
	return messageStatuses.some((status) => status === stored);
}
