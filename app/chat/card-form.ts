/** A choice the visitor can press. The value is sent; the label is shown as their message. */
export type ChatChoice = {
	value: string;
	label: string;
	/** Drawn grey in the last row, such as "not yet" and "something else". */
	quiet?: true;
};

export type CardName = "contact" | "summary";

/** The summary's two buttons: save the changes, or make the proposal. */
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
	text: string;
	fields: readonly CardField[];
	/** Summary only: the products to propose, read-only. */
	products?: readonly { name: string; reason: string }[];
	productsTitle?: string;
	submit: string;
	/** Summary only: label of the button that saves without making the proposal. */
	save?: string;
	/** Contact form only: the choice that skips it. */
	skip?: ChatChoice;
	privacy?: { text: string; linkText: string; url: string };
	/** Error of the whole form, set when the server refused it. */
	error?: string;
};

/** How many of a proposal's facts are known; `see` asks to show them. */
export type ProposalProgress = { done: number; total: number; label: string; see: ChatChoice };

/** The choices, form and progress of an answer. Only the newest answer's can be used. */
export type AnswerControls = {
	choices: readonly ChatChoice[];
	form: CardForm | null;
	progress: ProposalProgress | null;
};

export type MessageInput = { kind: "choice"; value: string } | FilledCard;

export type FilledCard = {
	kind: "form";
	form: CardName;
	values: Readonly<Record<string, string>>;
	press: CardPress;
};

export const noControls: AnswerControls = { choices: [], form: null, progress: null };

export function isRefused(form: CardForm | null): boolean {
	return form !== null && Boolean(form.error || form.fields.some(({ error }) => error));
}
