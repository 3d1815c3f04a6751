/** In tokens. */
export type Usage = { input: number; output: number };

/** Characters of a token, where nobody says how many tokens there are. */
const charactersPerToken = 3;

/** Counts the tokens of one call: as its provider says, or by the characters where it does not. */
export type Tally = {
	/** What the call uses at most. */
	most(mostTokens: number): Usage;
	/** Counts a piece that came, thought or said. */
	count(piece: string): void;
	/** Takes what the provider says; zeros where it does not. */
	report(usage: Usage): void;
	/** What the call used. @param isWhole whether it came to its end: the provider's numbers hold then. */
	used(isWhole: boolean): Usage;
};

/** @param sentCharacters of all that is sent. */
export function startTally(sentCharacters: number): Tally {
	const sent = sentCharacters / charactersPerToken;
	let came = 0;
	let reported: Usage = { input: 0, output: 0 };
	return {
		most: (mostTokens) => ({ input: sent, output: mostTokens }),
		count({ length }) {
			came += length / charactersPerToken;
		},
		report(usage) {
			reported = usage;
		},
		used: (isWhole) => ({
			input: reported.input || sent,
			output: isWhole && reported.output > 0 ? reported.output : Math.max(reported.output, came),
		}),
	};
}
