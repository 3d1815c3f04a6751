import type { Segment } from "../text/segments.ts";

const lead =
	/^(?:(?:actually|sorry|oops|no|wait|hold on|my bad|my mistake|ok|okay|well|hmm+|oh)[, ]+)*(?:(?:please )?make (?:that|it)|(?:let's |lets )?(?:say|call it)|i (?:meant|mean)|(?:it|that)(?:'s|s| is| was| would be| should be|'d be)(?: (?:actually|really|more like|closer to))?|should be|more like|closer to)\s+/;

/** "Actually make that 30" without its opening: the new value alone. Null when nothing is stated anew. */
export function restated(segment: Segment): Segment | null {
	const opened = segment.folded.match(lead)?.[0];
	if (opened === undefined) return null;
	return {
		...segment,
		text: segment.text.slice(opened.length),
		folded: segment.folded.slice(opened.length),
	};
}
