import type { ProposalFacts } from "../../shared/chat.ts";

/** The proposal beside the chat, as far as it is known. */
export type SheetText = {
	/** Before the company's name. */
	title: string;
	nobody: string;
	/** `{need}` in the visitor's words. */
	need: string;
	lines: Record<Exclude<keyof ProposalFacts, "company">, string>;
	missing: string;
	empty: string;
	begun: string;
};
