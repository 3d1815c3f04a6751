import { en } from "../../../../content/diagnostic/en.ts";
import { es } from "../../../../content/diagnostic/es.ts";
import type { DiagnosticText, QuickWin } from "../../../../content/diagnostic/schema.ts";
import { type ThemeId, usualWins } from "../../../../content/proposal/themes.ts";
import type { Language } from "../../../../shared/language.ts";
import { type LeadFacts, leadScale } from "../../../leads/lead.ts";
import { missingParts } from "../../../leads/score.ts";
import { longDateInBogota } from "../text/date.ts";
import { type Brief, sharedBrief } from "./brief.ts";
import type { DiagnosticContent } from "./content.ts";
import { themesOf } from "./themes.ts";

const texts: Record<Language, DiagnosticText> = { es, en };

export type Diagnosis = {
	heading: string;
	intro: string;
	measure: string;
	wins: readonly QuickWin[];
	/** Percent. */
	score: number;
	completeness: { title: string; sentence: string; note: string | null };
};

export function diagnosticBrief(content: DiagnosticContent): Brief & { diagnosis: Diagnosis } {
	const { language, number, lead, score } = content;
	const { shared: words, complete, percent, wins, completeness } = texts[language];
	const issued = longDateInBogota(content.issuedOn, language);
	const missing = missingNames(lead, completeness, language);
	return {
		...sharedBrief(content, words),
		header: words.reference(number, 1),
		particulars: [
			{ label: words.cover.number, value: number },
			{ label: words.cover.issued, value: issued },
			{ label: complete, value: percent(score) },
		],
		validity: words.next.smallPrint.validity(issued),
		pages: 6,
		diagnosis: {
			heading: wins.heading,
			intro: wins.intro,
			measure: wins.measure,
			score,
			wins: winsFor(lead).map((theme) => wins.byTheme[theme]),
			completeness: {
				title: completeness.title(percent(score)),
				sentence: completenessSentence(score, missing, completeness),
				note: missing && score < leadScale.qualified ? completeness.note : null,
			},
		},
	};
}

function winsFor(lead: LeadFacts): ThemeId[] {
	return [...new Set([...themesOf(lead), ...usualWins])].slice(0, 3);
}

/** A caller gives the score, and a CRM makes it 100: the sentence agrees with it, whatever is known. */
function completenessSentence(
	score: number,
	missing: string | null,
	words: DiagnosticText["completeness"],
): string {
	if (missing) return score < leadScale.qualified ? words.missing(missing) : words.open(missing);
	return score < leadScale.qualified ? words.unconfirmed : words.whole;
}

function missingNames(
	lead: LeadFacts,
	words: DiagnosticText["completeness"],
	language: Language,
): string | null {
	const parts = new Set(missingParts(lead));
	// Asks once for alternatives: "an email or a phone number" includes "your email".
	if (parts.has("contact")) parts.delete("email");
	if (parts.has("interest")) for (const fact of ["industry", "need"] as const) parts.delete(fact);
	const names = [...parts].map((part) => words.names[part]);
	if (names.length === 0) return null;
	return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
