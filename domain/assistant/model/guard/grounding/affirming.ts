import type { Conversation } from "./conversation.ts";
import { lexicons } from "./lexicon.ts";
import { spelledOut } from "./names.ts";
import type { Passage } from "./passages.ts";
import { read } from "./read.ts";
import { bare } from "./small-talk.ts";

/** To say yes is to say what was asked: it must be nothing of us, of figures or of money. */
export function isHarmlessToAffirm({ asked, language, reach }: Conversation): boolean {
	const { owed } = lexicons[language];
	const about = read(spelledOut(asked.slice(0, 400), reach), language);
	return (
		!/[?¿]/.test(asked) &&
		about.claims.size === 0 &&
		!about.terms.some(({ stem }) => owed.has(stem)) &&
		!asksOfUs.test(bare(asked))
	);
}

const asksOfUs =
	/\b(?:ustedes|prometieron|dijeron|prometen|dijiste|di|dime|digas|confirma\w*|responde|repite|escribe|you|your|confirm|say|says|said|promised|reply|answer|output|print|repeat)\b/;

/** Whether the passages an answer rests on speak of most of what was asked, and of all its figures and money. */
export function isAnsweredBy(
	passages: readonly Passage[],
	{ asked, language, reach }: Conversation,
): boolean {
	const { owed, always } = lexicons[language];
	const about = read(spelledOut(asked.slice(0, 400), reach), language);
	const holds = (stem: string) => passages.some(({ words }) => words.has(stem));
	const terms = about.terms.filter(({ stem }) => stem !== always);
	return (
		[...about.claims].every((claim) =>
			passages.some(({ units }) => units.some(({ claims }) => claims.has(claim))),
		) &&
		terms.every(({ stem }) => !owed.has(stem) || holds(stem)) &&
		terms.filter(({ stem }) => holds(stem)).length * 2 >= terms.length
	);
}
