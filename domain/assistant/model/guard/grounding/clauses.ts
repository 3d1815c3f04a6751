import type { Language } from "../../../../../content/language.ts";

const joints: Record<Language, RegExp> = {
	es: /\s*[,;:()«»“”"—–]+\s*|\s+(?=(?:y|e|o|pero|aunque|mientras|porque|así que|además|también|sino)\s)/giu,
	en: /\s*[,;:()«»“”"—–]+\s*|\s+(?=(?:and|or|but|(?<!\b(?:says?|do|does|think) )so|because|while|although|though|also|plus)\s)/giu,
};

/** "… until 6 p.m. The assistant …" */
const hourEnds = /(?<=\d\s?[ap]\.\s?m\.)\s+(?=[\p{Lu}¿¡])/u;

/** Where a sentence may be taken apart: its pieces, in order. Marks that only frame it are gone. */
export function piecesOf(sentence: string, language: Language): string[] {
	return sentence
		.split(hourEnds)
		.flatMap((text) => text.split(joints[language]))
		.map((piece) => piece.replace(/^[\s¡¿'‘-]+|[\s.!?…'’-]+$/gu, ""))
		.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Where a sentence may end early, or begin late: what stands between two of its pieces, from and to. */
export function cutsOf(sentence: string, language: Language): { from: number; to: number }[] {
	return [...sentence.matchAll(joints[language])].map(({ 0: joint, index }) => ({
		from: index,
		to: index + joint.length,
	}));
}

/** What joins a piece to the one before, and says nothing. */
export const joining: Record<Language, RegExp> = {
	es: /^(?:y|e|o|pero|aunque|mientras|porque|así que|además|también|sino)\s+/iu,
	en: /^(?:and|or|but|so|because|while|although|though|also|plus)\s+/iu,
};
