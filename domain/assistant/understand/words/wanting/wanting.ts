/** How people say what they want, and ask whether we can do it: pieces of patterns. Folded. */
export type Wanting = {
	/** Ways to say it, beside "I want": of someone, of something, that something be. */
	wants: readonly string[];
	asks: {
		/** How such a question begins, up to what is to be done. */
		opening: string;
		/** What is to be done, at the beginning of a part; what it is done to comes next. */
		task: string;
		/** Said of this conversation, of its own order, of how we are paid. */
		aboutUs: readonly string[];
		/** Who and what their work is made of. */
		work: string;
		/** How the next part goes on about it. */
		goesOn: string;
	};
};
