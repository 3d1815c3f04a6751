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

/** What is to be done because of a message, beside answering it. */
export type Effect =
	/** The visitor wishes to talk to a person; `callTime`: when, in their words. */
	| { kind: "call-person"; callTime?: string }
	/** Their data or the leave to write is taken back; `note`: what the team must know. */
	| { kind: "revoke-consent"; note: string }
	/** Leave to write is given again, to the notice in this language. */
	| { kind: "renew-consent"; shownIn: Language }
	| { kind: "make-proposal" }
	/** Nothing published answers it. */
	| { kind: "record-unknown-question"; question: string };

/** What may come of a proposal that is to be made. */
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
	effects: readonly Effect[];
	/** With `make-proposal`: what to say of what came of it. */
	proposalTexts?: Record<ProposalOutcome, string>;
};

/** The effect of a kind, or undefined. */
export function effectOf<Kind extends Effect["kind"]>(
	{ effects }: Pick<Reply, "effects">,
	kind: Kind,
): Extract<Effect, { kind: Kind }> | undefined {
	return effects.find((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind);
}
