/** What a form that was refused shows again: everything typed, and what is wrong with it. */
export type FormState = {
	typed: Readonly<Record<string, string>>;
	/** By field, in the order of the page. */
	problems: Readonly<Record<string, string>>;
	/** What is wrong with all of it, e.g. that it could not be stored. */
	failure: string | null;
};

export const emptyForm: FormState = { typed: {}, problems: {}, failure: null };

/** The field only programs fill in. */
export const trapField = "website";
/** Carries an address that looked mistyped: sent again with it, it is taken as it is. */
export const confirmedField = "email_confirmed";
