import { wallClock } from "../../content/locale.ts";

/**
 * The moment a clock on the wall shows an hour.
 * @param written as a browser sends it, e.g. "2026-12-04T15:00". @param timeZone where the clock hangs.
 * @returns null when it is no such date or hour.
 */
export function momentAt(written: string, timeZone: string): Date | null {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(written)) return null;
	const asUtc = new Date(`${written}:00Z`);
	if (Number.isNaN(asUtc.getTime()) || wallClock(asUtc, "UTC") !== written) return null;
	const offset = new Date(`${wallClock(asUtc, timeZone)}:00Z`).getTime() - asUtc.getTime();
	const moment = new Date(asUtc.getTime() - offset);
	return wallClock(moment, timeZone) === written ? moment : null;
}
