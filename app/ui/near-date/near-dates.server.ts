import { dateFormat } from "../../../content/date-format.ts";
import { locales, longCalendarDate, timeZone } from "../../../content/locale.ts";
import { nearDay } from "../../../content/near-day.ts";
import type { ShownMoment } from "../../../content/near-moment.ts";
import { dayIn } from "../../../domain/wall-clock.ts";
import type { Language } from "../../../shared/language.ts";

/** Says days as they are seen now, where the team is. */
export function nearDates(now: Date, language: Language) {
	const dayOf = (at: string | Date) => dayIn(new Date(at), timeZone);
	const today = dayOf(now);
	const day = (date: string): ShownMoment => ({
		iso: date,
		text: nearDay(date, today, language),
		whole: longCalendarDate(date, language),
	});
	return {
		language,
		today,
		dayOf,
		day,
		dayAt: (at: string): ShownMoment => ({ ...day(dayOf(at)), iso: at }),
		month: (date: string) =>
			dateFormat(locales[language], { month: "short", timeZone: "UTC" })
				.format(new Date(`${date}T12:00:00Z`))
				.replace(".", ""),
	};
}

export type NearDates = ReturnType<typeof nearDates>;
