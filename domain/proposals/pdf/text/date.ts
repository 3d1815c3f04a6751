import type { Language } from "../../../../content/language.ts";
import { longDate as wordy } from "../../../../content/locale.ts";

/** An ISO date or moment as people in Bogotá write it. A date without an hour is that day everywhere. */
export function longDate(iso: string, language: Language): string {
	return wordy(momentOf(iso), language, "America/Bogota");
}

/** An ISO date or moment; noon when it carries no hour, so that no time zone moves it to another day. */
export function momentOf(iso: string): Date {
	return new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00-05:00` : iso);
}
