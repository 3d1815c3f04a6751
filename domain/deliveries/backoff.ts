import { dayMs } from "../wall-clock.ts";

const firstSeconds = 30;
const longestSeconds = 2 * 60 * 60;
/** The most attempts of a delivery that is at least a day old; with these delays they take about a day. */
export const maxAttempts = 17;

/**
 * Computes when to try a failed delivery again. A delivery gets at least a day, even if its destination fails often
 * in that time.
 * @param attempts so far. @param createdAt ISO 8601, UTC.
 * @param random from 0 up to 1: delays the attempt by up to a quarter.
 * @returns null when the delivery becomes a dead letter.
 */
export function nextTry(
	now: Date,
	{ attempts, createdAt }: { attempts: number; createdAt: string },
	random: number,
): Date | null {
	if (attempts >= maxAttempts && now.getTime() - Date.parse(createdAt) >= dayMs) return null;
	const seconds = Math.min(firstSeconds * 4 ** Math.max(attempts - 1, 0), longestSeconds);
	return new Date(now.getTime() + seconds * 1000 * (1 + 0.25 * random));
}
