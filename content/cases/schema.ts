import type { Bilingual } from "../../shared/language.ts";
import type { IndustryId } from "../industries/list.ts";

/** One success case, in one language. */
export type CaseText = {
	title: string;
	problem: string;
	solution: string;
	result: string;
	quote: string;
	author: string;
};

/** SAMPLE CONTENT: the businesses and people are invented. */
export type Case = { id: string; industry: IndustryId; client: string; text: Bilingual<CaseText> };
