import { timeZone } from "../../../content/locale.ts";
import { dayIn, noonOf } from "../../wall-clock.ts";

/** Days of posts are calendar days in Bogotá, like "2026-12-07". */

const months = [
	...[["ene", "jan"], ["feb"], ["mar"], ["abr", "apr"], ["may"], ["jun"]],
	...[["jul"], ["ago", "aug"], ["sep"], ["oct"], ["nov"], ["dic", "dec"]],
] as const;

/** Tells whether a text is a valid calendar day from 1900 on. */
export function isDay(text: string): boolean {
	if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
	const noon = new Date(`${text}T12:00:00Z`);
	// Date rolls an invalid day over into the next month.
	return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/**
 * Reads a day as files write it: "2026-02-26", "26 feb 2026" or "Feb 26, 2026". A time may follow "2026-02-26"; with an
 * offset it is a moment, which has the day in Bogotá.
 * @returns null when it is not a valid day.
 */
export function readDay(text: string): string | null {
	const [, iso = "", time, offset] = isoDay.exec(text) ?? [];
	if (iso && offset) return dayOfMoment(`${iso}T${time}${/^(?:utc|gmt)$/i.test(offset) ? "Z" : offset}`);
	if (iso) return isDay(iso) ? iso : null;
	const words = text
		.toLowerCase()
		.replace(/\bde\b|[.,]/g, " ")
		.trim()
		.split(/\s+/);
	const [year, ...rest] = [words[2] ?? "", words[0] ?? "", words[1] ?? ""];
	const month = months.findIndex((names) =>
		names.some((name) => rest.some((word) => /^[a-z]/.test(word) && word.startsWith(name))),
	);
	const number = rest.find((word) => /^\d{1,2}$/.test(word));
	if (words.length !== 3 || month < 0 || !number) return null;
	const day = `${year}-${String(month + 1).padStart(2, "0")}-${number.padStart(2, "0")}`;
	return isDay(day) ? day : null;
}

const isoDay =
	/^(\d{4}-\d\d-\d\d)(?:(?:[Tt]|[ \t]+)(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)[ \t]*(z|utc|gmt|[+-]\d\d(?::?\d\d)?)?)?$/i;

function dayOfMoment(moment: string): string | null {
	try {
		const day = dayOf(Temporal.Instant.from(moment).toString());
		return isDay(day) ? day : null;
	} catch {
		return null;
	}
}

/** Returns the day that readers see on a post. @param publishedAt ISO 8601. */
export function dayOf(publishedAt: string): string {
	return dayIn(new Date(publishedAt), timeZone);
}

/**
 * Computes publishedAt for a post that is published now. It keeps the present moment of publication when that is on the
 * day; otherwise it takes noon of the day in Bogotá, which is the same day all over America.
 * @param date a day; null keeps the present day, or means today. @param before the present publishedAt (ISO 8601).
 * @returns ISO 8601; null for a future day.
 */
export function publicSince(date: string | null, before: string | null, now: Date): string | null {
	const moment = now.toISOString();
	const since = before && before <= moment ? before : null;
	if (date === null || (since && dayOf(since) === date)) return since ?? moment;
	const today = dayOf(moment);
	if (date >= today) return date === today ? moment : null;
	return noonOf(date, timeZone).toISOString();
}
