import { type Segment, withoutPictures } from "../text/segments.ts";
import { fold } from "../text/text.ts";
import { hearIndustry } from "../trade/industry.ts";
import { answeredName, tellingOnes } from "./answered-name.ts";
import { bareName, longestName, nameOfCompany } from "./bare-name.ts";
import { isTelling } from "./company-name.ts";
import { asName, isEveryday, nameWords } from "./name-words.ts";
import { isPlace } from "./own-standing.ts";
import { isFirmBeside } from "./trade-in-name.ts";

const sure =
	/\b(?:me llamo|me chamo|mi nombre completo es|mi nombre es|mi nombre:|nombre completo:|nombre:|te habla|les habla|hablas con|te escribe|les escribe|le escribe|me dicen|me yamo|mellamo|me llaman|my full name is|my name is|my name it(?: is|'s)|my name's|name's|names|the name is|the name's|(?<!\bits )name is|full name:|name:|(?:^|\band )my name(?= [a-z'-]+(?: [a-z'-]+){0,2}$)|i am called|i'm called|call me|(?:i'm|im|i am) an? [a-z]+(?: [a-z]+)? (?:called|named))\s+/g;
const likely =
	/(?:\bsoy (?:el|la) (?:dra?|doctora?|ingenier[oa]|ing|arquitect[oa]|arq|lic|licenciad[oa]|profesora?|profe|pastora?|padre|hermana|sor)\.?|\b(?:i'm|im|i am|this is|soy) (?:the |la |el )?(?:owner|manager|director|founder|boss|head|principal|duen[oa]|gerente|directora?|rector[a]?),?(?! (?:of|at|de|del|here|and)\b)|(?<!\b(?:when|while|if|because|cuando|si|porque|que) )\b(?:soy|soi|i'm|i am|im|this is|aqui|por aqui|por aca|aca|habla|habla con)|\bi (?:usually |just |mostly )?go by(?! (?:bus|train|car|bike|foot|plane|boat|feel|ear|gut|instinct|memory|word|sight|what|how|the (?!name)\w+)\b)(?: the name(?: of)?)?|\b(?:you're|youre|you are) (?:now |currently )?(?:speaking|talking|chatting) (?:with|to)|\b(?:people|everyone|everybody|folks) (?:all )?knows? me as|(?<=\b(?:i'm|im|i am) (?:better |also |usually )?)known as|^(?:estas? |esta usted )?(?:hablando|chateando) con|^con|^(?:(?:hi|hello|hey|hello sir|sir|good \w+) )?(?:here(?: is|'s)?|myself)|^(?:please |just |and )*(?:ask for|contact|call|ring|reach|write to|talk to|speak to))\s+/g;
/** The person's name in a message, or null. `expected`: the name was just asked for, so a bare one counts. */
export function hearName(said: readonly Segment[], expected: boolean): string | null {
	const segments = withoutPictures(said);
	const name = givenName(segments, expected);
	// "I'm Beryl, Beryl Ashdown": said once more, in full.
	return name && (hearFullName(segments, name) ?? name);
}

/** "A rent a car, name is Sunpath": after the trade it is the company's. */
const ofBusiness = /^(?:its |the )?name(?: is)?:? /i;

function givenName(said: readonly Segment[], expected: boolean): string | null {
	const segments = said.filter(({ text, folded, question }, at) => {
		const label = text.match(ofBusiness)?.[0].length ?? 0;
		return (
			label === 0 ||
			!isFirmBeside({ text: text.slice(label), folded: folded.slice(label), question }, said[at - 1])
		);
	});
	const [first] = expected ? tellingOnes(segments) : [];
	for (const segment of segments) {
		const name =
			introduced(segment, sure, () => true) ??
			introduced(segment, likely, (words, whole) => isLikely(words, whole, segment === first));
		if (name) return name;
	}
	for (const [at, segment] of segments.entries()) {
		const name = ofRole.test(segment.folded) ? apposed(segments[at + 1]) : null;
		if (name) return name;
	}
	for (const segment of segments) {
		const name = atTheEnd(segment) ?? itIs(segment, expected);
		if (name) return name;
	}
	return expected ? answeredName(segments) : null;
}

const kin =
	"son|daughter|wife|husband|brother|sister|mother|father|mom|mum|dad|cousin|nephew|niece|aunt|uncle|grandson|granddaughter|partner|hij[oa]|espos[oa]|herman[oa]|mama|papa|prim[oa]|sobrin[oa]|nuera|yerno|niet[oa]|soci[oa]";
/** "I am his daughter", "soy la dueña": who they are, and the name comes next. */
const ofRole = new RegExp(
	`^(?:(?:hi|hello|hey|hola|buenas) )?(?:i'm|i am|im|this is|it's|its|soy|habla|le habla) (?:[\\p{L}']+ ){0,3}(?:${kin}|owner|manager|founder|director|boss|assistant|secretary|receptionist|duen[oa]|gerente|directora?|administradora?|encargad[oa]|propietari[oa]|recepcionista|secretari[oa])(?: here)?$`,
	"u",
);
const kinship = new RegExp(`^(?:${kin})\\b`);

function apposed(next: Segment | undefined): string | null {
	const name = next && !next.question ? bareName(next) : null;
	return name && isLikely(next?.text.split(" ") ?? [], true, false) ? name : null;
}

/** "Ana Ruiz here", "Ana Ruiz por aquí". */
function atTheEnd({ text, folded, question }: Segment): string | null {
	const [, said = ""] =
		folded.match(
			/^(.{2,60}?) (?:is my name|es mi nombre|writing|speaking|typing|here(?: (?:from|at|with|over at) .+)?|por aqui|por aca|al habla|de este lado)[ .!]*$/,
		) ?? [];
	const shown = text.slice(0, said.length);
	const name = said && !question ? bareName({ text: shown, folded: said, question }) : null;
	return name && isLikely(shown.replace(/^\p{L}+,? (?=\p{Lu})/u, "").split(" "), true, false) ? name : null;
}

/** "It's Robert": an everyday name, or it is a day or a thing; asked for, whatever is written as one. */
function itIs(segment: Segment, expected: boolean): string | null {
	const cue = /^(?:(?:oh|and|so|ok|hi|hey|hello|hola|sorry|btw|by the way)(?: there)?,? )*(?:its|it's)\s+/g;
	const name = segment.question ? null : introduced(segment, cue, () => true);
	if (!name || isEveryday(name.split(" ")[0] ?? "")) return name;
	const [, said = ""] =
		segment.text.match(
			/^(?:(?:oh|and|so|ok|sorry|hi|hey|hello),? )*(?:its|it['’]s) (\p{L}+(?: \p{L}[\p{L}'’-]+)?)(?: (?:(?:from|at|of|with) .{2,40}|by the way|btw))?$/iu,
		) ?? [];
	const thing = things.test(fold(said)) || !isTelling(fold(said)) || isPlace(said);
	return expected && said === name && !thing && hearIndustry(said, false) === null ? name : null;
}

const things =
	/^(?:shopify|whatsapp|instagram|facebook|google|amazon|etsy|airbnb|booking|excel|gmail|wordpress|wix|tiktok|hubspot|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;

/** "Delroy", and nothing else, where nothing was asked and we know no name. */
export function hearLateName(said: readonly Segment[]): string | null {
	const segments = withoutPictures(said).filter(({ text }) => !/^[\d\p{P} ]*$/u.test(text));
	const [only] = segments;
	if (!only || segments.length > 1 || !/^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'’-]+){0,2}[ .!]*$/u.test(only.text))
		return null;
	return answeredName(segments);
}

/** An everyday name standing alone where nobody asked for one: somebody answering late. */
export function hearFirstName(segments: readonly Segment[]): string | null {
	for (const segment of withoutPictures(segments)) {
		const name = segment.question ? null : bareName(segment);
		if (name && isEveryday(name.split(" ")[0] ?? "")) return name;
	}
	for (const segment of withoutPictures(segments)) {
		const name = nameOfCompany(segment);
		if (name) return name;
	}
	return null;
}

/** "Mike Sanders", from whom we knew as Mike: the same name, now in full. */
export function hearFullName(segments: readonly Segment[], known: string): string | null {
	for (const segment of withoutPictures(segments)) {
		const name = segment.question ? null : bareName(segment);
		if (name && isFullerName(name, known)) return name;
	}
	return null;
}

function isFullerName(name: string, known: string): boolean {
	return name.split(" ").length <= 5 && fold(name).startsWith(`${fold(known)} `);
}

function introduced(
	segment: Segment,
	cue: RegExp,
	accepts: (words: readonly string[], whole: boolean) => boolean,
): string | null {
	for (const found of segment.folded.matchAll(cue)) {
		const from = found.index + found[0].length;
		const rest = segment.text.slice(from, from + longestName);
		const { words, ofCompany } = nameWords(rest);
		// "I am Lucho son" names his father.
		if (kinship.test(fold(rest.slice(words.join(" ").length).trim()))) continue;
		if (words.length > 0 && accepts(words, ofCompany || words.join(" ").length === rest.trim().length))
			return asName(words);
	}
	return null;
}

/** "Soy Juan" and "soy juan", not "soy curiosa": capitals, an everyday name, or the answer to our question. */
function isLikely(words: readonly string[], whole: boolean, expected: boolean): boolean {
	const first = words[0] ?? "";
	return (
		first !== first.toLowerCase() || first === first.toUpperCase() || isEveryday(first) || (expected && whole)
	);
}
