import { isHoliday } from "colombian-holidays";
import { dateFormat } from "../../content/date-format.ts";
import type { Language } from "../../content/language.ts";
import { locales, wallClock } from "../../content/locale.ts";
import { site } from "../../content/site.ts";
import { fill, textsIn } from "../assistant/say.ts";

/** When the team answers: now, or from the moment it opens next. */
export type Attendance = { open: true } | { open: false; opensAt: Date };

const anHour = 3_600_000;

/** @param now the moment somebody asks. Days and hours are those of content/site.ts, in its time zone; holidays are Colombian. */
export function attendance(now: Date): Attendance {
	if (isOpen(now)) return { open: true };
	let at = new Date(Math.floor(now.getTime() / anHour) * anHour + anHour);
	// The longest row of days off in Colombia is shorter than this.
	for (let hours = 0; hours < 24 * 15 && !isOpen(at); hours++) at = new Date(at.getTime() + anHour);
	return { open: false, opensAt: at };
}

/** "El equipo atiende de lunes a viernes…": with the day and hour it opens when it is closed. */
export function whenSomebodyAnswers(now: Date, language: Language): string {
	const texts = textsIn(language).hours;
	const state = attendance(now);
	if (state.open) return texts.open;
	const isToday = dayOf(state.opensAt) === dayOf(now);
	const said = isToday
		? fill(texts.today, { opens: hourIn(state.opensAt, language) })
		: fill(texts.closed, { opens: momentIn(state.opensAt, language) });
	// "8:00 a. m." ends a sentence by itself.
	return said.replace(/\.\.$/, ".");
}

function isOpen(moment: Date): boolean {
	const { days, from, to } = site.hours;
	const [date, time = ""] = wallClock(moment, site.timeZone).split("T");
	const hour = Number.parseInt(time, 10);
	const day = new Date(`${date}T12:00:00Z`);
	return days.some((one) => one === day.getUTCDay()) && hour >= from && hour < to && !isHoliday(day);
}

function dayOf(moment: Date): string {
	return wallClock(moment, site.timeZone).slice(0, 10);
}

function hourIn(moment: Date, language: Language): string {
	return dateFormat(locales[language], {
		...{ hour: "numeric", minute: "2-digit" },
		timeZone: site.timeZone,
	}).format(moment);
}

function momentIn(moment: Date, language: Language): string {
	return dateFormat(locales[language], {
		...{ weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
		timeZone: site.timeZone,
	}).format(moment);
}
