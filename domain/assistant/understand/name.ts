import { isBusiness } from "./businesses.ts";
import { isProper } from "./company-name.ts";
import { hearIndustry } from "./industry.ts";
import { asName, nameWords, withoutTitles } from "./name-words.ts";
import { type Segment, withoutPictures } from "./segments.ts";
import { fold, wordsOf } from "./text.ts";
import { firstNames } from "./words.ts";
import { speaksOfWork } from "./work-talk.ts";

const sure =
	/\b(?:me llamo|me chamo|mi nombre completo es|mi nombre es|mi nombre:|nombre completo:|nombre:|te habla|les habla|hablas con|te escribe|les escribe|le escribe|me dicen|me yamo|mellamo|me llaman|my full name is|my name is|my name's|name's|names|the name is|the name's|name is|full name:|name:|i am called|i'm called|call me)\s+/g;
/** Read after a cue, in characters: no name is longer, and a long message stays cheap to read. */
const longestName = 120;
const likely =
	/(?:(?<!\b(?:when|while|if|because|cuando|si|porque|que) )\b(?:soy|soi|i'm|i am|im|this is|aqui|por aqui|por aca|aca|habla|habla con)|^con|^(?:please |just )?ask for)\s+/g;
const opening =
	/^(?:hola|buenas|buenos dias|buenas tardes|buenas noches|hi|hiya|hello|hey|claro|sure|ok|okay|si|yes|listo|es|it's|it is|perdon|sorry|no|y|and|fine|bueno|pues|well|great|dale|its|yo|cool|thanks|gracias)[:,]?\s+/;

/** The person's name in a message, or null. `expected`: the name was just asked for, so a bare one counts. */
export function hearName(said: readonly Segment[], expected: boolean): string | null {
	const segments = withoutPictures(said);
	for (const segment of segments) {
		const name =
			introduced(segment, sure, () => true) ??
			introduced(segment, likely, (words, whole) => isLikely(words, whole, expected));
		if (name) return name;
	}
	for (const segment of segments) {
		const name = atTheEnd(segment) ?? itIs(segment);
		if (name) return name;
	}
	if (!expected) return null;
	for (const segment of segments) {
		const name = segment.question ? null : (bareName(segment) ?? ofCompany(segment));
		if (name) return name;
	}
	return null;
}

/** "Ana Ruiz here", "Ana Ruiz por aquí". */
function atTheEnd({ text, folded, question }: Segment): string | null {
	const [, said = ""] =
		folded.match(
			/^(.{2,60}?) (?:here(?: (?:from|at|with|over at) .+)?|por aqui|por aca|al habla|de este lado)[ .!]*$/,
		) ?? [];
	const shown = text.slice(0, said.length);
	const name = said && !question ? bareName({ text: shown, folded: said, question }) : null;
	return name && isLikely(shown.replace(/^\p{L}+,? (?=\p{Lu})/u, "").split(" "), true, false) ? name : null;
}

/** "It's Robert": an everyday name, or it is a day or a thing. */
function itIs(segment: Segment): string | null {
	const name = introduced(segment, /^(?:hi |hey |hello |hola )?(?:its|it's)\s+/g, () => true);
	return name && !segment.question && firstNames.has(fold(name.split(" ")[0] ?? "")) ? name : null;
}

/** "Curtis from Big Sky Fly Fishing": whatever the name, if all that follows is a company. */
function ofCompany({ text, question }: Segment): string | null {
	const [, said = "", company = ""] =
		text.match(/^(\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*){0,2}) (?:from|with|at|over at) (?:the )?(.{3,60})$/u) ?? [];
	const { words } = nameWords(said);
	const whole = words.length > 0 && words.join(" ") === said;
	return whole &&
		!question &&
		titled.test(company) &&
		isProper(company) &&
		!speaksOfWork(said) &&
		!/^\S+ing$/.test(said)
		? asName(words)
		: null;
}

/** "Big Sky Fly Fishing": capitals from one end to the other. */
const titled = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|the|and|&|del?|la|los|y))* \p{Lu}\S*$/u;

/** An everyday name standing alone where nobody asked for one: somebody answering late. */
export function hearFirstName(segments: readonly Segment[]): string | null {
	for (const segment of withoutPictures(segments)) {
		const name = segment.question ? null : bareName(segment);
		if (name && firstNames.has(fold(name.split(" ")[0] ?? ""))) return name;
	}
	for (const segment of withoutPictures(segments)) {
		const name = ofCompany(segment);
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
		if (words.length > 0 && accepts(words, ofCompany || words.join(" ").length === rest.trim().length))
			return asName(words);
	}
	return null;
}

/** "Soy Juan" and "soy juan", not "soy curiosa": capitals, an everyday name, or the answer to our question. */
function isLikely(words: readonly string[], whole: boolean, expected: boolean): boolean {
	const first = words[0] ?? "";
	return (
		first !== first.toLowerCase() ||
		first === first.toUpperCase() ||
		firstNames.has(fold(first)) ||
		(expected && whole)
	);
}

/** "Hola, claro, es …": at most a few courtesies before the name. */
function openingsOf(text: string): string[] {
	const found: string[] = [];
	let rest = fold(text.slice(0, longestName));
	for (let opened = rest.match(opening); opened && found.length < 4; opened = rest.match(opening)) {
		found.push(opened[0]);
		rest = rest.slice(opened[0].length);
	}
	return found;
}

function bareName(segment: Segment): string | null {
	if (segment.text.length > longestName) return null;
	let text = segment.text;
	for (const opened of openingsOf(text)) text = text.slice(opened.length);
	text = withoutTitles(text);
	const { words, ofCompany } = nameWords(text);
	const whole = ofCompany || words.join(" ").length === text.replace(/[^\p{L}\p{N}]+$/u, "").trim().length;
	// "Carlos from Posada del Mar": after an everyday name, what it is of.
	const ofPlace =
		firstNames.has(fold(words[0] ?? "")) &&
		/^(?:from|at|with|of|de|del|desde) \p{L}/u.test(fold(text).slice(words.join(" ").length).trim());
	const isTrade =
		!firstNames.has(fold(words[0] ?? "")) &&
		(words.length === 1 ? hearIndustry(text, false) !== null : isBusiness(wordsOf(text).join(" ")));
	return (whole || ofPlace) && !isTrade && words.length <= 6 && words.length > 0 ? asName(words) : null;
}
