import { isHoliday } from "colombian-holidays";
import { dateFormat } from "../../content/date-format.ts";
import type { Language } from "../../content/language.ts";
import { locales } from "../../content/locale.ts";
import { site } from "../../content/site.ts";
import { fillSentence, textsIn } from "../assistant/say.ts";
import { clockIn, dayIn } from "../wall-clock.ts";

export type Attendance = { open: true } | { open: false; opensAt: Date };

/** @param now the moment somebody asks. Days and hours are those of content/site.ts, in its time zone; holidays are Colombian. */
export function attendance(now: Date): Attendance {
	const clock = clockIn(now, site.timeZone);
	if (isOpen(clock)) return { open: true };
	let at = clock.round({ smallestUnit: "hour", roundingMode: "floor" }).add({ hours: 1 });
	// The longest row of days off in Colombia is shorter than this.
	for (let hours = 0; hours < 24 * 15 && !isOpen(at); hours++) at = at.add({ hours: 1 });
	return { open: false, opensAt: new Date(at.epochMilliseconds) };
}

/** "El equipo atiende de lunes a viernes…": with the day and hour it opens when it is closed. */
export function whenSomebodyAnswers(now: Date, language: Language): string {
	const texts = textsIn(language).hours;
	const state = attendance(now);
	if (state.open) return texts.open;
	const isToday = dayIn(state.opensAt, site.timeZone) === dayIn(now, site.timeZone);
	const said = isToday
		? fillSentence(texts.today, { opens: hourIn(state.opensAt, language) })
		: fillSentence(texts.closed, { opens: momentIn(state.opensAt, language) });
	// "8:00 a. m." already ends the sentence.
	return said.replace(/\.\.$/, ".");
}

function isOpen(clock: Temporal.ZonedDateTime): boolean {
	const { days, from, to } = site.hours;
	const isWorkingHour =
		days.some((day) => day === clock.dayOfWeek % 7) && clock.hour >= from && clock.hour < to;
	return isWorkingHour && !isHoliday(new Date(`${clock.toPlainDate()}T12:00:00Z`));
}

function hourIn(moment: Date, language: Language): string {
	return dateFormat(locales[language], {
		hour: "numeric",
		minute: "2-digit",
		timeZone: site.timeZone,
	}).format(moment);
}

function momentIn(moment: Date, language: Language): string {
	return dateFormat(locales[language], {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "numeric",
		minute: "2-digit",
		timeZone: site.timeZone,
	}).format(moment);
}
