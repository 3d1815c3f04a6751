const firstSeconds = 30;
const longestSeconds = 2 * 60 * 60;
/** Tries before a delivery is a dead letter: with these delays, about a day. */
export const maxAttempts = 16;

/**
 * When to try again after a failed attempt.
 * @param attempts how many were made, from 1. @param random from 0 up to 1: spreads retries by a fifth either way.
 * @returns null when enough were made.
 */
export function nextTry(now: Date, attempts: number, random: number): Date | null {
	if (attempts >= maxAttempts) return null;
	const seconds = Math.min(firstSeconds * 4 ** (attempts - 1), longestSeconds);
	return new Date(now.getTime() + seconds * 1000 * (0.8 + 0.4 * random));
}
