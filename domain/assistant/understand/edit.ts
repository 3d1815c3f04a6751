import type { FactName, LeadFacts } from "../../leads/lead.ts";
import { hearBudget } from "./figures/budget.ts";
import { hearSize } from "./figures/size.ts";
import { hearTiming } from "./figures/timing.ts";
import { endsInLegalForm } from "./names/company-name.ts";
import { asNeed } from "./need/need.ts";
import { factsNamed } from "./talk/refusal.ts";
import type { Segment } from "./text/segments.ts";
import { fold, oneLine, wordsOf } from "./text/text.ts";
import { businessWords } from "./trade/businesses.ts";
import { hearIndustry } from "./trade/industry.ts";
import { firstNames } from "./words/first-names.ts";

const order =
	/\b(?:cambi[aeo]\w*|corrig\w*|corrij\w*|pon(?:ga|gale|ganle|le|er|erle)?|actuali[cz]\w*|modifi\w+|reempla[cz]\w*|change|update|set|switch|put|correct|fix|replace|make)\b(?: (?:me|por favor|please))?(?: (?:el|la|los|las|mi|tu|su|the|my|our))? ([a-z' ]{3,40}?) (?:a|por|como|en|para|to|as|with|for|be|:) (.{1,120})$/;
const after =
	/\s+(?:y|and|,)\s+(?:me )?(?:re-?send|send|reenvi\w+|envi\w+|mand\w+|haz\w*|hag\w+|make|do|resend|actualic\w+|update|por favor|please)\b.*$/i;
const subject: readonly (readonly [FactName, RegExp])[] = [
	["timing", /^(?:the )?(?:start(?:ing)? date|start|launch|arranque|inicio|entrega)$/],
];

/** In characters: an order is short, and a long message stays cheap to read. */
const longest = 240;

/** A change asked for in so many words: "change the timing to March". What it names and its new value, or null. */
export function hearEdit(segments: readonly Segment[], known: LeadFacts): Partial<LeadFacts> | null {
	for (const { text, folded, question } of segments) {
		if (folded.length > longest) continue;
		const found = question && !/^(?:can|could|puedes?|podrias?|me)/.test(folded) ? null : folded.match(order);
		if (!found) continue;
		const what = found[1] ?? "";
		const [named] = factsNamed(what);
		const fact = named ?? subject.find(([, pattern]) => pattern.test(what))?.[0];
		if (!fact) continue;
		const start = folded.length - (found[2] ?? "").length;
		const end = folded.slice(start).replace(after, "").length;
		const value = text.slice(start, start + end).replace(/[.!\s]+$/, "");
		const edit = readValue(fact, value, known);
		if (edit) return edit;
	}
	return null;
}

function readValue(fact: FactName, value: string, known: LeadFacts): Partial<LeadFacts> | null {
	const folded = fold(value);
	switch (fact) {
		case "name":
			return isCompany(value, known) ? { company: oneLine(value, 80) } : { name: oneLine(value, 80) };
		case "company":
			return { company: oneLine(value, 80) };
		case "budget":
			return told("budget", hearBudget(folded, true), value);
		case "timing":
			return told("timing", hearTiming(folded, true), value);
		case "companySize":
			return told("companySize", hearSize(folded, true), value);
		case "industry": {
			const industry = hearIndustry(value, true);
			return industry && { industry };
		}
		case "need": {
			const need = asNeed(value);
			return need === null ? null : { need };
		}
		default:
			return null;
	}
}

/** "The name" is the company's when what it becomes is no person's. */
function isCompany(value: string, known: LeadFacts): boolean {
	const words = wordsOf(value);
	if (endsInLegalForm(value) || words.some((word) => businessWords.has(word))) return true;
	if (words[0] === wordsOf(known.name ?? "")[0]) return false;
	return known.name !== null && !words.some((word) => firstNames.has(word));
}

function told(
	fact: "budget" | "timing" | "companySize",
	heard: string | null,
	value: string,
): Partial<LeadFacts> | null {
	return heard === null ? null : { [fact]: oneLine(value, 80) };
}
