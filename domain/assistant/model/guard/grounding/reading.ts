import type { Claim } from "../claims.ts";
import type { Owned } from "./owner.ts";

/**
 * A word that says something: its stem, whether "not" stands before it (null when what stands between takes it), whether it is written as a name, and whether
 * something is done to it rather than by it; whether it is most likely a verb; and which clause of the sentence, which part between commas, it is in.
 */
export type Term = {
	stem: string;
	negated: boolean | null;
	name: boolean;
	object: boolean;
	verb: boolean;
	clause: number;
	part: number;
	/** Whether it is told, only supposed ("if…"), or part of what is asked ("what to do") or aimed at ("to win
	 * them back"). */
	told: "so" | "if" | "which" | "aim";
	/** Told by its form as the outcome: "closed". */
	done: boolean;
};

/** To whom something is done, by what is done: those the visitor has to do with, or those who work. */
export type Recipients = Map<string, Set<"people" | "workers">>;

/** A sentence, or a part of one, as grounding compares it. */
export type Reading = {
	/** In their order. */
	terms: readonly Term[];
	claims: ReadonlySet<Claim>;
	/** "Up to", "more than" before a figure, by figure. */
	qualified: ReadonlyMap<string, string>;
	/** The words that follow a figure, by figure. */
	beside: ReadonlyMap<string, ReadonlySet<string>>;
	/** What it says that we do. */
	usVerbs: ReadonlySet<string>;
	/** What it says that the visitor does, where a word tells. */
	yourVerbs: ReadonlySet<string>;
	/** Who is named as doing what: by the verb, their words; "" where nobody is, "we", "you". */
	doings: ReadonlyMap<string, ReadonlySet<string>>;
	/** The same of what is only spoken of: "what you approve". */
	meant: ReadonlyMap<string, ReadonlySet<string>>;
	/** To whom it is done. */
	recipients: Readonly<Recipients>;
	/** What is whose. */
	owners: Readonly<Owned["owners"]>;
	behind: Readonly<Owned["behind"]>;
	/** The people that something is of, or that are named at all: customers, guests, minors. */
	people: ReadonlySet<string>;
	/** What must be done or be so. */
	musts: ReadonlySet<string>;
	/** It speaks of us; of the assistant itself; of what is to come; to the visitor. */
	us: boolean;
	ours: boolean;
	you: boolean;
	self: boolean;
	ahead: boolean;
	/** It tells of something as done. */
	done: boolean;
	yours: boolean;
	/** What is said of our team, read as of us: only what we do counts. */
	asTeam?: boolean;
	/** Some word of it is most likely a verb. */
	acts: boolean;
};
