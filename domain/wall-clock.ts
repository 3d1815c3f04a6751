/** The calendar day of a moment, like "2026-12-07". @param timeZone where the day is: at 8 p.m. in Bogotá UTC is a day ahead. */
export function dayIn(moment: Date, timeZone: string): string {
	return clockIn(moment, timeZone).toPlainDate().toString();
}

/** What a clock on the wall shows, as a browser's field takes it: "2026-12-04T15:00". */
export function wallClock(moment: Date, timeZone: string): string {
	return clockIn(moment, timeZone).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** The day and hour of a moment at a place. @param timeZone an IANA name. */
export function clockIn(moment: Date, timeZone: string): Temporal.ZonedDateTime {
	return moment.toTemporalInstant().toZonedDateTimeISO(timeZone);
}

/**
 * The moment a clock on the wall shows an hour.
 * @param written as a browser sends it, e.g. "2026-12-04T15:00". @param timeZone where the clock hangs.
 * @returns null when it is no such date or hour.
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

/** Noon of a calendar day: far enough from midnight to be that day nearby as well. @param day like "2026-12-07". */
export function noonOf(day: string, timeZone: string): Date {
	return dateOf(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: "12:00" }));
}

function dateOf(moment: Temporal.ZonedDateTime): Date {
	return new Date(moment.epochMilliseconds);
}
