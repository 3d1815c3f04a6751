import type { Owner } from "./owner.ts";
import type { Reading } from "./reading.ts";

/** A piece of the site's content that can support what is said: a question and its answer, a section, a product. */
export type Passage = {
	/** What it states, a sentence each. */
	units: readonly Reading[];
	/** Every word in it, its heading and its question included. */
	words: ReadonlySet<string>;
	/** The words of its heading or question. */
	heading: ReadonlySet<string>;
	/** Whom its heading is about: customers, guests, minors. */
	people: ReadonlySet<string>;
	/** All of it is about us, even where it does not say "we"; or wherever one of these words is named. */
	us: boolean | ReadonlySet<string>;
	/** Whose each thing is, wherever the site says it: this passage may leave it open. */
	owners: ReadonlyMap<string, ReadonlySet<Owner | "">>;
	/** Its figures are true of one client alone: the words of that name. */
	client: ReadonlySet<string> | null;
	/** Written by whoever writes the blog: it supports what is true of the world, and nothing we would owe. */
	isPost: boolean;
};
