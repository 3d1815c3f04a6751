import type { Used } from "./listen.ts";

/** A token is reckoned to be three letters where nobody says how many there are. */
const lettersOfToken = 3;

/** The tokens of an answer, from what its steps say that they used and from the letters of those that do not say it. */
export type Tally = {
	/** What so many asks of the same use at most. */
	ofAsks(asks: number, mostTokens: number): Used;
	/** Some of it has come, thought or said. */
	count(piece: string): void;
	/** A step is over and says what it used. */
	step(used: Used): void;
	/** All that will be used at most, with one more step that sends so many tokens and may answer with so many. */
	withAnother(sent: number, mostTokens: number): Used;
	/** @param whole whether the answer came to its end: a model that broke off did not say what its last step used. */
	used(whole: boolean): Used;
};

/** @param letters of all that is sent first. */
export function startTally(letters: number): Tally {
	const sentFirst = letters / lettersOfToken;
	const told = { input: 0, output: 0 };
	const heard = { letters: 0, unsettled: 0 };
	return {
		ofAsks: (asks, mostTokens) => ({ input: sentFirst * asks, output: mostTokens * asks }),
		count({ length }) {
			heard.letters += length;
			heard.unsettled += length;
		},
		step({ input, output }) {
			told.input += input;
			told.output += output;
			heard.unsettled = 0;
		},
		withAnother: (sent, mostTokens) => ({
			input: Math.max(told.input, sentFirst) + Math.max(sent, sentFirst),
			output: told.output + mostTokens,
		}),
		used(whole) {
			if (whole && told.input > 0) return told;
			const isSettled = told.input > 0 && heard.unsettled === 0;
			return {
				input: isSettled ? told.input : told.input + sentFirst,
				output: Math.max(told.output + heard.unsettled / lettersOfToken, heard.letters / lettersOfToken),
			};
		},
	};
}
