import { type Word, wordsIn } from "../text.ts";
import { lists } from "./words.ts";

/** @returns when somebody wants to be called, in their words ("mañana a las 10", "after 5"), or null. */
export function findCallTime(text: string): string | null {
	const words = wordsIn(text);
	const isTime = ({ folded }: Word, at: number) =>
		lists.callTimes.has(folded)
			? words[at - 1]?.folded !== "good"
			: /^\d{1,2}(?:am|pm|h)?$/.test(folded) && lists.callTimeOpeners.has(words[at - 1]?.folded ?? "");
	let first = words.findIndex(isTime);
	let last = words.findLastIndex(isTime);
	if (first < 0) return null;
	// "Call me on …, in the morning": the number that stood between is gone.
	const isNext = (at: number) => !text.slice(words[at - 1]?.to, words[at]?.from).includes(",");
	while (lists.callTimeOpeners.has(words[first - 1]?.folded ?? "") && isNext(first)) first--;
	while (/^(?:\d{2}|a|p|m)$/.test(words[last + 1]?.folded ?? "")) last++;
	return text.slice(words[first]?.from, words[last]?.to);
}
