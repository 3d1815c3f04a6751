import { noWares, work } from "../../../../content/assistant/trades/work.ts";
import { wordsOf } from "../text/text.ts";
import { type IndustryHeard, tradesOfPeople } from "./businesses.ts";

/** Words read after "I'm a": no calling is longer. */
const afterSelf =
	/\b(?:i'm|im|i am|we're|we are|as|myself|soy|somos|trabajo de|trabajo como)((?: [\p{L}'-]+){1,5})/gu;

/** What somebody says they are ("I'm a mason", "Opticians, Swansea"), as a trade. Parts of a message, folded. */
export function callingOf(parts: readonly string[]): IndustryHeard | null {
	for (const part of parts) {
		const words = wordsOf(part);
		// By itself, or before a place, a calling is a trade: "mobile hairdresser in Hove".
		const named = words.length <= 5 ? among(words) : null;
		if (named && !ofSomebodyElse.test(part)) return named;
		for (const [, said = ""] of part.matchAll(afterSelf)) {
			const calling = among(wordsOf(said));
			if (calling) return calling;
		}
	}
	return null;
}

/** "My accountant", "call the plumber", "3 dentists": not the trade of who says it. */
const ofSomebodyElse =
	/\b(?:my|our|your|his|her|their|the|el|la|mi|tu|su|nuestr[oa]|los|las|un|una|otro|call|ask|tell|hire|need|want|with|from|for|con|para|de) |\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|and|plus|y|or|has|have|says|said|lets|is|was)\b/;

/** The trade of a calling that some words hold, the longest first. */
function among(words: readonly string[]): IndustryHeard | null {
	for (const length of [3, 2, 1]) {
		for (let at = 0; at + length <= words.length; at++) {
			const trade = tradesOfPeople.get(words.slice(at, at + length).join(" "));
			if (trade) return trade;
		}
	}
	return null;
}

const subject = "\\b(?:i|we|and|who) (?:(?:also|mainly|mostly|just|only|basically|still|do|actually|both) )?";

const readings = work.map(({ industry, does, what }) => {
	const done = `(?:${subject}(?:${does.en})|\\b(?:${does.es}))`;
	const anything = `(?!(?:${noWares})\\b)[\\p{L}'-]{3,}`;
	const object = what === "" ? anything : `(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:${what})(?:s|es)?\\b`;
	return { industry, anything: what === "", pattern: new RegExp(`${done} ${object}`, "u") };
});

/** A trade and the words that show it; `anything` where the verb alone does: "we sell". */
type Shown = { industry: IndustryHeard; said: string; anything: boolean };

/** The trade shown by what somebody says they do: "we rent bungalows". Words folded. */
export function tradeOfWork(words: readonly string[]): Shown | null {
	const text = words.join(" ");
	for (const { industry, anything, pattern } of readings) {
		const said = text.match(pattern)?.[0];
		if (said) return { industry, said, anything };
	}
	return null;
}

/** "She has the pastry shop next door", "my cousin's gym": a trade, and not of whoever tells it. Folded. */
const others =
	/^(?:(?:and|y|but|pero|because|porque|que) )?(?:(?:s?he|they|el|ella|ellos|ellas) (?:has|have|had|owns?|runs?|sells?|works?|tiene|tienen|vende|venden|trabaja|maneja)|(?:my|our|a|mi|un|una|nuestr[oa]) (?:friends?|neighbou?rs?|cousins?|uncle|aunt|brothers?|sisters?|wife|husband|mom|mum|dad|son|daughter|boss|competitors?|buddy|amig[oa]s?|vecin[oa]s?|prim[oa]s?|ti[oa]|herman[oa]s?|espos[oa]|mama|papa|hij[oa]|jefe|competencia)(?:'s)?(?: who| que)? (?:has|have|owns?|runs?|sells?|works?|told|tiene|vende|trabaja|maneja|me (?:dijo|conto|recomendo|hablo)))\b|\b(?:next (?:door )?to (?:me|us|mine|ours)|^the [a-z]+(?: [a-z]+)? (?:next door|down the (?:road|street))|across the (?:street|road)|al lado (?:mio|nuestro)|de al lado)\b/;

/** Whether a part of a message tells somebody else's trade. Folded. */
export function tellsOthersTrade(folded: string): boolean {
	return others.test(folded);
}
