import type { Ways } from "../ways.ts";

export type TalkText = {
	/** Nothing is sure: what is offered behind it are the likeliest questions. */
	unsure: Ways;
	/** The visitor pressed "something else". */
	otherwise: string;
	/** Nothing published is near the question. */
	unknown: Ways;
	missed: Ways;
	/** Stands before our last question, which is asked again. */
	missedAnswer: Ways;
	/** The second time in a row. */
	missedAgain: Ways;
	advice: { known: Ways; unknown: Ways; none: string };
	/** To a question whose answer was given the turn before. */
	noMore: Ways;
	/** Behind that answer, given again to another question. */
	sameAgain: Ways;
	/** `{line}` is what is said of their industry. */
	industryKnown: string;
	/** `heard`: there is a way to reach them, and the team is told; else `direct`: how to reach the team. `maybe`: it is not sure. */
	complaint: { heard: Ways; direct: Ways; maybe: string };
	outOfScope: Ways;
	trick: Ways;
	objection: Ways;
	smallTalk: { thanks: Ways; goodbye: Ways; chitChat: Ways; later: Ways; wait: Ways };
	agreed: Ways;
	closing: Ways;
	switched: string;
};
