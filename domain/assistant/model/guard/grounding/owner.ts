/** Whose something is: ours, the visitor's, that of whoever the visitor has to do with, or that of whoever speaks. */
export type Owner = "ours" | "yours" | "theirs" | "mine";

/** What is whose, as far as it was read. */
export type Owned = {
	/** By the word, whose it is; "" where nothing tells. */
	owners: Map<string, Set<Owner | "">>;
	/** "Write in theirs", "in your language": by what is done, whose stands behind it; and the word, "" where none does. */
	behind: { verb: string; owner: Owner; stem: string }[];
};
