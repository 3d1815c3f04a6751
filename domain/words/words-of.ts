import { folded } from "./folded.ts";

/** The words of a text as they are looked up: without accents and capitals, apart at whatever is no letter or digit. */
export function wordsOf(text: string): string[] {
	return [
		...new Set(
			folded(text)
				.split(/[^\p{L}\d]+/u)
				.filter(Boolean),
		),
	];
}
