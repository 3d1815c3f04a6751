/** What the words of a language do in a sentence, as grounding reads it. Lists are words apart by spaces. */
export type WordLists = {
	stem(word: string): string;
	/** Carry nothing by themselves. */
	empty: string;
	/** Say so little that a sentence may hold them though its passage does not. */
	light: string;
	never: string;
	/** Few letters that change a lot: how much, how often, which. */
	operators: string;
	/** Phrases that mean one word, and that word. */
	phrases: readonly (readonly [RegExp, string])[];
	/** Phrases that say nothing, though their words could. */
	idioms: RegExp;
	/** "Our team", which is the team as well as we. */
	ourTeam: readonly [RegExp, string, string];
	/** We, ours; and those that name whose something is. */
	us: string;
	ours: string;
	/** What one of us does, by its form; null where only the word before tells. */
	usVerb: RegExp | null;
	/** The assistant by itself. */
	self: string;
	/** Tells what is still to come. */
	ahead: RegExp;
	/** Tells what has to be; and before it, that it does not. */
	must: RegExp;
	freed: RegExp;
	yours: string;
	/** Tell that something is the visitor's, the speaker's, or somebody else's; and of all those, the ones that may stand for the thing itself. */
	yourOwn: string;
	myOwn: string;
	theirOwn: string;
	alone: string;
	/** The visitor as who does something. */
	you: string;
	/** What stands before a figure and changes it, and its name. */
	qualifiers: readonly (readonly [string, RegExp])[];
	/** Tells of something as done. */
	does: RegExp;
	/** Tells who is speaking. */
	saysWho: RegExp;
	/** Leaves out what follows. */
	except: RegExp;
	/** Denies who follows: "without a team". */
	without: string;
	/** What stands before somebody something is done to. */
	before: string;
	articles: string;
	/** What follows is a thing, and nothing that is done. */
	determiners: string;
	/** What they stand beside holds for nothing else. */
	limits: string;
	verbs: string;
	/** Endings of what looks like a verb and is none. */
	notVerb: RegExp;
	/** Who does something. */
	actors: string;
	/** Those of them who are the visitor's own. */
	sellers: string;
	/** Whom a business has to do with. */
	people: string;
	/** Open what is only supposed; what is sought or asked. */
	supposing: string;
	seeking: string;
	/** Stands before what is meant to be done. */
	aiming: string;
	/** What people told of themselves. */
	data: string;
	free: string;
	/** Ours: who of it answers may be called a person of it. */
	team: string;
	person: string;
	/** The actor every passage is about, unless it names another. */
	always: string;
	/** Words of money and of what one is bound to: they stand beside what they stand beside on the site. */
	owed: string;
	/** Those of them that give something away or bind us. */
	promised: string;
	/** Words that mean the same here, a family a line. */
	families: string;
};
