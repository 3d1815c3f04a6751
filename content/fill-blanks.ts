/** By blank; what is null or empty leaves with the comma or space before it. */
export type BlankValues = Readonly<Record<string, string | number | null>>;

/** Fills the blanks of a sentence, such as `{name}`. @throws when a blank has no value. */
export function fillBlanks(sentence: string, values: BlankValues): string {
	return sentence.replace(/(,? ?)\{(\w+)\}/g, (_, before: string, blank: string) => {
		const value = values[blank];
		if (value === undefined) throw new Error(`no value for {${blank}} in «${sentence}»`);
		return value === null || value === "" ? "" : `${before}${value}`;
	});
}
