import { isHoliday } from "colombian-holidays";
import { timeZone } from "../../content/locale.ts";
import type { RightsKind } from "../../shared/rights.ts";
import { clockIn, dayIn } from "../wall-clock.ts";

/** All but queries are claims. Source: Colombian Law 1581 of 2012, articles 14 and 15. */
function daysToAnswer(kind: RightsKind): 10 | 15 {
	return kind === "query" ? 10 : 15;
}

/**
 * Computes the last day to answer, in Colombian business days from the day after receipt.
 * @param received the moment of receipt.
 * @returns a calendar date, e.g. "2026-12-07".
 */
export function dueDate(kind: RightsKind, received: Date): string {
	let day = clockIn(received, timeZone).toPlainDate();
	for (let remaining = daysToAnswer(kind); remaining > 0; ) {
		day = day.add({ days: 1 });
		if (isBusinessDay(day)) remaining--;
	}
	return day.toString();
}

/** Tells whether the last day to answer is over in the time zone of the company. @param dueOn a calendar date. */
export function isOverdue(dueOn: string, now: Date): boolean {
	return dueOn < dayIn(now, timeZone);
}

function isBusinessDay(day: Temporal.PlainDate): boolean {
	return day.dayOfWeek < 6 && !isHoliday(new Date(`${day}T12:00:00Z`));
}
