import { plainOf } from "../plain.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Told } from "./told.ts";

/** What a text says must be done or be so, by the word that tells it; "does not have to" leaves free. @param text as phrases leave it. */
export function mustsIn(text: string, { must, freed, empty, light, stemOf }: Lexicon): ReadonlySet<string> {
	const found = new Set<string>();
	for (const { 0: phrase, index } of text.matchAll(must)) {
		const before =
			text
				.slice(Math.max(0, index - 40), index)
				.split(/[,;:.!?¿¡()]/u)
				.at(-1) ?? "";
		if (freed.test(before)) continue;
		const after = text.slice(index + phrase.length).split(/[;:.!?¿¡]/u)[0] ?? "";
		const words = (after.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(plainOf(word)));
		const telling = words.find((word) => !light.has(stemOf(word))) ?? words[0];
		found.add(telling === undefined ? "" : stemOf(telling));
	}
	return found;
}

/** What may be done there is no must here: whatever has to be has to be there too. */
export function isNeededThere({ said, passage: { units } }: Told): boolean {
	return [...said.musts].every((one) => units.some(({ musts }) => musts.has(one)));
}
