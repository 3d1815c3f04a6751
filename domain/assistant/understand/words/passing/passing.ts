/** What people of one language say in passing and is none of their facts, in pieces of patterns. Folded. */
export type Passing = {
	/** A whole part that asks to wait, or says that something came up. */
	pauses: readonly string[];
	/** Why: a whole part beside one that asks to wait. */
	interruptions: readonly string[];
	/** Words said before the above, and after it. */
	courtesy: string;
	/** A whole part that says that all is well or done, and not what. */
	assurances: readonly string[];
	/** A whole part that says a question was not understood. */
	puzzled: readonly string[];

	/** How a sentence begins that tells what they work with, buy or sell through. */
	worksWith: readonly string[];
	/** The business as its people speak of it, and what it then does. */
	firm: string;
	firmDoes: string;
	/** What makes a "from" or an "at" of no business of theirs: "we buy from". */
	elsewhere: string;
	/** What a business is like, where its name could stand. */
	likeness: readonly string[];
	/** What may follow the above: "small but growing". */
	goesOn: string;

	/** What says that a date is gone by. */
	past: readonly string[];
	/** Whose day it is: a birthday, a wedding, a holiday. */
	ofLife: readonly string[];
	/** What makes the date one they wait for all the same. */
	wished: string;

	/** "I'm not", "it isn't called": what comes is no name of theirs. */
	nameless: readonly string[];
	/** "It's not", "we don't have": the figure that comes is not theirs. */
	uncounted: readonly string[];
	/** The same said after a name, and after a figure: "Karen no soy", "3 millones no". */
	namelessAfter: string;
	uncountedAfter: string;
	/** Before a month that is not when. */
	undated: string;
	/** What makes a denied figure a limit: "not more than". */
	limit: string;
	/** What joins to a denial what is so instead, and how that begins by itself. */
	joint: string;
	anew: string;

	/** Somebody whose people are not those of whoever speaks of them, and what says that they have some. */
	others: string;
	othersDo: string;
	/** Somebody whose money is not that of whoever speaks of them, unless it says that it is for us. */
	payees: string;
	payeesGive: string;
	/** What says that money is for us, whoever has it. */
	forUs: string;
	/** A thing that money went to, and how. */
	bought: string;
	boughtFor: string;

	/** Said before somebody is spoken of, and between two things that are told. */
	opening: string;
	joints: string;
	/** Where somebody goes or waits, and what their children and doctors do: no trade of theirs. */
	touched: readonly string[];
};
