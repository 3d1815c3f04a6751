import { dateFormat } from "../../content/date-format.ts";
import { hourOfDay, locales } from "../../content/locale.ts";
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
	const hour = hourOfDay(at, language, timeZone);
	return day === format.format(now) ? hour : `${day}, ${hour}`;
}

export function firstNameOf(name: string): string {
	return name.trim().split(/\s+/)[0] || name;
}
