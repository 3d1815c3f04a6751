import type { Language } from "../../content/language.ts";
import { locales } from "../../content/locale.ts";

const formats = {
	es: format("es"),
	en: format("en"),
};

function format(language: Language) {
	return new Intl.DateTimeFormat(locales[language], {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: "America/Bogota",
	});
}

/** A moment as the staff read it, in Bogotá. @param at ISO 8601, UTC. */
export function momentText(at: string, language: Language): string {
	const text = formats[language].format(new Date(at));
	// Half of the day stays with its hour.
	return text.replace(/\s([ap])\.\s?m\.$/, "\u00a0$1.\u00a0m.").replace(/\s([AP]M)$/, "\u00a0$1");
}

const calendars = {
	es: calendar("es"),
	en: calendar("en"),
};

function calendar(language: Language) {
	return new Intl.DateTimeFormat(locales[language], { dateStyle: "medium", timeZone: "UTC" });
}

/** A calendar date as the staff read it. @param date like "2026-12-04". */
export function dateText(date: string, language: Language): string {
	return calendars[language].format(new Date(`${date}T12:00:00Z`));
}

const units = [
	["day", 86_400],
	["hour", 3_600],
	["minute", 60],
] as const;

/** How long ago a moment was, in its largest unit, e.g. "3 horas". */
export function ageText(at: string, now: Date, language: Language): string {
	const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1000);
	const [unit, length] = units.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
	const count = Math.floor(seconds / length);
	return new Intl.NumberFormat(locales[language], { style: "unit", unit, unitDisplay: "long" }).format(count);
}
