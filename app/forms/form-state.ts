export type FormState = {
	typed: Readonly<Record<string, string>>;
	problems: Readonly<Record<string, string>>;
	failure: string | null;
};

export const emptyForm: FormState = { typed: {}, problems: {}, failure: null };

/** A hidden field that only programs fill in. */
export const trapField = "website";
export const confirmedField = "email_confirmed";
