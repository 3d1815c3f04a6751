import type { Used } from "./listen.ts";

/** A token is reckoned to be three letters where nobody says how many there are. */
const lettersOfToken = 3;

/** The tokens of an answer: what its steps say that they used, and what the letters tell where they say nothing. */
export type Tally = {
	/** What so many asks of the same use at most. */
	ofAsks(asks: number, mostTokens: number): Used;
	/** Some of it has come, thought or said. */
	count(piece: string): void;
	/** A step is over. @param used zeros where its server does not say. */
	step(used: Used): void;
	/** One more step begins, sent all of the last one and so many letters that its tools found. */
	another(letters: number): void;
	/** All that will be used at most with such a step. */
	withAnother(letters: number, mostTokens: number): Used;
	/**
	 * All that was used. A model that breaks off does not say what its last step used: what was sent and what came of it is
	 * counted. @param isWhole whether it came to its end: what its server says is believed then.
	 */
	used(isWhole: boolean): Used;
};

/** @param sentLetters of all that is sent first. */
export function startTally(sentLetters: number): Tally {
	const first = sentLetters / lettersOfToken;
	const over = { input: 0, output: 0 };
	let letters = 0;
	let last: Used = { input: 0, output: 0 };
	/** Tokens sent in the step that is under way, and letters that came in it. */
	const now = { sent: first, letters: 0 };
	// What was sent first is sent again each time, whatever a server says that it was.
	const sentAfter = (found: number) => Math.max(last.input, first) + last.output + found / lettersOfToken;
	return {
		ofAsks: (asks, mostTokens) => ({ input: first * asks, output: mostTokens * asks }),
		count({ length }) {
			letters += length;
			now.letters += length;
		},
		step({ input, output }) {
			last = { input: input || now.sent, output: output || now.letters / lettersOfToken };
			over.input += last.input;
			over.output += last.output;
			now.sent = now.letters = 0;
		},
		another(found) {
			now.sent = sentAfter(found);
		},
		withAnother: (found, mostTokens) => ({
			input: over.input + sentAfter(found),
			output: over.output + mostTokens,
		}),
		used(isWhole) {
			const output = over.output + now.letters / lettersOfToken;
			const least = isWhole ? 0 : letters / lettersOfToken;
			return { input: over.input + now.sent, output: Math.max(output, least) };
		},
	};
}
