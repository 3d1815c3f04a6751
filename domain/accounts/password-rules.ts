import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { guessedWords } from "../../content/login/guessed-words.ts";
import { products } from "../../content/products/list.ts";
import { site } from "../../content/site.ts";
import type { PasswordProblem } from "../../shared/account.ts";

export const passwordLength = { least: 10, most: 200 };

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const lookAlikes: Readonly<Record<string, string>> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"@": "a",
	$: "s",
};
const common = new Set(dictionary["passwords-common"]);

/** What everybody knows of the site, and tries first: the brand, the city, the country, the products. */
const siteWords = partsOf([
	...[site.product, site.city, "Colombia"],
	...products.map(({ text }) => text.es.name),
	...guessedWords,
]);
/** Shorter words stand inside too many others. */
const shortestWord = 4;

/**
 * Checks a chosen password: its length, and whether it is common or easily guessed from common ones, the site's words,
 * years and personal data. Requires no kinds of characters (NIST SP 800-63B, 3.1.1.2).
 * @param personal what an attacker would try first: the username, the e-mail, the names.
 */
export function passwordProblem(typed: string, personal: readonly string[]): PasswordProblem | null {
	// As it is hashed: "𝟐𝟎𝟐𝟔" is 2026.
	const password = typed.normalize("NFKC");
	if (password.length < passwordLength.least) return "tooShort";
	if (password.length > passwordLength.most) return "tooLong";
	if (common.has(password.toLowerCase())) return "tooEasy";
	// Estimating a long text takes long, and nobody guesses one.
	const start = password.slice(0, 64);
	const words = [...personal, ...partsOf(personal), ...siteWords];
	const joined = start.replace(/[^\p{L}\p{N}@$]/gu, "");
	const backwards = [...joined].toReversed().join("");
	const rests = [start, joined, backwards].map((text) => withoutGuessed(text, words));
	const isEasy = [start, ...rests].some((text) => estimator.check(text, words).score < 2);
	return isEasy ? "tooEasy" : null;
}

function partsOf(texts: readonly string[]): string[] {
	return texts.flatMap((text) => {
		const parts = text.split(/[^\p{L}\d]+/u).filter(Boolean);
		return [parts.join(""), ...parts];
	});
}

/** Removes known words and years: they add nothing that has to be guessed. */
function withoutGuessed(password: string, words: readonly string[]): string {
	const folded = words.map(foldLookAlikes).filter(({ length }) => length >= shortestWord);
	return folded
		.toSorted((a, b) => b.length - a.length)
		.reduce((rest, word) => rest.replaceAll(word, ""), foldLookAlikes(password.replace(/(19|20)\d\d/g, "")));
}

/** Writes look-alikes as their letters, so that "B0g0tá" is "bogota". */
function foldLookAlikes(text: string): string {
	const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
	return plain.replace(/[01345@$]/g, (sign) => lookAlikes[sign] ?? sign);
}
