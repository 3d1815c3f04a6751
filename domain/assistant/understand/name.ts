import { businessWords } from "./businesses.ts";
import { type Segment, withoutPictures } from "./segments.ts";
import { fold, oneLine, soundsLikeWords } from "./text.ts";
import { firstNames, nameParticles, neverNames, places, titles } from "./words.ts";

const sure =
	/\b(?:me llamo|me chamo|mi nombre completo es|mi nombre es|mi nombre:|nombre completo:|nombre:|te habla|les habla|hablas con|te escribe|les escribe|le escribe|me dicen|my full name is|my name is|my name's|the name is|the name's|name is|full name:|name:|i am called|i'm called|call me)\s+/g;
/** Read after a cue, in characters: no name is longer, and a long message stays cheap to read. */
const longestName = 120;
const likely = /\b(?:soy|i'm|i am|im|this is|aqui|habla|con)\s+/g;
const opening =
	/^(?:hola|buenas|buenos dias|buenas tardes|buenas noches|hi|hello|hey|claro|sure|ok|okay|si|yes|listo|es|it's|it is|perdon|sorry|no|y|and|fine|bueno|pues|well|great|dale)[:,]?\s+/;

/** The person's name in a message, or null. `expected`: the name was just asked for, so a bare one counts. */
export function hearName(said: readonly Segment[], expected: boolean): string | null {
	const segments = withoutPictures(said);
	for (const segment of segments) {
		const name =
			introduced(segment, sure, () => true) ??
			introduced(segment, likely, (words, whole) => isLikely(words, whole, expected));
		if (name) return name;
	}
	if (!expected) return null;
	for (const segment of segments) {
		const name = segment.question ? null : bareName(segment);
		if (name) return name;
	}
	return null;
}

/** An everyday name standing alone where nobody asked for one: somebody answering late. */
export function hearFirstName(segments: readonly Segment[]): string | null {
	for (const segment of withoutPictures(segments)) {
		const name = segment.question ? null : bareName(segment);
		if (name && firstNames.has(fold(name.split(" ")[0] ?? ""))) return name;
	}
	return null;
}

function introduced(
	segment: Segment,
	cue: RegExp,
	accepts: (words: readonly string[], whole: boolean) => boolean,
): string | null {
	for (const found of segment.folded.matchAll(cue)) {
		const from = found.index + found[0].length;
		const rest = segment.text.slice(from, from + longestName);
		const words = nameWords(rest);
		if (words.length > 0 && accepts(words, words.join(" ").length === rest.trim().length))
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
	const words = nameWords(text);
	const whole = words.join(" ").length === text.replace(/[^\p{L}\p{N}]+$/u, "").trim().length;
	return whole && words.length <= 6 && words.length > 0 ? asName(words) : null;
}

/** The words at the start of a text that can be a name. */
function nameWords(text: string): string[] {
	const words: string[] = [];
	const said = text.trim().split(/\s+/).slice(0, 8);
	const from = said.findIndex((word) => !titles.has(fold(word).replace(/\.$/, "")));
	for (const word of said.slice(Math.max(0, from))) {
		const bare = word.replace(/[^\p{L}\p{M}]+$/u, "").replace(/^[^\p{L}]+/u, "");
		const folded = fold(bare);
		const joins = words.length > 0 && nameParticles.has(folded) && bare === bare.toLowerCase();
		// After an everyday first name a capital is a surname, whatever else the word may mean: "Kim Day".
		const initial = words.length > 0 && /^\p{Lu}$/u.test(bare);
		const surname =
			/^\p{Lu}/u.test(bare) && firstNames.has(fold(words[0] ?? "")) && !businessWords.has(folded);
		if (!isNameWord(bare, folded) && !joins && !initial && !(surname && !places.has(folded))) {
			// "Laura de Sunny Tours": what follows the particle turned out to be a business.
			const joint = words.findIndex((earlier) => nameParticles.has(fold(earlier)));
			if (businessWords.has(folded) && joint > 0) words.length = joint;
			break;
		}
		words.push(bare);
		if (/[.,;:]$/.test(word) && bare.length > 1) break;
	}
	while (words.length > 0 && nameParticles.has(fold(words.at(-1) ?? "")) && words.length > 1) words.pop();
	return words;
}

function isNameWord(word: string, folded: string): boolean {
	if (!/^[\p{L}\p{M}'’.-]{1,40}$/u.test(word)) return false;
	if (/^\p{Lu}/u.test(word) && firstNames.has(folded)) return true;
	if (neverNames.has(folded) || places.has(folded) || businessWords.has(folded)) return false;
	return word.length === 1 || soundsLikeWords(word);
}

function asName(words: readonly string[]): string {
	const said = words.join(" ");
	const shouted = said === said.toUpperCase() && said.length > 4 && said !== said.toLowerCase();
	if (said !== said.toLowerCase() && !shouted) return oneLine(said, 80);
	const quiet = words.map((word) => word.toLowerCase());
	return oneLine(quiet.map((word) => (nameParticles.has(word) ? word : capital(word))).join(" "), 80);
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
