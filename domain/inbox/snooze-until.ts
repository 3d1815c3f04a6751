import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import { type Snooze, snoozes } from "../../shared/conversation.ts";
import { nextSnoozeEnd } from "../conversations/inbox-state-store.ts";
import { clockIn } from "../wall-clock.ts";

const opensAt = 8;
const mondayOfWeek = 1;

/** Finds when a snooze ends: in an hour, or at 8 on the next day or the next Monday. @returns null for none. */
export function snoozeUntil(snooze: Snooze, now: Date): Date | null {
	if (snooze === "none") return null;
	const clock = clockIn(now, timeZone);
	if (snooze === "hour") return new Date(clock.add({ hours: 1 }).epochMilliseconds);
	const daysToMonday = (7 + mondayOfWeek - clock.dayOfWeek) % 7 || 7;
	const day = clock.add({ days: snooze === "tomorrow" ? 1 : daysToMonday }).startOfDay();
	return new Date(day.add({ hours: opensAt }).epochMilliseconds);
}

/** Lists the snoozes that end at different moments: on Sundays the next day is the next Monday. */
export function distinctSnoozes(now: Date): Snooze[] {
	const ends = snoozes.map((snooze) => snoozeUntil(snooze, now)?.getTime());
	return snoozes.filter((_, index) => ends.indexOf(ends[index]) === index);
}

/** Finds in how many milliseconds the next snooze ends; null when none does. */
export async function nextSnoozeEndsIn(db: Db, now: Date): Promise<number | null> {
	const until = await nextSnoozeEnd(db, now.toISOString());
	return until === null ? null : Date.parse(until) - now.getTime();
}
