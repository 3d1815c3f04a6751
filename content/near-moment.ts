import type { Language } from "../shared/language.ts";
import { relativeFormat } from "./date-format.ts";
import { hourOfDay, locales, longDate, timeZone } from "./locale.ts";
import { nearDay } from "./near-day.ts";

/** A moment in a few words, and the whole of it for machines and for who asks. */
export type ShownMoment = { iso: string; text: string; whole: string };

/** A moment as said now: "hace 3 horas", "ayer, 4:32 p. m.", "el 12 nov". @param at ISO 8601. */
export function nearMoment(at: string, now: Date, language: Language): ShownMoment {
	const date = new Date(at);
	const hour = hourOfDay(date, language, timeZone);
	const [day, today] = [dayOf(date), dayOf(now)];
	const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
	const isNear = Math.abs(minutes) < 6 * 24 * 60;
	const said = nearDay(day, today, language);
	return {
		iso: at,
		text: minutes >= 0 && day === today ? ago(minutes, language) : isNear ? `${said}, ${hour}` : said,
		whole: `${longDate(date, language, timeZone)}, ${hour}`,
	};
}

function ago(minutes: number, language: Language): string {
	const format = relativeFormat(locales[language]);
	const hours = Math.floor(minutes / 60);
	return hours > 0 ? format.format(-hours, "hour") : format.format(-Math.max(minutes, 1), "minute");
}

function dayOf(date: Date): string {
	return date.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
