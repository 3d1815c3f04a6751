/** The two languages of the site. Spanish is the default and has addresses without a prefix. */
export const languages = ["es", "en"] as const;

export type Language = (typeof languages)[number];

export type Bilingual<Text = string> = Record<Language, Text>;

export function isLanguage(value: unknown): value is Language {
	return value === "es" || value === "en";
}

export function languageOr(value: unknown, fallback: Language): Language {
	return isLanguage(value) ? value : fallback;
}

export function otherLanguage(language: Language): Language {
	return language === "es" ? "en" : "es";
}

/** Returns the language of an address: English under /en, Spanish everywhere else. */
export function languageOf(pathname: string): Language {
	return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "es";
}
