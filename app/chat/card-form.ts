export type ChatChoice = {
	value: string;
	label: string;
	quiet?: true;
};

export type CardName = "contact" | "summary";

export type CardButton = "save" | "make";

export type CardField = {
	name: string;
	label: string;
	type: "text" | "email" | "tel" | "textarea" | "select";
	value: string;
	autocomplete?: string;
	options?: readonly { value: string; label: string }[];
	required?: true;
	maxLength: number;
	error?: string;
};

export type CardForm = {
	name: CardName;
	title: string;
	text: string;
	fields: readonly CardField[];
	products?: readonly { name: string; reason: string }[];
	productsTitle?: string;
	submit: string;
	save?: string;
	skip?: ChatChoice;
	privacy?: { text: string; linkText: string; url: string };
	error?: string;
};

export type ProposalProgress = { done: number; total: number; label: string; see: ChatChoice };

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
	press: CardButton;
};

export const noControls: AnswerControls = { choices: [], form: null, progress: null };

export function isRefused(form: CardForm | null): boolean {
	return form !== null && Boolean(form.error || form.fields.some(({ error }) => error));
}
