import { isHoliday } from "colombian-holidays";
import { dateFormat } from "../../content/date-format.ts";
import type { Language } from "../../content/language.ts";
import { locales } from "../../content/locale.ts";
import { site } from "../../content/site.ts";
import { fillSentence, textsIn } from "../assistant/say.ts";
import { clockIn, dayIn } from "../wall-clock.ts";

export type Attendance = { open: true } | { open: false; opensAt: Date };

/**
 * Tells whether the team is at work, or when it opens next. Uses the hours and time zone of content/site.ts and the
 * Colombian holidays.
 */
export function attendance(now: Date): Attendance {
	const clock = clockIn(now, site.timeZone);
	if (isOpen(clock)) return { open: true };
	let at = clock.round({ smallestUnit: "hour", roundingMode: "floor" }).add({ hours: 1 });
	// No series of days off in Colombia is longer than this.
	for (let hours = 0; hours < 24 * 15 && !isOpen(at); hours++) at = at.add({ hours: 1 });
	return { open: false, opensAt: new Date(at.epochMilliseconds) };
}

/** Writes the sentence that says when the team answers, and when it opens next if it is closed. */
export function whenSomebodyAnswers(now: Date, language: Language): string {
	const texts = textsIn(language).hours;
	const state = attendance(now);
	if (state.open) return texts.open;
	const isToday = dayIn(state.opensAt, site.timeZone) === dayIn(now, site.timeZone);
	const sentence = isToday
		? fillSentence(texts.today, { opens: hourIn(state.opensAt, language) })
		: fillSentence(texts.closed, { opens: momentIn(state.opensAt, language) });
	// "8:00 a. m." already ends the sentence.
	return sentence.replace(/\.\.$/, ".");
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
