import { type Ground, isInLanguage, judge, type Objection, repeatsInstructions } from "./check.ts";
import type { Standing } from "./grounding/resting.ts";
import { withoutUnseen } from "./plain.ts";
import { endOfSentence } from "./sentences.ts";
import { isMereYes, type Trimmed, trimmed } from "./trimmed.ts";

/** Characters. What is longer is no answer of an assistant. */
const longestSentence = 600;
const longestText = 3_000;

export type Guard = {
	/** Takes the next piece of a model's text. @returns what may be shown now; nothing more once something is objected to. */
	take(piece: string): string;
	/** The text is over. @returns what of its last sentence may be shown. */
	end(): string;
	/** Whether a part of a sentence was shown that turned out to rest on nothing: `shown` stands in its place. Asking forgets it. */
	takesBack(): boolean;
	/** All that may be seen now. */
	shown(): string;
	/** Why the text may not be said; null as long as it may. */
	objection(): Objection | null;
	/** Whether what may be said by now is an answer by itself, should nothing follow: of use, and not mostly left out. */
	standsAlone(): boolean;
	/** All that may be said, whole sentences alone until the end. */
	said(): string;
	/** The sentences of it that rest on the site. */
	stated(): readonly string[];
};

/**
 * Stands between a model and the visitor. Of a sentence that still comes, only as much is shown as could end there:
 * what is seen rests on something at every moment. The whole sentence is judged at its end; of one that nobody supports
 * only a part that stands by itself is left, or nothing, and a text that has little else is none.
 */
export function guardText(ground: Ground): Guard {
	let objection: Objection | null = null;
	/** Whole sentences, and of the one that goes on: how much is shown. */
	let said = "";
	let open = "";
	let shown = 0;
	/** How much of it was judged last: pieces come smaller than words, and a word is judged once. */
	let judgedUpTo = 0;
	let isTakenBack = false;
	let hasCome = false;
	const stated: string[] = [];
	const counts = { useful: 0, withheld: 0 };

	function finish(sentence: string): string {
		const before = shown;
		shown = judgedUpTo = 0;
		const judged =
			sentence.length > longestSentence ? { objection: "length" as const } : judge(sentence, ground);
		if ("standing" in judged) {
			if (!idle.has(judged.standing)) counts.useful++;
			if (judged.standing === "site") stated.push(sentence);
			said += sentence;
			return sentence.slice(before);
		}
		const left =
			judged.objection === "unsupported" || judged.objection === "offer" ? trimmed(sentence, ground) : null;
		if (left) return keep(left, sentence, before);
		if (judged.objection !== "unsupported") objection = judged.objection;
		else {
			if (!isMereYes(sentence, ground)) counts.withheld++;
			isTakenBack ||= before > 0;
		}
		return "";
	}

	/** Says what is left of a sentence in its place. @param before how much of the whole was shown. */
	function keep({ text, standing }: Trimmed, sentence: string, before: number): string {
		if (idle.has(standing)) counts.withheld++;
		else counts.useful++;
		if (standing === "site") stated.push(text);
		const kept = `${/^\s*/.exec(sentence)?.[0]}${text}`;
		said += kept;
		if (kept.startsWith(sentence.slice(0, before))) return kept.slice(before);
		isTakenBack = true;
		return "";
	}

	return {
		take(piece) {
			if (objection) return "";
			open += tidy(withoutUnseen(piece));
			hasCome ||= open.trim() !== "";
			if (open.length + said.length > longestText) objection = "length";
			let out = "";
			for (let at = endOfSentence(open); at >= 0 && hasMore(open, at); at = endOfSentence(open)) {
				out += finish(open.slice(0, at));
				open = open.slice(at);
				if (objection) return out;
			}
			if (open.length > longestSentence) objection = "length";
			if (objection) return out;
			const whole = /^.*\S(?=\s)/su.exec(open)?.[0] ?? "";
			if (whole.length <= judgedUpTo) return out;
			judgedUpTo = whole.length;
			if (!mayEndHere(whole, ground)) return out;
			out += whole.slice(shown);
			shown = whole.length;
			return out;
		},
		end() {
			if (objection) return "";
			const rest = open.trim() ? finish(open) : "";
			open = "";
			if (objection) return "";
			if (counts.withheld > counts.useful || (hasCome && !said.trim())) objection = "unsupported";
			else if (said.trim() && !isInLanguage(said, ground.language)) objection = "language";
			return objection ? "" : rest;
		},
		takesBack() {
			const is = isTakenBack;
			isTakenBack = false;
			return is;
		},
		shown: () => said + open.slice(0, shown),
		objection: () => objection,
		standsAlone: () =>
			objection === null &&
			counts.useful > 0 &&
			counts.withheld <= counts.useful &&
			isInLanguage(said, ground.language),
		said: () => said.trim(),
		stated: () => stated,
	};
}

/** These make no answer by themselves. */
const idle: ReadonlySet<Standing> = new Set(["manners", "yes"]);

/** A mark at the very end may belong to a figure that goes on: "1." and then "000". */
function hasMore(text: string, at: number): boolean {
	return text.length > at;
}

/** Marks of emphasis and lists are no words. */
function tidy(text: string): string {
	return text.replace(/[*`#_~|]+/g, "").replace(/^\s*[-•]\s+/gm, "");
}

/** Whether the whole words of an unfinished sentence may be shown: they may be said if nothing follows. */
function mayEndHere(whole: string, ground: Ground): boolean {
	if (repeatsInstructions(whole, ground.instructions, 4)) return false;
	const judged = judge(whole, ground);
	// A yes is nothing before it is known to what.
	return "standing" in judged && judged.standing !== "yes";
}
