import { type Segment, withoutPictures } from "../text/segments.ts";
import { fold, wordsOf } from "../text/text.ts";
import { hearIndustry } from "../trade/industry.ts";
import { neverNames, titles } from "../words/words.ts";
import { isWrittenAsName } from "./bare-company.ts";
import { bareName } from "./bare-name.ts";
import { namesOwnTrade } from "./beside-trade.ts";
import { isTelling } from "./company-name.ts";
import { asName, isEveryday, nameWords } from "./name-words.ts";
import { isPlace, standsAlone } from "./own-standing.ts";
import { isFirmBeside } from "./trade-in-name.ts";

/** The name somebody signs with: "Kind regards, Rignald Martina", "… Sent by Callum", "Mrs Claudette Whyte". */
export function signedName(said: readonly Segment[]): string | null {
	const segments = withoutPictures(said).filter(({ text }) => /\p{L}/u.test(text));
	for (const [at, segment] of segments.entries()) {
		if (segment.question) continue;
		const before = segments[at - 1];
		const name =
			(before && closing.test(before.folded) ? nameIn(afterArticle(segment), true) : null) ??
			(isFirmBeside(segment, before) ? null : afterMark(segment)) ??
			titledName(segment);
		if (name) return name;
	}
	return atTheEnd(segments);
}

/** "Sent by Callum", "Att. Nerio Urdaneta", "speaking Beatriz Elena". */
function afterMark(segment: Segment): string | null {
	const mark = segment.folded.match(marks)?.[0] ?? "";
	return mark === "" ? null : nameIn(from(segment, mark.length), true);
}

/** "Mrs Claudette Whyte", "Doña Eucaris de Muebles El Roble", and nothing else. */
function titledName(segment: Segment): string | null {
	const opened = segment.text.match(/^(?:[-–—\s]+|(?:contacto|contact|atte?)[:.]? )+/iu)?.[0].length ?? 0;
	const [first = "", ...rest] = segment.text
		.slice(opened)
		.replace(/ (?:de|del|from|of|at) .*$/u, "")
		.split(" ");
	const title = fold(first).replace(/\.$/, "");
	if (!titles.has(title) || salutations.has(title) || rest.length === 0 || rest.length > 3) return null;
	const text = rest.join(" ");
	return nameIn({ ...segment, text, folded: fold(text) }, true);
}

const salutations: ReadonlySet<string> = new Set(["sir", "madam"]);

/** A message that tells something and ends in a name, or in a name and the company it is of. */
function atTheEnd(segments: readonly Segment[]): string | null {
	const tells = segments.findIndex(({ text }) => wordsOf(text).length >= 4);
	for (const at of [segments.length - 1, segments.length - 2]) {
		const [before, segment, next] = [segments[at - 1], segments[at], segments[at + 1]];
		if (!segment || segment.question || tells < 0 || tells >= at) continue;
		if (next && standsAlone(next) === null && !isWrittenAsName(next.text)) continue;
		// "A shop in Guadalajara, Jalisco" ends in where it is, "it's for my bakery, Dulce Trigo" in what it is called.
		if (!before || inPlace.test(before.text) || namesOwnTrade(before) || isFirmBeside(segment, before))
			continue;
		const name = nameIn(segment, false);
		// "Toys, Barbie, Lego" is a list of theirs, "Savannah, Georgia" one place.
		const goesOn =
			capitalLast.test(before.text) && (isPlace(segment.text) || !isEveryday(name?.split(" ")[0] ?? ""));
		if (name && !goesOn) return name;
	}
	return null;
}

const capitalLast = /(?:^|\s)\p{Lu}[^\s,]*$/u;
const inPlace = / (?:in|at|near|from|outside|en|de|desde) (?:the )?\p{Lu}[^,]*$/u;

/** The name that a part of a message is. @param sure whether nothing but a name would stand there. */
function nameIn(segment: Segment, sure: boolean): string | null {
	const { text } = segment;
	const name = twoInOne.test(text) ? null : bareName(segment);
	const words = wordsOf(name ?? "");
	if (!name || words.length > 3) return null;
	if (isEveryday(words[0] ?? "")) return name;
	if (!sure && !isCapitals(text)) return null;
	if (isPlace(text) || standsAlone(segment) !== null || hearIndustry(text, false) !== null) return null;
	const isName = words.every((word) => word.length > 1 && isTelling(word) && !neverNames.has(word));
	return isName ? asName(nameWords(text).words) : null;
}

function isCapitals(text: string): boolean {
	return /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}[ .!]*$/u.test(text);
}

/** "Signed, a tired Wilkin Marte". */
function afterArticle(segment: Segment): Segment {
	const article = segment.text.match(/^(?:an? |your |the |un |una )(?:\p{Ll}+ ){1,2}(?=\p{Lu})/u)?.[0];
	return from(segment, article?.length ?? 0);
}

function from({ text, folded, question }: Segment, at: number): Segment {
	return { text: text.slice(at), folded: folded.slice(at), question };
}

/** "EspumaCar" is no person, "McKay" is one. */
const twoInOne = /(?<!\b(?:Mc|Mac|De|Di|Le|La|Fitz|Van))(?<=\p{Ll})\p{Lu}/u;
const closing =
	/^(?:(?:with |many |best |kind |warm |kindest |my )*(?:regards|wishes|blessings)|best|cheers|thanks(?: (?:eh|again|a lot|so much|in advance|a million|very much))?|thank you(?: (?:so much|very much|in advance))?|blessings|greetings|yours(?: (?:truly|sincerely|faithfully))?|sincerely|respectfully|ta|att|atte|atentamente|cordialmente|(?:un |muchos |cordial )?saludos?(?: cordial(?:es)?)?|(?:muchas |mil )?gracias|signed|xx?)[ .!]*$/;
const marks =
	/^(?:sent by|signed(?: by)?|signing off|att\.?:?|atte\.?:?|atentamente|firma:?|speaking|here writes|yours(?: (?:truly|sincerely))?|regards|best|cheers|thanks|saludos|name:?|[-–—]) +/;
