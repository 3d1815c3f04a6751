export type FormState = {
	typed: Readonly<Record<string, string>>;
	fieldErrors: Readonly<Record<string, string>>;
	formError: string | null;
};

export const emptyForm: FormState = { typed: {}, fieldErrors: {}, formError: null };

/** What a screen gets back when its form does not redirect: a refused form, something to show once, or both. */
export type FormAnswer<Shown = never> = {
	/** Which form of the screen; "" when none was refused. */
	intent: string;
	/** Which of several forms of one intent, such as a project's id. */
	item: string;
	form: FormState;
	shown: Shown | null;
};

export function formOf(
	answer: FormAnswer<unknown> | undefined,
	intent: string,
	{ item = "", fallback = emptyForm } = {},
): FormState {
	return answer?.intent === intent && answer.item === item ? answer.form : fallback;
}

/** A hidden field that only programs fill in. */
export const trapField = "website";
/** The hidden field with an address that looked mistyped, sent again on purpose. */
export const confirmedField = "email_confirmed";
