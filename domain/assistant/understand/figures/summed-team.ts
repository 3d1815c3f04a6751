import type { Segment } from "../text/segments.ts";
import { crewOf } from "./crew.ts";
import { amount } from "./numbers.ts";

const sum = new RegExp(
	`^(?:and |y )?(?:so|which makes(?: it)?|(?:that|it) makes(?: it)?|makes(?: it)?|that's|thats|asi que|o sea|eso da|da)(?: we're| we are| somos| about| around| like| unos| unas)* (${amount} (?:of us|people|persons|in total|in all|total|altogether|all told|personas|en total))[ .!]*$`,
);

/** "8 lads plus a girl in the office, so nine of us": the sum says more than what it adds up. */
export function summedTeam(
	stated: readonly Segment[],
): { text: string; segments: readonly Segment[] } | null {
	for (const [at, segment] of stated.entries()) {
		const said = segment.folded.match(sum)?.[1];
		if (!said || !stated.slice(0, at).some(({ folded }) => crewOf(folded) !== null)) continue;
		const from = segment.folded.lastIndexOf(said);
		return { text: segment.text.slice(from, from + said.length), segments: stated.slice(0, at + 1) };
	}
	return null;
}
