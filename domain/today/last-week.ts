import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import { figuresBetween, type WeekFigures } from "../analytics/figures-store.ts";
import { clockIn } from "../wall-clock.ts";

export type LastWeek = {
	/** Its Monday and its Sunday at noon. */
	from: Date;
	to: Date;
	figures: WeekFigures;
	/** Of the week before it. */
	before: WeekFigures;
};

/** Reads the figures of the last whole week, Monday to Sunday where the team is. @returns null when there are none yet. */
export async function readLastWeek(db: Db, now: Date): Promise<LastWeek | null> {
	const today = clockIn(now, timeZone).startOfDay();
	const monday = today.subtract({ days: today.dayOfWeek - 1 });
	const iso = (weeks: number) => new Date(monday.subtract({ weeks }).epochMilliseconds).toISOString();
	const figures = await figuresBetween(db, iso(1), iso(0));
	const before = await figuresBetween(db, iso(2), iso(1));
	if ([figures, before].every((week) => Object.values(week).every((count) => count === 0))) return null;
	const noon = (days: number) => new Date(monday.add({ days }).add({ hours: 12 }).epochMilliseconds);
	return { from: noon(-7), to: noon(-1), figures, before };
}
