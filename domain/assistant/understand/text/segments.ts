import { opensQuestion } from "./question.ts";
import { fold } from "./text.ts";

/** A part of a message that says one thing. */
export type Segment = { text: string; folded: string; question: boolean };

// A comma or a dot between digits belongs to the number; a dot after one letter ("S.A.S.") to the abbreviation.
const boundary =
	/(?<!\d),|,(?!\d)|[;\n]|(?<=[\p{L}\p{N})"'][\p{L}\p{N})"'])(?<!\b(?:dra?|sra?|srta|mrs?|ms|ing|lic|arq|prof|sta|cia|st|av|cl|cra|esq|jr))(?<!\bno(?=\.\s*\d))\.(?=\s|$)|(?<=[\s,]\d)\.(?=\s+\p{L})|[!?]+|(?=[¿¡])| - | — |(?<=\S) (?=(?:(?:y|pero|and|but) )?(?:no (?:quiero|voy a|te voy a|les voy a) (?:dar|decir|dejar)|prefiero no |(?:i |we )?(?:don't|dont|do not) want to (?:give|share|say|tell)|i'd rather not))/giu;

/** More parts than a person says in one message: what follows is read as one. */
const mostSegments = 60;

/** The parts of a message in order, each with whether it asks something. */
export function segmentsOf(message: string): Segment[] {
	const segments: Segment[] = [];
	let from = 0;
	const add = (to: number, mark: string) => {
		const text = message.slice(from, to).replace(/^[\s¿¡]+(?:\.\s+)?|^\.\s+|\s+$/g, "");
		if (text === "") return;
		const folded = fold(text);
		const opened = message.slice(from, to).includes("¿");
		segments.push({ text, folded, question: opened || mark.includes("?") || opensQuestion(folded) });
	};
	for (const found of message.matchAll(boundary)) {
		if (segments.length === mostSegments) break;
		add(found.index, found[0]);
		from = found.index + found[0].length;
	}
	add(message.length, "");
	return segments;
}

/** The text of some segments, as one. */
export function textOf(segments: readonly Segment[]): string {
	return segments.map(({ text }) => text).join(", ");
}

const pictures =
	/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0f)+/gu;

/** The segments as they are read for a name: "soy 😀 Ana" is "soy Ana". */
export function withoutPictures(segments: readonly Segment[]): Segment[] {
	return segments.map((segment) => {
		const text = segment.text.replace(pictures, " ").replace(/ {2,}/g, " ").trim();
		return { ...segment, text, folded: fold(text) };
	});
}
