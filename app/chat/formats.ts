import { dateFormat } from "../../content/date-format.ts";
import { locales } from "../../content/locale.ts";
import type { Language } from "../../shared/language.ts";

/** Creating a format costs a slow phone tens of milliseconds: each is created when first needed, then reused. */
const numbers = new Map<Language, Intl.NumberFormat>();

export function formatNumber(language: Language, value: number): string {
	const format = numbers.get(language) ?? new Intl.NumberFormat(locales[language]);
	numbers.set(language, format);
	return format.format(value);
}

export function formatMoment(language: Language, at: Date, now: Date, timeZone?: string): string {
	const format = dateFormat(locales[language], { day: "numeric", month: "short", timeZone });
	const day = format.format(at);
	const hour = formatHour(language, at, timeZone);
	return day === format.format(now) ? hour : `${day}, ${hour}`;
}

/** @param timeZone an IANA name; absent for the reader's own. */
export function formatHour(language: Language, at: Date, timeZone?: string): string {
	return dateFormat(locales[language], { hour: "numeric", minute: "2-digit", timeZone }).format(at);
}
