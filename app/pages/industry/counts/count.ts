/** What a metric says of a number of things: more of them, a share of them, less of them; or they are listed. */
export type Change = "more" | "share" | "less" | "listed";

/** Counts the things that stand for a metric such as "45 %": how many there were, and how many there are now. */
export function countOf(metric: string, change: Change, before: number): { before: number; now: number } {
	const figure = Number(/\d+/.exec(metric)?.[0]);
	const part = (before * figure) / 100;
	const now = { more: before + part, share: part, less: before - part, listed: figure }[change];
	return { before, now };
}
