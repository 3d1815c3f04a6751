import type { Language } from "../../content/language.ts";
import type { Choice } from "./choice.ts";
import type { Command } from "./commands.ts";
import type { DialogueState } from "./dialogue/state.ts";
import type { FormName } from "./input.ts";

export type { Choice } from "./choice.ts";

/** A page of the site an answer rests on. */
export type SourcePage = { title: string; url: string };

export type FormField = {
	name: string;
	label: string;
	type: "text" | "email" | "tel" | "textarea" | "select";
	value: string;
	/** Characters. */
	maxLength: number;
	autocomplete?: string;
	options?: { value: string; label: string }[];
	required?: true;
	error?: string;
};

/** A form inside the chat, ready to be shown. */
export type ChatForm = {
	name: FormName;
	title: string;
	text: string;
	fields: FormField[];
	/** In the summary: what the proposal will recommend, to read. */
	products?: { name: string; reason: string }[];
	/** What stands over the products. */
	productsTitle?: string;
	submit: string;
	/** In the summary: keeps the changes without making the proposal. */
	save?: string;
	skip?: Choice;
	privacy?: { text: string; linkText: string; url: string };
	/** What is wrong with what was filled in, in a sentence. */
	error?: string;
};

/** How much of what a proposal is made of is known. */
export type Progress = { done: number; total: number; label: string; see: Choice };

/** What may come of a proposal that a reply wants. */
export type ProposalOutcome = "ready" | "mailed" | "latest" | "enough" | "failed";

export type Reply = {
	/** What was understood of the message. */
	commands: readonly Command[];
	/** Plain text, may contain newlines; never markup. */
	text: string;
	/** Differs from the turn's when the visitor went over to the other language. */
	language: Language;
	state: DialogueState;
	sources: SourcePage[];
	choices: Choice[];
	form: ChatForm | null;
	progress: Progress | null;
	wants: "nothing" | "proposal" | "person";
	/** With `wants: "person"`: what the team must know before they write, or null. */
	note: string | null;
	/** With `wants: "person"`: when they wish to be called, in their words. */
	callTime?: string;
	/** A question that nothing published answers, for the team to see. */
	unknownQuestion: string | null;
	/** Leave to write given again, after it was taken back, to the notice in this language. */
	consent?: Language;
	/** With `wants: "proposal"`: what to say of what came of it. */
	proposalTexts?: Record<ProposalOutcome, string>;
};
