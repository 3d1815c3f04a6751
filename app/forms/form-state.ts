/** A refused form: everything typed, and its problems. */
export type FormState = {
	typed: Readonly<Record<string, string>>;
	/** By field, in page order. */
	problems: Readonly<Record<string, string>>;
	/** The problem of the whole form, such as a failure to store it. */
	failure: string | null;
};

export const emptyForm: FormState = { typed: {}, problems: {}, failure: null };

/** A hidden field that only programs fill in. */
export const trapField = "website";
/** Carries an address that looked mistyped: sent again with this field, it is accepted. */
export const confirmedField = "email_confirmed";
