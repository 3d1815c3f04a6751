import type { LeadDemoText } from "../../../../content/pages/products/schema.ts";

/** Milliseconds between messages, and of the assistant's typing. */
const pace = 3_000;
const typing = 1_500;

export type LeadMoment = {
	shownCount: number;
	typing: boolean;
	status: string | null;
};

export function leadLength(messages: LeadDemoText["messages"]): number {
	return (messages.length - 1) * pace + typing;
}

/** `elapsed`: milliseconds since its start. */
export function leadMoment(messages: LeadDemoText["messages"], elapsed: number): LeadMoment {
	const messageTimes = messages.map(({ from }, index) => index * pace + (from === "bot" ? typing : 0));
	const shownCount = messageTimes.filter((at) => at <= elapsed).length;
	const next = messages[shownCount];
	return {
		shownCount,
		typing: next?.from === "bot" && elapsed >= shownCount * pace,
		status: messages.slice(0, shownCount).findLast(({ status }) => status)?.status ?? null,
	};
}
