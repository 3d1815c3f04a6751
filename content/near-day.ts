import type { Language } from "../shared/language.ts";
import { dateFormat, relativeFormat } from "./date-format.ts";
import { locales } from "./locale.ts";

/** A day as said from another: "ayer", "el viernes", "el 1 dic"; "yesterday", "Friday", "Dec 1". @param day, today like "2026-12-01". */
export function nearDay(day: string, today: string, language: Language): string {
	const date = Temporal.PlainDate.from(day);
	const { days } = Temporal.PlainDate.from(today).until(date);
	if (Math.abs(days) <= 1) return relativeFormat(locales[language], { numeric: "auto" }).format(days, "day");
	const noon = new Date(`${day}T12:00:00Z`);
	const isRecent = days < 0 && days > -7;
	const said = isRecent
		? dateFormat(locales[language], { weekday: "long", timeZone: "UTC" }).format(noon)
		: dayAndMonth(noon, language, date.year !== Temporal.PlainDate.from(today).year);
	return language === "es" ? `el ${said}` : said;
}

function dayAndMonth(noon: Date, language: Language, withYear: boolean): string {
	const parts = dateFormat(locales[language], {
		day: "numeric",
		month: "short",
		year: "numeric",
		timeZone: "UTC",
	}).formatToParts(noon);
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((one) => one.type === type)?.value.replace(".", "") ?? "";
	const said = language === "es" ? [part("day"), part("month")] : [part("month"), part("day")];
	const short = said.join("\u00a0");
	if (!withYear) return short;
	return language === "es" ? `${short} ${part("year")}` : `${short}, ${part("year")}`;
}
