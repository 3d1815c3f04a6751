import { longDate, timeZone } from "../../../../content/locale.ts";
import type { Language } from "../../../../shared/language.ts";
import { noonOf } from "../../../wall-clock.ts";

/** Formats an ISO date or moment for people in Bogotá. A date without an hour is the same day everywhere. */
export function longDateInBogota(iso: string, language: Language): string {
	return longDate(momentOf(iso), language, timeZone);
}

/** Parses an ISO date or moment. A date without an hour means noon, so that no time zone changes its day. */
export function momentOf(iso: string): Date {
	return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? noonOf(iso, timeZone) : new Date(iso);
}
