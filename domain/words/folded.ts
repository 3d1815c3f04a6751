/** Removes accents, and replaces variants of letters (ﬁ, ²) by their plain form. */
export function withoutMarks(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Removes accents and capitals. */
export function folded(text: string): string {
	return withoutMarks(text).toLowerCase();
}
