/** Removes accents, and replaces variants of letters (ﬁ, ²) by their plain form. */
export function withoutMarks(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Removes accents and capitals. The result may be of another length; see fold in text.ts for one that is not. */
export function plainLower(text: string): string {
	return withoutMarks(text).toLowerCase();
}

/** Lists a text's different words for a search: without accents and capitals, split at anything but letters and digits. */
export function distinctWords(text: string): string[] {
	return [
		...new Set(
			plainLower(text)
				.split(/[^\p{L}\d]+/u)
				.filter(Boolean),
		),
	];
}
