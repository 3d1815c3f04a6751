import { dateFormat } from "../../content/date-format.ts";
import { hourOfDay, locales, shortDate, timeZone } from "../../content/locale.ts";
import { dayIn, dayMs, daySeconds } from "../../domain/wall-clock.ts";
import type { Language } from "../../shared/language.ts";

/** A day and its hour: "4 nov 2026, 8:00 a. m.". */
export function momentText(at: string, language: Language): string {
	return `${shortDate(at, language, timeZone)}, ${clockText(at, language)}`;
}

/** The hour and its half of the day: "2:30 p. m.", "2:30 p.m.". */
export function clockText(at: string, language: Language): string {
	return hourOfDay(new Date(at), language, timeZone);
}

/** The hour of today, the weekday of this week, else the day. */
export function shortTime(at: string, now: Date, language: Language): string {
	const date = new Date(at);
	const isToday = dayIn(date, timeZone) === dayIn(now, timeZone);
	const isThisWeek = now.getTime() - date.getTime() < 6 * dayMs;
	const parts = isToday
		? ({ hour: "numeric", minute: "2-digit" } as const)
		: isThisWeek
			? ({ weekday: "short" } as const)
			: ({ day: "numeric", month: "short" } as const);
	return dateFormat(locales[language], { ...parts, timeZone }).format(date);
}

const units = [
	["day", daySeconds],
	["hour", 3_600],
	["minute", 60],
] as const;

export function ageText(at: string, now: Date, language: Language): string {
	const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1000);
	const [unit, length] = units.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
	const count = Math.floor(seconds / length);
	return new Intl.NumberFormat(locales[language], { style: "unit", unit, unitDisplay: "long" }).format(count);
}
