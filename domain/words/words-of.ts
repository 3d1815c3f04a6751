import { folded } from "./folded.ts";

/** Lists a text's different words for a search: without accents and capitals, split at anything but letters and digits. */
export function wordsOf(text: string): string[] {
	return [
		...new Set(
			folded(text)
				.split(/[^\p{L}\d]+/u)
				.filter(Boolean),
		),
	];
}
