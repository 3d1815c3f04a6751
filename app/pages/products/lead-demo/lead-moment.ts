import type { LeadDemoText } from "../../../../content/pages/products/schema.ts";

/** Milliseconds between messages, and how long the assistant is seen typing one. */
const pace = 3_000;
const typing = 1_500;

export type LeadMoment = {
	/** Messages said so far. */
	said: number;
	/** The assistant is writing the next one. */
	typing: boolean;
	/** The pipeline's status the conversation has reached. */
	status: string | null;
};

/** Milliseconds until the last message is said. */
export function leadLength(messages: LeadDemoText["messages"]): number {
	return (messages.length - 1) * pace + typing;
}

/** What has happened in the lead demo after so many milliseconds. */
export function leadMoment(messages: LeadDemoText["messages"], elapsed: number): LeadMoment {
	const saidAt = messages.map(({ from }, index) => index * pace + (from === "bot" ? typing : 0));
	const said = saidAt.filter((at) => at <= elapsed).length;
	const next = messages[said];
	return {
		said,
		typing: next?.from === "bot" && elapsed >= said * pace,
		status: messages.slice(0, said).findLast(({ status }) => status)?.status ?? null,
	};
}
