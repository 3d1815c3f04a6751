/** An answer the visitor can press: its value is sent, its label is shown as what they say. */
export type ChatChoice = {
	value: string;
	label: string;
	/** For "not yet" and "something else": grey, in the last row. */
	quiet?: true;
};

export type CardName = "contact" | "summary";

/** The summary's two buttons: keep the changes, or make the proposal of them. */
export type CardPress = "save" | "make";

export type CardField = {
	name: string;
	label: string;
	type: "text" | "email" | "tel" | "textarea" | "select";
	value: string;
	autocomplete?: string;
	options?: readonly { value: string; label: string }[];
	required?: true;
	maxLength: number;
	/** Why the server refused it. */
	error?: string;
};

/** A form to fill in inside the conversation. */
export type CardForm = {
	name: CardName;
	title: string;
	/** Stands under the title. */
	text: string;
	fields: readonly CardField[];
	/** Of the summary: what will be proposed, to read. */
	products?: readonly { name: string; reason: string }[];
	productsTitle?: string;
	submit: string;
	/** Of the summary: keeps the changes and makes nothing yet. */
	save?: string;
	/** Of the contact form: says nothing of it. */
	skip?: ChatChoice;
	privacy?: { text: string; linkText: string; url: string };
	/** What is wrong with all of it, where the server refused it. */
	error?: string;
};

/** How much is known of what a proposal needs; `see` shows it. */
export type ProposalProgress = { done: number; total: number; label: string; see: ChatChoice };

/** What an answer brings to press or to fill in beside its words. Only the newest answer's can be used. */
export type AnswerControls = {
	choices: readonly ChatChoice[];
	form: CardForm | null;
	progress: ProposalProgress | null;
};

/** What a message is sent with beside its words: the choice that was pressed, or the form that was filled in. */
export type MessageInput = { kind: "choice"; value: string } | FilledCard;

export type FilledCard = {
	kind: "form";
	form: CardName;
	values: Readonly<Record<string, string>>;
	press: CardPress;
};

export const noControls: AnswerControls = { choices: [], form: null, progress: null };

/** Whether the server refused what was filled in. */
export function isRefused(form: CardForm | null): boolean {
	return form !== null && Boolean(form.error || form.fields.some(({ error }) => error));
}
