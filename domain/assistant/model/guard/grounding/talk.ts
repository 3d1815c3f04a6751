/** What may always be said in a conversation, in one language. Patterns of folded words without marks. */
export type Talk = {
	/** Greetings, thanks, acknowledgements and what joins sentences. */
	harmless: readonly string[];
	/** Join sentences, and are none by themselves. */
	links: readonly string[];
	/** Where to read on: the page itself is left out. */
	pages: readonly string[];
	/** Offers to do what the tools do. */
	tools: readonly string[];
	/** That something is not known here, and who knows. */
	unknown: readonly string[];
	/** Says yes or no to what was asked: harmless only where that was. */
	yes: string;
	/** Opens a sentence that repeats what the visitor said. */
	repeats: string;
	/** Words of questions to a visitor. */
	asks: string;
};
