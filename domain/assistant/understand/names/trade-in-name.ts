import type { Segment } from "../text/segments.ts";
import { wordsOf } from "../text/text.ts";
import { tradeWords } from "../trade/businesses.ts";
import { hearIndustry } from "../trade/industry.ts";
import { isWrittenAsName } from "./bare-company.ts";
import { endsCompany, opensCompanyName } from "./company-endings.ts";
import { isTelling, namesOne } from "./company-name.ts";
import { isEveryday } from "./name-words.ts";

/** What a trade, in a name or beside it, says of whose name it is. */

/** Whether its first or its last word names a trade, and another tells which: "Imprenta Solano", "Taff Street Motors". */
export function hasTrade(name: string): boolean {
	const words = wordsOf(name);
	const [first = "", last = ""] = [words[0], words.at(-1)];
	const isKind = (word: string) => tradeWords.has(word) || endsCompany(word) || namesOne(word);
	return (
		words.length > 1 &&
		(isKind(first) || opensCompanyName(first) || isKind(last)) &&
		words.some((word) => isTelling(word) && !isKind(word) && !opensCompanyName(word))
	);
}

/** Whether a text tells a trade, and is no name with one in it. */
export function tellsTrade(text: string): boolean {
	return !isWrittenAsName(text) && hearIndustry(text, false) !== null;
}

/** "We're a law firm, Kessler Amaya", "… Bloques Caribe": names of no person, by their trade or the one told before. */
export function isFirmBeside({ text }: Segment, before: Segment | undefined): boolean {
	if (isEveryday(wordsOf(text)[0] ?? "")) return false;
	if (hasTrade(text)) return true;
	const isOwn =
		before !== undefined && !before.question && (ownPlace.test(before.folded) || label.test(text));
	return isOwn && tellsTrade(before.text);
}

const ownPlace =
	/^(?:[a-z']+ ){0,3}?(?:(?:we|i)(?:'re|'m| are| am| run| have| own|'ve| work| manage| direct| represent)|it's|its|it is|somos|tengo|tenemos|es|our|my) /;

/** "Name is Sunpath Car Rentals", "called Bella Rosa": what introduces a name, whoever's it is. */
export const label =
	/^(?:its |the |studio |shop |business |company )?(?:name|named|called|llamad[oa]|nombre|who we are)(?: is| es)?:? (?=\p{Lu})/iu;

/** "The competition, Viajes Aurora": whose the next name is. */
const ofOthers =
	/\b(?:competitors?|rivals?|neighbou?rs?|competencia|competidor(?:es)?|vecin[oa]s?|customers?|clients?|clientes?|suppliers?|proveedor(?:es)?|banks?|banco|agency we|consultants?|consultora)$/;

/** Whether somebody else was just spoken of: the name that follows is theirs. */
export function endsInOthers(before: Segment | undefined): boolean {
	return before !== undefined && ofOthers.test(before.folded);
}
