import type { Segment } from "../text/segments.ts";
import { wordsOf } from "../text/text.ts";
import { hearIndustry } from "../trade/industry.ts";
import { people, things } from "../words/scenes/en.ts";
import { described, lead, read, themselves } from "./told-trouble.ts";
import { speaksOfWork } from "./work-talk.ts";

/**
 * The parts of a message that may tell a trouble, once everything else in it is known: whoever names a business to a
 * consultancy and goes on, goes on with what is wrong in it. Nothing is looked for but what speaks against it.
 * @param rest the parts that gave no other fact. @returns none when none of them is about somebody or their work.
 */
export function remainderOf(rest: readonly Segment[]): readonly Segment[] {
	const own = rest.filter(
		(segment) => mayTellTrouble(segment) && wordsOf(segment.text).length > 2 && !isLabel(segment),
	);
	const from = own.findIndex((segment) => wordsOf(segment.text).length >= 4 && isOfTheirDays(segment));
	return from < 0 ? [] : own.slice(from);
}

/** "Clinic in Quito" says what they are, whatever comes next. */
function isLabel({ text }: Segment): boolean {
	return wordsOf(text).length < 5 && hearIndustry(text, false) !== null;
}

/** Whether a sentence can tell what goes wrong for them, rather than what they are or think of us. */
function mayTellTrouble({ folded }: Segment): boolean {
	const said = folded.slice(0, read);
	const rest = said.slice(said.match(lead)?.[0].length ?? 0);
	const onlyDescribes = described.test(rest) && !goesWrong.test(rest);
	return !noTrouble.test(rest) && !onlyDescribes && !ofThemselves.test(rest);
}

function isOfTheirDays({ text, folded }: Segment): boolean {
	return speaksOfWork(text) || somebody.test(folded);
}

const ofThemselves = new RegExp(
	`^(?:(?:the|our|my|these|those|el|la|los|las|mis?|nuestr[oa]s?) )?(?:${themselves})\\b`,
);
/** Praise, opening hours, what they charge, how they came to be, and talk of us: told, and no trouble. */
const noTrouble = new RegExp(
	[
		"\\b(?:love|loves|loving|enjoy|happy|recommend\\w*|praise|loyal|famous|proud|trusts? us|nos quieren|contentos|aman|adoran|encanta|felic\\w*|orgull\\w*|recomiend\\w*)\\b",
		"\\b(?:we|i)(?:'ve)? (?:bought|opened|founded|started|inherited|retired|moved)\\b|\\b(?:compramos|abrimos|fundo|fundamos|heredamos|nacio)\\b|\\bgenerations?\\b|\\b(?:18|19|20)\\d\\d\\b",
		"\\b(?:open|closed?|opens|closes|abre|abren|cierra|cierran|cerrad[oa]s?) (?:at|on|from|every|until|all|a|de|los|toda?)\\b|\\b24/7\\b|\\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\\b",
		"[$€£]|\\b(?:costs?|cuestan?|valen?) ",
		"\\b(?:don't|dont|do not|doesn't|no) (?:need|require|charge|necesit|inclu|cobr)\\w* (?:a|an|any|to|una?)\\b",
		"\\b(?:your|yours|ustedes|usted)\\b|\\byou (?:guys|built|made|did|have|do|can|could|offer|sell|charge|work)\\b|\\bwhat you\\b",
		"\\b(?:robots?|bots?|chat ?bots?|ai|ia)\\b",
		"\\b(?:called|named|se llaman?|spelled)\\b|\\bcalls? (?:me|us|it)\\b",
		"^(?:i|we) (?:was|were|had|have|am|'m) (?:so |very |really )?[a-z]+$",
	].join("|"),
);
/** Two halves, or a word that says how bad it is: more than what something is. */
const goesWrong =
	/ (?:and|but|so|while|because|y|pero|porque) |\b(?:by hand|manually|(?:on|in|all) paper|notebooks?|spreadsheets?|excel|chaos|chaotic|mess|nightmare|disaster|a mano|en papel|cuadernos?|desorden|caos|enredo)\b/;
const somebody = new RegExp(
	`\\b(?:i|we|us|me|they|them|he|she|nobody|no one|everyone|everybody|folks?|staff|reports?|donors?|claims?|nos|nadie|todos|gente|les|quiero|queremos|tengo|tenemos|${things}|${people})\\b`,
);
