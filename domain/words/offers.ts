import { vocabulary, vocabularyMap } from "../../content/assistant/vocabulary.ts";
import { plainLower } from "./plain.ts";

/** Finds text that could pass for our offer, also in joined, spaced and look-alike letters. */

const link =
	/:\/\/|\bwww\b|[\p{L}\p{N}-]\.(?:com|co|net|org|io|info|biz|app|dev|xyz|shop|site|online|store|link|ru|cn|ly)\b/u;
const amount =
	/[$€£] ?\d|\d ?[$€£]|\b(?:usd|cop|eur|mxn|pesos?|dolar(?:es)?|dollars?|bucks|euros?|centavos?)\b|\d(?:k|mm?)\b/;
const writtenDate = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/;

const isDeal = finderOf("offer-words");
const isTrade = finderOf("trade-words");
const isPromise = finderOf("our-promises");
const joined = vocabulary("joined-offers");
const joinedAmounts = vocabulary("joined-amounts");
const months = new Set(vocabulary("months"));
const ordinals = new Set(vocabulary("ordinals"));
const scales = vocabularyMap("money-scales");
const numbers = vocabularyMap("number-words");
/** Smaller numbers also name hotels ("Tres Robles", "Four Seasons") or people ("Diez"). */
const largeNumber = 13;
const aMillion = 1_000_000;

/** Whether a text contains an amount of money, a discount, a promise, a date or a link. */
export function holdsOffer(text: string): boolean {
	return holdsDeal(text) || holdsAmount(text) || holdsDate(plainOf(text));
}

/** Whether a text contains a discount, a free offer, a promise or a link. An amount or a date alone does not count. */
export function holdsDeal(text: string): boolean {
	return /\d ?%/.test(plainOf(text)) || holdsDealInWords(text);
}

/** Like `holdsDeal`, but a percentage alone does not count: "10 % of what we save". */
export function holdsDealInWords(text: string): boolean {
	const plain = plainOf(text);
	return link.test(plain) || isDeal(plain) || isJoined(plain, joined) || hasLookAlikes(text);
}

/**
 * Whether a visitor's own words, printed as theirs in our document, could still pass for our offer. Those are a promise
 * in our name, a link, or an offer written to hide. They may mention figures, dates and discounts.
 * @param product the brand's name.
 */
export function passesForOurs(text: string, product: string): boolean {
	const plain = plainOf(text);
	const isHidden = isJoined(plain, joined) && !isDeal(plain);
	const namesUs = plain.includes(plainLower(product)) && holdsOffer(text);
	return isHidden || namesUs || isPromise(plain) || link.test(plain) || hasLookAlikes(text);
}

/** Finds words in spaced or joined letters: "G r a t i s", "Gratis-Para-Siempre". */
function isJoined(plain: string, entries: readonly string[]): boolean {
	const letters = plain.replace(/[^\p{L}]/gu, "");
	return entries.some((entry) => letters.includes(entry));
}

/** Whether a text contains a link or a site's address. */
export function holdsLink(text: string): boolean {
	return link.test(plainOf(text));
}

/** Whether a text contains an amount of money. */
export function holdsAmount(text: string): boolean {
	const plain = plainOf(text);
	const words = wordsIn(plain);
	return (
		amount.test(plain) ||
		isJoined(plain, joinedAmounts) ||
		words.some((word, at) => isAmount(word, words[at + 1]))
	);
}

/** Whether a name could pass for an offer. Stricter than for prose: a figure or a word of trade is enough. */
export function nameLooksLikeOffer(name: string): boolean {
	const plain = plainOf(name);
	const isLarge = (word: string) => Number(numbers.get(word) ?? 0) >= largeNumber;
	return holdsOffer(name) || /\p{N}/u.test(name) || isTrade(plain) || wordsIn(plain).some(isLarge);
}

/** Recognizes "veinte mil", "5 millones" and "un millón", but not "un grand hotel". */
function isAmount(word: string, next = ""): boolean {
	const count = /^\d/.test(word) ? Number.parseFloat(word) : Number(numbers.get(word) ?? 0);
	const scale = next.length > 1 ? Number(scales.get(next) ?? 0) : 0;
	return scale > 0 && (count >= 2 || (count > 0 && scale >= aMillion));
}

function holdsDate(plain: string): boolean {
	const words = wordsIn(plain).filter((word) => !["de", "of", "the"].includes(word));
	const isDay = (word = "") =>
		ordinals.has(word) || numbers.has(word) || /^\d{1,2}(?:st|nd|rd|th)?$/.test(word);
	const isDated = (word: string, at: number) =>
		months.has(word) && (isDay(words[at - 1]) || isDay(words[at + 1]));
	return writtenDate.test(plain) || words.some(isDated);
}

/** Returns a test for a list's words and phrases. A final star stands for any ending; "!" marks a harmless phrase. */
function finderOf(list: string): (plain: string) => boolean {
	const entries = vocabulary(list);
	const harmless = entries.filter((entry) => entry.startsWith("!")).map((entry) => ` ${entry.slice(1)} `);
	const patterns = entries
		.filter((entry) => !entry.startsWith("!"))
		.map((entry) => (entry.endsWith("*") ? ` ${entry.slice(0, -1)}` : ` ${entry} `));
	return (plain) => {
		const words = ` ${wordsIn(plain).join(" ")} `;
		const rest = harmless.reduce((text, phrase) => text.replaceAll(phrase, " "), words);
		return patterns.some((entry) => rest.includes(entry));
	};
}

function wordsIn(plain: string): string[] {
	return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plainOf(text: string): string {
	const separated = text
		.normalize("NFKC")
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.replace(/[_\-–—·•*~+]+/g, " ");
	return plainLower(separated).replace(/ {2,}/g, " ");
}

/** Finds Latin words that contain Cyrillic or Greek letters: they are written to deceive. */
function hasLookAlikes(text: string): boolean {
	const words = text.normalize("NFKC").match(/\p{L}+/gu) ?? [];
	return words.some(
		(word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
	);
}
