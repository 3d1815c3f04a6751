const wordsPerMinute = 200;

/** Computes the read time in minutes: 200 words each, rounded up, at least one. */
export function readTimeOf(text: string): number {
	const words = text.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length;
	return Math.max(1, Math.ceil(words / wordsPerMinute));
}
