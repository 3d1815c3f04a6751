import { type Ground, isInLanguage, type Objection, objectionTo, repeatsInstructions } from "./check.ts";
import { claimsIn } from "./claims.ts";
import { offers } from "./offer-words.ts";
import { plainOf, withoutUnseen } from "./plain.ts";
import { beginning, recordIn } from "./record.ts";
import { endOfSentence } from "./sentences.ts";

/** Characters. What is longer is no answer of an assistant. */
const longestSentence = 600;
const longestText = 3_000;

export type Guard = {
	/** Takes the next piece of a model's text. @returns what may be shown now; nothing more once something is objected to. */
	take(piece: string): string;
	/** The text is over. @returns what of its last sentence may be shown. */
	end(): string;
	/** Why the text may not be said; null as long as it may. */
	objection(): Objection | null;
	/** All that may be said, whole sentences alone until the end. */
	said(): string;
};

/**
 * Stands between a model and the visitor. A sentence is held back from its first word that the site does not use or
 * that could open a figure, an offer or a link; the whole sentence is judged when it ends.
 */
export function guardText(ground: Ground): Guard {
	let objection: Objection | null = null;
	/** Whole sentences, and of the one that goes on: how much is shown. */
	let said = "";
	let open = "";
	let shown = 0;

	function judge(sentence: string): string {
		if (sentence.length > longestSentence) objection = "length";
		objection ??= objectionTo(sentence, ground);
		if (objection) return "";
		const rest = sentence.slice(shown);
		said += sentence;
		shown = 0;
		return rest;
	}

	return {
		take(piece) {
			if (objection) return "";
			open += tidy(withoutUnseen(piece));
			if (open.length + said.length > longestText) objection = "length";
			let out = "";
			for (let at = endOfSentence(open); at >= 0 && hasMore(open, at); at = endOfSentence(open)) {
				out += judge(open.slice(0, at));
				open = open.slice(at);
				if (objection) return out;
			}
			if (open.length > longestSentence) objection = "length";
			if (objection) return out;
			const safe = safeLength(open, shown, ground);
			if (safe > shown) {
				out += open.slice(shown, safe);
				shown = safe;
			}
			return out;
		},
		end() {
			if (objection) return "";
			const rest = open.trim() ? judge(open) : "";
			open = "";
			if (!objection && said.trim() && !isInLanguage(said, ground.language)) objection = "language";
			return objection ? "" : rest;
		},
		objection: () => objection,
		said: () => said.trim(),
	};
}

/** A mark at the very end may belong to a figure that goes on: "1." and then "000". */
function hasMore(text: string, at: number): boolean {
	return text.length > at;
}

/** Marks of emphasis and lists are no words. */
function tidy(text: string): string {
	return text.replace(/[*`#_~|]+/g, "").replace(/^\s*[-•]\s+/gm, "");
}

/** How much of an unfinished sentence may be shown: whole words that the site itself uses and that state nothing. */
function safeLength(open: string, shown: number, { language, instructions }: Ground): number {
	const { words } = recordIn(language);
	let safe = shown;
	const unshown = /\s*\S+(?=\s)/gu;
	unshown.lastIndex = shown;
	for (const match of open.matchAll(unshown)) {
		const token = match[0].trim();
		const word = plainOf(token).replace(/^[¡¿"«“(]+|[,;:"»”)]+$/g, "");
		if (!/^\p{L}+$/u.test(word) || !words.has(beginning(word))) break;
		const soFar = open.slice(0, match.index + match[0].length);
		if (opensRisk(word) || claimsIn(soFar).length > 0 || offers.test(plainOf(soFar))) break;
		if (repeatsInstructions(soFar, instructions, 4)) break;
		safe = match.index + match[0].length;
	}
	return safe;
}

/** Words that state nothing yet and may with the next one: articles before a unit, single letters. */
function opensRisk(word: string): boolean {
	return /^(?:un|una|uno|one|an|dos|tres|cuatro|two|three|four|next|this|este|esta|proxim[oa]|fin|end|within|dentro|money|trato|half|por|per)$/.test(
		word,
	);
}
