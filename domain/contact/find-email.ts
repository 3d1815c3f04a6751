import { vocabularyMap } from "../../content/assistant/vocabulary.ts";
import { holdsPhrase, phraseAtEnd, phrasesOf } from "../words/phrases.ts";
import { fold, wordsIn } from "../words/text.ts";
import { likelyAddress, readEmail, withoutNextSentence } from "./email.ts";

/** An e-mail address in a message: sound, or mistyped with what was probably meant. `raw` is what was typed. */
type EmailFound = { address: string; raw: string } | { guess: string | null; raw: string };

const pieces = /[\p{L}\p{N}.@_%+'&-]+/gu;
/** Behind one of these an address may have begun earlier: "a#b@…", "p & g@…". */
const cutOff = /(?:[\p{L}\p{N}][!#$*/=?^`{|}~]|& ?)$/u;
const spaced = /[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}-]{1,60}[.,][\p{L}.]{2,12}/u;
const withoutAt = /\b[\p{L}\p{N}._-]{2,64}(?:gmail|hotmail|outlook|yahoo|icloud)\.\p{L}{2,4}\b/iu;

/** "At" is a word like others: only what goes on as an address makes it a sign. */
const spokenAt = / (?:arroba|at(?= (?:[\p{L}\p{N}-]+ ){1,3}dot \p{L}{2,4}\b)) /gu;
const signs = vocabularyMap("spoken-signs");
const denials = phrasesOf("value-denials");
const copying = phrasesOf("copy-words");
const otherPeople = new Set(phrasesOf("other-people"));
const othersAddresses = phrasesOf("others-addresses");
const besidePeople = new Set(phrasesOf("beside-other-people"));
const movingWords = phrasesOf("moving-words");
const possessives = new Set(phrasesOf("possessives"));
const together = new Set(phrasesOf("together-words"));

/**
 * @returns the last sound address of a message (people correct themselves to the right), else one that looks mistyped, or null.
 * @param known the address we have: then one that is to get a copy, or is called somebody else's, is not the visitor's.
 */
export function findEmail(message: string, known: string | null = null): EmailFound | null {
	const found = [...message.matchAll(pieces)].map(({ 0: piece, index }) => ({
		token: withoutNextSentence(piece.replace(/^[.'&-]+|['.&-]+$/g, "")),
		isCutOff: cutOff.test(message.slice(Math.max(0, index - 2), index)),
	}));
	const tokens = found.map(({ token }) => token);
	const sound = found
		.filter(({ token, isCutOff }) => !isCutOff && addressIn(token))
		.map(({ token }) => token);
	if (sound.length > 0) return soundOne(message, sound, known);
	const doubtful = tokens.find(addressIn);
	if (doubtful) return { guess: null, raw: doubtful };
	const spoken = spokenAddress(message);
	if (spoken) return spoken;
	const raw =
		message.match(spaced)?.[0] ??
		message.match(withoutAt)?.[0] ??
		tokens.find((token) => /^[^@]+@[^@]+$/.test(token));
	return raw ? { guess: guessAt(raw), raw } : null;
}

/** Guesses a dictated address: "luz arroba telares punto pe", "luz at weavers dot com". */
function spokenAddress(message: string): EmailFound | null {
	const folded = fold(message);
	const at = [...folded.matchAll(spokenAt)].at(-1);
	if (!at) return null;
	let text = `${folded.slice(0, at.index)}@${folded.slice(at.index + at[0].length)}`;
	for (const [words, sign] of signs) text = text.replaceAll(` ${words} `, sign);
	const [meant, local = "", end = ""] =
		/([\p{L}\p{N}._-]+)@[\p{L}\p{N}][\p{L}\p{N} -]{0,40}((?:\.[a-z]{2,4}){1,2})(?!\p{L})/u.exec(text) ?? [];
	if (!meant) return null;
	const from = folded.indexOf(local.split(/[._]/)[0] ?? "");
	const last = end.split(".").at(-1) ?? "";
	const spoken = folded.indexOf(` ${last}`, at.index);
	const to = (spoken < 0 ? folded.indexOf(`.${last}`, at.index) : spoken) + last.length + 1;
	const raw = message.slice(from, to);
	return raw ? { guess: guessAt(meant), raw } : null;
}

/** Picks of several the address that is neither denied ("not ana@…") nor only to get a copy. */
function soundOne(message: string, sound: readonly string[], known: string | null): EmailFound | null {
	const open = sound.filter((token) => phraseAtEnd(beforeIn(message, token), denials) === "");
	const own = open.filter(
		(token) => !holdsPhrase(sentenceBefore(message, token), copying) && !isOfSomebody(message, token),
	);
	const found = own.at(-1) ?? (known === null ? (open.at(-1) ?? sound.at(-1)) : null);
	const address = found && addressIn(found);
	if (!address) return null;
	const guess = likelyAddress(found);
	return guess ? { guess, raw: found } : { address, raw: found };
}

function isOfSomebody(message: string, token: string): boolean {
	const [ahead = ""] = beforeIn(message, token)
		.split(/\S+@\S+|[!?;\n]|[.]\s/)
		.slice(-1);
	if (holdsPhrase(message, movingWords)) return false;
	if (phraseAtEnd(ahead.replace(/[\s:,]+$/, ""), othersAddresses) !== "") return true;
	const words = wordsIn(ahead).map((word) => ({ ...word, folded: word.folded.replace(/'s$/, "") }));
	const at = words.findLastIndex(({ folded }) => otherPeople.has(folded));
	const owner = words[at - 1]?.folded === "business" ? at - 2 : at - 1;
	const isTheirs =
		possessives.has(words[owner]?.folded ?? "") && !together.has(words[owner - 1]?.folded ?? "");
	const between = words.slice(at + 1);
	return isTheirs && between.every(({ text, folded }) => besidePeople.has(folded) || /^\p{Lu}/u.test(text));
}

function beforeIn(message: string, token: string): string {
	return message.slice(0, Math.max(0, message.lastIndexOf(token)));
}

function sentenceBefore(message: string, token: string): string {
	return (
		beforeIn(message, token)
			.split(/[!?;\n]|[.,]\s/)
			.at(-1) ?? ""
	);
}

function guessAt(raw: string): string | null {
	const joined = fold(raw).replace(/,/g, ".").replace(/\s/g, "");
	const withAt = joined.includes("@")
		? joined
		: joined.replace(/(gmail|hotmail|outlook|yahoo|icloud)\./, "@$1.");
	const whole = /@(?:gmail|hotmail|outlook|yahoo|icloud)$/.test(withAt) ? `${withAt}.com` : withAt;
	const address = addressIn(whole);
	return address && (likelyAddress(address) ?? address);
}

function addressIn(text: string): string | null {
	const read = readEmail(text);
	return read.kind === "read" ? read.email : null;
}
