import type { Language } from "../shared/language.ts";

export { type Language, languages } from "../shared/language.ts";

/** A text in both languages. */
export type Bilingual<Text = string> = Record<Language, Text>;

export function isLanguage(value: unknown): value is Language {
	return value === "es" || value === "en";
}

export function otherLanguage(language: Language): Language {
	return language === "es" ? "en" : "es";
}

/** Returns the language of an address: English under /en, Spanish everywhere else. */
export function languageOf(pathname: string): Language {
	return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "es";
}
