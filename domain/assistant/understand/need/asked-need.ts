import type { Segment } from "../text/segments.ts";
import { english } from "../words/wanting/en.ts";
import { spanish } from "../words/wanting/es.ts";

/** What somebody asks whether we can do is what they need: "can a bot take table reservations?". */

const all = [english, spanish].map(({ asks }) => ({
	opening: new RegExp(asks.opening),
	task: new RegExp(asks.task),
	work: new RegExp(`\\b(?:${asks.work})\\b`),
}));
const aboutUs = new RegExp([...english.asks.aboutUs, ...spanish.asks.aboutUs].join("|"));
const goesOn = new RegExp(`^(?:${english.asks.goesOn}|${spanish.asks.goesOn}) `);

/** Where what is asked of us stands in a folded question, or -1. */
function askedAt(folded: string): number {
	for (const { opening, task, work } of all) {
		const at = folded.match(opening)?.[0].length ?? -1;
		const object = at < 0 ? "" : (folded.slice(at).match(task)?.[1] ?? "");
		if (object.includes(" ") && !aboutUs.test(object) && work.test(object)) return at;
	}
	return -1;
}

/** What a part of a message would have done something to, when it begins with a task. Folded. */
function taskIn(folded: string): string | undefined {
	return all.map(({ task }) => folded.match(task)?.[1]).find((object) => object !== undefined);
}

/** The need that a message asks us about, in the words of its question, or null. */
export function needAskedFor(segments: readonly Segment[]): string | null {
	for (const [first, { text, folded, question }] of segments.entries()) {
		const at = question && folded.length <= 240 ? askedAt(folded) : -1;
		if (at < 0) continue;
		const parts = [text.slice(at)];
		for (const next of segments.slice(first + 1)) {
			const object = taskIn(next.folded);
			if (object === undefined ? !goesOn.test(next.folded) : aboutUs.test(object)) break;
			parts.push(next.text);
		}
		return parts.join(", ");
	}
	return null;
}
