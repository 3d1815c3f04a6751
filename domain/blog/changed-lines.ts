import { diffLines } from "diff";

export type Passage = {
	kind: "same" | "removed" | "added";
	/** Whole lines. */
	text: string;
};

/** Two texts that differ in more lines than this are told apart by nobody. */
const mostChanges = 1_000;

/**
 * What became of a text, line by line and in its order.
 * @returns null when they differ in too much to be worth comparing.
 */
export function changedLines(before: string, after: string): Passage[] | null {
	// A last line without its end would differ from the same line with one.
	const whole = (text: string) => (text === "" || text.endsWith("\n") ? text : `${text}\n`);
	const changes = diffLines(whole(before), whole(after), { maxEditLength: mostChanges });
	return (
		changes?.map(({ value, added, removed }) => ({
			kind: added ? "added" : removed ? "removed" : "same",
			text: value,
		})) ?? null
	);
}
