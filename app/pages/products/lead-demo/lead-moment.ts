import type { LeadDemoText } from "../../../../content/pages/products/schema.ts";

/** Milliseconds between messages, and of the assistant's typing. */
const pace = 3_000;
const typing = 1_500;

export type LeadMoment = {
	said: number;
	typing: boolean;
	status: string | null;
};

export function leadLength(messages: LeadDemoText["messages"]): number {
	return (messages.length - 1) * pace + typing;
}

/** `elapsed`: milliseconds since its start. */
export function leadMoment(messages: LeadDemoText["messages"], elapsed: number): LeadMoment {
	const messageTimes = messages.map(({ from }, index) => index * pace + (from === "bot" ? typing : 0));
	const said = messageTimes.filter((at) => at <= elapsed).length;
	const next = messages[said];
	return {
		said,
		typing: next?.from === "bot" && elapsed >= said * pace,
		status: messages.slice(0, said).findLast(({ status }) => status)?.status ?? null,
	};
}
