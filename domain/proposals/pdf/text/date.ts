import type { Language } from "../../../../content/language.ts";
import { longDate as wordy } from "../../../../content/locale.ts";
import { noonOf } from "../../../wall-clock.ts";

const bogota = "America/Bogota";

/** An ISO date or moment as people in Bogotá write it. A date without an hour is that day everywhere. */
export function longDate(iso: string, language: Language): string {
	return wordy(momentOf(iso), language, bogota);
}

/** An ISO date or moment; noon when it carries no hour, so that no time zone moves it to another day. */
export function momentOf(iso: string): Date {
	return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? noonOf(iso, bogota) : new Date(iso);
}
