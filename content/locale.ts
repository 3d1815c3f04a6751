import type { Language } from "./language.ts";

/** How numbers, dates and hours are written in each language. */
export const locales = { es: "es-CO", en: "en-US" } as const satisfies Record<Language, string>;

/** A day in words, e.g. "21 de noviembre de 2026". @param timeZone where the day is told. */
export function longDate(day: Date, language: Language, timeZone: string): string {
	return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone }).format(day);
}

/** A calendar date like "2026-12-07" in words. */
export function longCalendarDate(date: string, language: Language): string {
	return longDate(new Date(`${date}T12:00:00Z`), language, "UTC");
}
