export const daySeconds = 86_400;
export const hourMs = 3_600_000;
export const dayMs = daySeconds * 1_000;

/**
 * Returns the calendar day of a moment in a time zone, like "2026-12-07". At 8 p.m. in Bogotá it is already the next
 * day in UTC.
 */
export function dayIn(moment: Date, timeZone: string): string {
	return clockIn(moment, timeZone).toPlainDate().toString();
}

/** Formats a moment as local time for a date field of a form: "2026-12-04T15:00". */
export function wallClock(moment: Date, timeZone: string): string {
	return clockIn(moment, timeZone).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** Converts a moment to the local day and hour. @param timeZone an IANA name. */
export function clockIn(moment: Date, timeZone: string): Temporal.ZonedDateTime {
	return moment.toTemporalInstant().toZonedDateTimeISO(timeZone);
}

/**
 * Parses the local time of a date field.
 * @param written as a browser sends it, e.g. "2026-12-04T15:00". @param timeZone the zone of that time.
 * @returns null when there is no such date or hour.
 */
export function momentAt(written: string, timeZone: string): Date | null {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(written)) return null;
	try {
		const shown = Temporal.PlainDateTime.from(written);
		const moment = shown.toZonedDateTime(timeZone);
		// A change of clocks leaves some hours out.
		return moment.toPlainDateTime().equals(shown) ? dateOf(moment) : null;
	} catch {
		return null;
	}
}

/**
 * Returns noon of a calendar day: far from midnight, so it is the same day in nearby time zones. @param day like
 * "2026-12-07".
 */
export function noonOf(day: string, timeZone: string): Date {
	return dateOf(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: "12:00" }));
}

function dateOf(moment: Temporal.ZonedDateTime): Date {
	return new Date(moment.epochMilliseconds);
}
