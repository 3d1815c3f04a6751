import type { Passage } from "./passage.ts";
import type { SmallTalk } from "./small-talk.ts";

/** What a sentence rests on: the site, the visitor's own words, or that it states nothing. */
export type Standing = "site" | "visitor" | "question" | SmallTalk;

/** What a part of a sentence rests on, and where the site says it. */
export type Resting = {
	standing: Standing;
	passages: readonly Passage[];
	/** Where what follows from a condition is to stand. */
	within?: readonly Passage[] | null;
};

export const idle: Resting = { standing: "manners", passages: [] };

const strength: readonly Standing[] = [
	"manners",
	"yes",
	"page",
	"unknown",
	"offer",
	"question",
	"visitor",
	"site",
];

/** What a sentence rests on that is made of two. */
export function stronger(one: Standing, other: Standing): Standing {
	return strength.indexOf(one) >= strength.indexOf(other) ? one : other;
}
