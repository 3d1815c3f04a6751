import { aboutOf } from "./asked.ts";
import type { Conversation } from "./conversation.ts";
import { lexicons } from "./lexicon.ts";
import type { Passage } from "./passage.ts";
import { bare } from "./small-talk.ts";

/** To say yes is to say what was asked: it must be nothing of us, of figures or of money. */
export function isHarmlessToAffirm(conversation: Conversation): boolean {
	const { asked, language } = conversation;
	const { owed } = lexicons[language];
	const about = aboutOf(conversation);
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
export function isAnsweredBy(passages: readonly Passage[], conversation: Conversation): boolean {
	const { owed, always } = lexicons[conversation.language];
	const about = aboutOf(conversation);
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
