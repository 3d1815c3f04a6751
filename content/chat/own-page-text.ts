import type { ProposalFacts } from "../../shared/chat.ts";
import type { ExampleText } from "./example-text.ts";

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

/** What the whole chat shows on its own page, before it asks for anything. */
export type OwnPageText = {
	hour: { time: string; half: string };
	sheet: SheetText;
} & Pick<ExampleText, "start" | "questions">;
