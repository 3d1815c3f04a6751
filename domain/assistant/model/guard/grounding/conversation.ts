import type { Language } from "../../../../../content/language.ts";
import type { Claim } from "../claims.ts";
import type { Reach } from "./names.ts";
import type { VisitorWords } from "./visitor-words.ts";

/** What a sentence is held against, besides the site. */
export type Conversation = {
	language: Language;
	reach: Reach;
	/** The visitor's last message. */
	asked: string;
	visitor: VisitorWords;
	/** See visitorFigures. */
	figures: ReadonlySet<Claim>;
	publicUrl: string;
	/** The visitor's own addresses: said as they are, they state nothing. */
	addresses: readonly string[];
};
