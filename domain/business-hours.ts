import { isHoliday } from "colombian-holidays";
import { hourText, timeZone, weekdayText } from "../content/locale.ts";
import { site } from "../content/site.ts";
import type { Language } from "../shared/language.ts";
import { fillSentence, textsIn } from "./assistant/assistant-texts.ts";
import { clockIn, dayIn } from "./wall-clock.ts";

type TeamHours = { open: true } | { open: false; opensAt: Date };

/**
 * Tells whether the team is at work, or when it opens next. Uses the hours and time zone of content/site.ts and the
 * Colombian holidays.
 */
export function teamHoursAt(now: Date): TeamHours {
	const clock = clockIn(now, timeZone);
	if (isOpen(clock)) return { open: true };
	let at = clock.round({ smallestUnit: "hour", roundingMode: "floor" }).add({ hours: 1 });
	// No series of days off in Colombia is longer than this.
	for (let hours = 0; hours < 24 * 15 && !isOpen(at); hours++) at = at.add({ hours: 1 });
	return { open: false, opensAt: new Date(at.epochMilliseconds) };
}

/** Returns the day on which the team answers what comes at a moment, like "2026-12-07". */
export function nextAnswerDay(at: Date): string {
	const state = teamHoursAt(at);
	return dayIn(state.open ? at : state.opensAt, timeZone);
}

/** Returns the team's next working day after today, like "2026-12-07". */
export function nextWorkday(now: Date): string {
	const midnight = clockIn(now, timeZone).startOfDay().add({ days: 1 });
	return nextAnswerDay(new Date(midnight.epochMilliseconds));
}

/**
 * Returns the last day to answer what comes at a moment, like "2026-12-09".
 * @param workdays after the day on which the team reads it; 0: that day.
 */
export function lastDayToAnswer(at: Date, workdays: number): string {
	let day = nextAnswerDay(at);
	for (let left = workdays; left > 0; left--) day = nextWorkday(new Date(`${day}T12:00:00Z`));
	return day;
}

/** Returns the minutes until the team leaves; null when it is not at work. */
export function minutesUntilClosing(now: Date): number | null {
	const clock = clockIn(now, timeZone);
	return isOpen(clock) ? (site.hours.to - clock.hour) * 60 - clock.minute : null;
}

/** Writes the sentence that says when the team answers, and when it opens next if it is closed. */
export function answerTimeSentence(now: Date, language: Language): string {
	return hoursSentence(textsIn(language).hours, now, language);
}

/**
 * Fills the sentence for this hour: while the team is at work, before it opens today, or until another day.
 * @param sentences with the blanks from, to and day. @param values other blanks.
 */
export function hoursSentence(
	sentences: Record<"open" | "today" | "closed", string>,
	now: Date,
	language: Language,
	values: Record<string, string> = {},
): string {
	const state = teamHoursAt(now);
	const opensAt = state.open ? now : state.opensAt;
	const isToday = dayIn(opensAt, timeZone) === dayIn(now, timeZone);
	const sentence = sentences[state.open ? "open" : isToday ? "today" : "closed"];
	const { from, to } = site.hours;
	const hours = { from: hourText(from, language), to: hourText(to, language) };
	const day = weekdayText(opensAt, language, timeZone);
	// "8 a. m." already ends a sentence.
	return fillSentence(sentence, { ...hours, day, ...values }).replaceAll("..", ".");
}

function isOpen(clock: Temporal.ZonedDateTime): boolean {
	const { days, from, to } = site.hours;
	const isWorkingHour =
		days.some((day) => day === clock.dayOfWeek % 7) && clock.hour >= from && clock.hour < to;
	return isWorkingHour && !isHoliday(new Date(`${clock.toPlainDate()}T12:00:00Z`));
}
