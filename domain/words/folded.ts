/** Letters without their accents, and the plain form of those that are only written otherwise (ﬁ, ²). */
export function withoutMarks(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Text without accents and capitals. */
export function folded(text: string): string {
	return withoutMarks(text).toLowerCase();
}
