/** The scenes of a language, in pieces of patterns. */
export type Scenes = {
	/** How a scene begins, whose trouble may come later. */
	opening: string;
	/** Who of their world does what. */
	told: readonly string[];
	/** What they do themselves, and who does it. */
	done: readonly string[];
	doer: RegExp;
	/** Troubles by their name alone. */
	nouns: RegExp;
};
