import type { Language } from "../../../../../content/language.ts";
import { isTrick } from "../../../understand/talk/intent.ts";
import { fold } from "../../../understand/text/text.ts";
import { type Claim, claimsIn } from "../claims.ts";
import { plainOf } from "../plain.ts";
import { sentencesOf } from "../sentences.ts";
import { lexicons } from "./lexicon.ts";
import { type Reach, spelledOut } from "./names.ts";
import { read } from "./read.ts";
import type { Term } from "./reading.ts";

/** What a visitor told of themselves, which may be said back to them: its words, and which of them were denied. */
export type VisitorWords = {
	terms: readonly Term[];
	words: ReadonlySet<string>;
	/** Of them, what they only wish for or would pay: nobody may tell them that they have it. */
	wished: { words: ReadonlySet<string>; claims: ReadonlySet<Claim> };
};

/** What is asked, is about us, or speaks of money and promises is a wish and no fact about them. */
export function visitorWords(messages: readonly string[], language: Language, reach: Reach): VisitorWords {
	const { owed } = lexicons[language];
	const terms = messages.flatMap((message) => {
		const short = message.slice(0, 2_000);
		if (isTrick(fold(short))) return [];
		return sentencesOf(short).flatMap((sentence) => {
			if (/[?¿]/.test(sentence) || toUs.test(plainOf(sentence)) || wishes.test(plainOf(sentence))) return [];
			const told = read(spelledOut(sentence, reach).replace(/\bte (?:cuento|digo)\b/gi, " "), language);
			// Whoever tells of themselves speaks of nobody as "you".
			if (told.you || told.yours) return [];
			return told.terms.some(({ stem }) => owed.has(stem)) ? [] : told.terms;
		});
	});
	const wished = messages
		.flatMap((message) => sentencesOf(message.slice(0, 2_000)))
		.filter((sentence) => wants.test(plainOf(sentence)) || claimsIn(sentence).some(isMoney))
		.map((sentence) => read(spelledOut(sentence, reach), language));
	return {
		terms,
		words: new Set(terms.map(({ stem }) => stem)),
		wished: {
			words: new Set(wished.flatMap((told) => told.terms.map(({ stem }) => stem))),
			claims: new Set(wished.flatMap((told) => [...told.claims])),
		},
	};
}

function isMoney(claim: Claim): boolean {
	return claim.endsWith("|money");
}

const wants =
	/\b(?:quer(?:emos|ia\w*)|quier\w+|quisier\w+|necesit\w+|busc\w+|me gustaria|nos gustaria|presupuesto|para (?:el|la|este|esta|manana|hoy)|antes de|want\w*|need\w*|looking for|would like|budget|by (?:the|this|next|\w+day)|before)\b/;

/** Said to us, or of us. */
const toUs =
	/\b(?:ustedes|tienen|tienes|ofrecen|ofreces|prometen|dijeron|dijiste|digas|you|your|said)\b|(?:^|\bplease |\bpor favor )(?:di|confirma\w*|responde|escribe|repite|confirm|say|reply|answer|output|print|repeat)\b/;
/** What somebody else should do is no fact either: "I want Laura to come." */
const wishes = /\b(?:quiero|necesito|espero) que\b|\b(?:want|need|expect) (?!to\b)\w+ to\b/;
