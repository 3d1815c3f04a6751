import { eld } from "eld/large";
import { type Language, languages } from "../../shared/language.ts";
import { withoutNames } from "./names.ts";
import type { CrawledSite } from "./site.ts";
import { type Text, textsOf } from "./texts.ts";

const detector = eld.newInstance();
detector.setLanguageSubset([...languages]);

/** How much more a text must look like the other language: names we do not know pull a little. */
const margin = 0.05;

/**
 * The texts that are not in the language they claim. A text of some words is identified by its letters; any, short
 * ones above all, by standing in both languages in the same words.
 */
export function untranslated(site: CrawledSite): string[] {
	const told = [...site.values()].flatMap((page) => textsOf(page.html).map((text) => ({ ...text, page })));
	const claims = new Set(told.map(({ text, language }) => `${language} ${text}`));
	return [
		...told
			.filter((one) => inOtherLanguage(one) || claims.has(`${otherThan(one.language)} ${one.text}`))
			.filter(({ text }) => /\p{L}{3}/u.test(withoutNames(text)))
			.map(({ page, text, language, where }) => `${page.path}: "${text}" (${where}) is not ${language}`),
		...[...site.values()]
			.filter(({ html, language }) => html && !html.includes(`<html lang="${language}"`))
			.map(({ path, language }) => `${path} does not say that it is ${language}`),
	];
}

/** Whether a text of three words or more is in the language it does not claim. */
export function inOtherLanguage({ text, language }: Pick<Text, "text" | "language">): boolean {
	const words = withoutNames(text);
	if (words.length < 15 || words.split(" ").length < 3) return false;
	const scores = detector.detect(words).getScores();
	return (scores[otherThan(language)] ?? 0) > (scores[language] ?? 0) + margin;
}

function otherThan(language: Language): Language {
	return language === "es" ? "en" : "es";
}
