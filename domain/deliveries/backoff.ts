const firstSeconds = 30;
const longestSeconds = 2 * 60 * 60;
const aDayMs = 24 * 60 * 60 * 1000;
/** Tries after which a delivery that is a day old is a dead letter: with these delays, about a day's worth. */
export const maxAttempts = 17;

/**
 * When to try again after a failed attempt. A delivery is not given up before it is a day old, however often its
 * destination came and went meanwhile.
 * @param delivery attempts: how many were made; createdAt: ISO 8601, UTC.
 * @param random from 0 up to 1: spreads retries by up to a quarter, later only.
 * @returns null when enough were made.
 */
export function nextTry(
	now: Date,
	{ attempts, createdAt }: { attempts: number; createdAt: string },
	random: number,
): Date | null {
	if (attempts >= maxAttempts && now.getTime() - Date.parse(createdAt) >= aDayMs) return null;
	const seconds = Math.min(firstSeconds * 4 ** Math.max(attempts - 1, 0), longestSeconds);
	return new Date(now.getTime() + seconds * 1000 * (1 + 0.25 * random));
}
