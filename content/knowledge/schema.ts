import type { PageName } from "../addresses.ts";
import type { Bilingual } from "../language.ts";

/** One thing people ask, in one language. */
export type QuestionText = {
	question: string;
	/** One to three short sentences. */
	answer: string;
	/** Other words people use to ask it. Lower case, no accents needed. */
	alsoAsked: readonly string[];
};

export type Question = {
	/** The page that tells more. */
	page: PageName;
	text: Bilingual<QuestionText>;
};
