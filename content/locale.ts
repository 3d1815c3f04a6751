import type { Language } from "../shared/language.ts";
import { dateFormat } from "./date-format.ts";

/** How numbers, dates and hours are written in each language: American English, but "p.m." as in the pages' texts. */
export const locales = { es: "es-CO", en: "en-CA" } as const satisfies Record<Language, string>;

/** Decides the company's days and hours. */
export const timeZone = "America/Bogota";

/** What stands behind a percentage. */
export const percentSign: Record<Language, string> = { es: "\u00a0%", en: "%" };

/** A number with its thousands apart, in Spanish those of four digits, too: "1.250", "1,250". */
export function groupedNumber(value: number, language: Language): string {
	return value.toLocaleString(locales[language], { useGrouping: "always" });
}

/** A day in words, e.g. "21 de noviembre de 2026". @param timeZone decides the day. */
export function longDate(day: Date, language: Language, timeZone: string): string {
	return dateFormat(locales[language], { dateStyle: "long", timeZone }).format(day);
}

/** A calendar date like "2026-12-07" in words. */
export function longCalendarDate(date: string, language: Language): string {
	return longDate(new Date(`${date}T12:00:00Z`), language, "UTC");
}

/** A whole hour of the day, unbroken: "8 a. m.", "8 a.m.". */
export function hourText(hour: number, language: Language): string {
	const half = hour < 12 ? "a" : "p";
	return `${hour % 12 || 12}\u00a0${half}.${language === "es" ? "\u00a0" : ""}m.`;
}

/** An hour of the clock, unbroken: "11:47 p. m.", "11:47 p.m.". @param timeZone absent for the reader's own. */
export function hourOfDay(at: Date, language: Language, timeZone?: string): string {
	const format = dateFormat(locales[language], { hour: "numeric", minute: "2-digit", timeZone });
	return format.format(at).replace(/\s/g, "\u00a0");
}

/** An hour and its half of the day: "11:47" and "p. m.". */
export type ClockTime = { time: string; half: string };

/** @param timeZone absent for the reader's own. */
export function clockTime(at: Date, language: Language, timeZone?: string): ClockTime {
	const parts = dateFormat(locales[language], {
		hour: "numeric",
		minute: "2-digit",
		hour12: true,
		timeZone,
	}).formatToParts(at);
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
	return { time: `${part("hour")}:${part("minute")}`, half: part("dayPeriod") };
}

/** A day of the next weeks: "lunes 30", "Monday, November 30". @param timeZone decides the day. */
export function weekdayText(day: Date, language: Language, timeZone: string): string {
	const parts = { weekday: "long", day: "numeric", timeZone } as const;
	return language === "es"
		? dateFormat(locales.es, parts).format(day).replace(/,?\s/, "\u00a0")
		: dateFormat(locales.en, { ...parts, month: "long" }).format(day);
}

/** A short date: "26 feb 2025", "Feb 26, 2025". @param at ISO 8601. */
export function shortDate(at: string, language: Language, timeZone: string): string {
	const parts = dateFormat(locales[language], {
		day: "numeric",
		month: "short",
		year: "numeric",
		timeZone,
	}).formatToParts(new Date(at));
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((one) => one.type === type)?.value.replace(".", "") ?? "";
	// Spanish says "26 de feb de 2025" in full; short dates in Colombia leave the prepositions out.
	return language === "es"
		? `${part("day")} ${part("month")} ${part("year")}`
		: `${part("month")} ${part("day")}, ${part("year")}`;
}
