import { isHoliday } from "colombian-holidays";
import type { Option } from "../../content/forms/options.ts";
import { clockIn, dayIn } from "../wall-clock.ts";

/** What a person may ask about their data: see it, correct it, delete it, withdraw consent, or complain. */
export type RightsKind = Option<"rightsKinds">;

/**
 * Business days to answer: 10 for a query, 15 for a claim, which all others are.
 * Source: Colombian Law 1581 of 2012, articles 14 and 15.
 */
export function daysToAnswer(kind: RightsKind): 10 | 15 {
	return kind === "query" ? 10 : 15;
}

/**
 * The last day to answer, counted in Colombian business days from the day after receipt.
 * @param received the moment it came in. @param timeZone where a day begins and ends, e.g. "America/Bogota".
 * @returns a calendar date, e.g. "2026-12-07".
 */
export function dueDate(kind: RightsKind, received: Date, timeZone: string): string {
	let day = clockIn(received, timeZone).toPlainDate();
	for (let left = daysToAnswer(kind); left > 0; ) {
		day = day.add({ days: 1 });
		if (isBusinessDay(day)) left--;
	}
	return day.toString();
}

/** Whether the last day to answer is over, where the company is. @param dueOn a calendar date. */
export function isOverdue(dueOn: string, now: Date, timeZone: string): boolean {
	return dueOn < dayIn(now, timeZone);
}

function isBusinessDay(day: Temporal.PlainDate): boolean {
	return day.dayOfWeek < 6 && !isHoliday(new Date(`${day}T12:00:00Z`));
}
