import { fold, oneLine, soundsLikeWords } from "../text/text.ts";
import { businessWords } from "../trade/businesses.ts";
import { firstNames } from "../words/first-names.ts";
import { places } from "../words/places.ts";
import { writtenOut } from "../words/shorthand.ts";
import { nameParticles, neverNames, titles } from "../words/words.ts";
import { isLegalForm, opensCompany } from "./company-name.ts";

/** Which words make a person's name, where it ends, and how it is written. */

/** The words at the start of a text that can be a name, and whether the rest is the company they are of. */
export function nameWords(text: string): { words: string[]; ofCompany: boolean } {
	const words: string[] = [];
	const spoken = text.trim().split(/\s+/).slice(0, 10);
	const from = spoken.findIndex((word) => !titles.has(fold(word).replace(/\.$/, "")));
	const said = from < 0 ? [] : spoken.slice(from);
	for (const [at, word] of said.entries()) {
		const bare = word.replace(/[^\p{L}\p{M}]+$/u, "").replace(/^[^\p{L}]+/u, "");
		const folded = fold(bare);
		const joins = words.length > 0 && nameParticles.has(folded) && bare === bare.toLowerCase();
		// After an everyday first name a capital is a surname, whatever else the word may mean: "Kim Day".
		const initial = words.length > 0 && /^\p{Lu}$/u.test(bare);
		const opensFirm = businessWords.has(folded) || opensCompany(folded);
		const surname = /^\p{Lu}/u.test(bare) && firstNames.has(fold(words[0] ?? "")) && !opensFirm;
		const isName = isNameWord(bare, folded) || joins || initial || (surname && !places.has(folded));
		if (isLegalForm(word) || opensFirm || !isName) {
			const ofCompany = said.slice(at).some(isLegalForm);
			// "Amy Reed from Acme Inc" ends at a small word of ours, "Pía de Los Andes Ltda" inside the company.
			const inside = ofCompany && (isLegalForm(word) || /^\p{Lu}/u.test(bare));
			if (inside) return { words: beforeCompany(words), ofCompany };
			// "Laura de Sunny Tours": what follows the particle turned out to be a business.
			const before = opensFirm ? beforeJoint(words) : null;
			return { words: before ?? withoutJoint(words), ofCompany };
		}
		words.push(bare);
		if (/[.,;:]$/.test(word) && bare.length > 1) break;
	}
	return { words: withoutJoint(words), ofCompany: false };
}

function withoutJoint(words: readonly string[]): string[] {
	const last = words.findLastIndex((word) => !nameParticles.has(fold(word)));
	return words.slice(0, Math.max(last, 0) + 1);
}

/** "Pía Ruiz de Acme" of "Pía Ruiz de Acme Ltda": Pía Ruiz. Nobody of "Acme" of "Acme Ltda". */
function beforeCompany(words: readonly string[]): string[] {
	const whole = withoutJoint(words);
	const person = beforeJoint(whole);
	if (person) return person;
	if (whole.length < words.length) return whole;
	return firstNames.has(fold(whole[0] ?? "")) ? whole.slice(0, -1) : [];
}

/** What stands before the last "de", "de la"; null when there is none. */
function beforeJoint(words: readonly string[]): string[] | null {
	const isJoint = (word = "") => nameParticles.has(fold(word)) && fold(word) !== "y";
	const joint = words.findLastIndex((word) => isJoint(word));
	return joint > 0 ? withoutJoint(words.slice(0, joint)) : null;
}

function isNameWord(word: string, folded: string): boolean {
	if (!/^[\p{L}\p{M}'’.-]{1,40}$/u.test(word) || /^www\.|\.(?:com|co|net|org|io)$/.test(folded)) return false;
	if (/^\p{Lu}/u.test(word) && firstNames.has(folded)) return true;
	// "Abuela's Kitchen" belongs to her and is not her name.
	if (/['’]s$/.test(word)) return false;
	if (word.length > 1 && writtenOut(folded) !== folded) return false;
	if (neverNames.has(folded) || places.has(folded) || businessWords.has(folded)) return false;
	return word.length === 1 || soundsLikeWords(word);
}

/** Whether a word, as it was typed, is a first name that many bear: "Marie-Claire" too. */
export function isEveryday(word: string): boolean {
	const folded = fold(word);
	return firstNames.has(folded) || firstNames.has(folded.split("-", 1)[0] ?? "");
}

export function asName(words: readonly string[]): string {
	const said = words.join(" ");
	const shouted = said === said.toUpperCase() && said.length > 4 && said !== said.toLowerCase();
	if (said !== said.toLowerCase() && !shouted) return oneLine(said, 80);
	const quiet = words.map((word) => word.toLowerCase());
	return oneLine(quiet.map((word) => (nameParticles.has(word) ? word : capital(word))).join(" "), 80);
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "Dra. Ana Ruiz": Ana Ruiz. */
export function withoutTitles(text: string): string {
	const words = text.split(" ");
	const from = words.findIndex((word) => !titles.has(fold(word).replace(/\.$/, "")));
	return from < 0 ? "" : words.slice(from).join(" ");
}
