import type { Language } from "../../../../../content/language.ts";
import { saysItActs } from "./acting.ts";
import { isAnsweredBy, isHarmlessToAffirm } from "./affirming.ts";
import { piecesOf } from "./clauses.ts";
import type { Conversation } from "./conversation.ts";
import { spelledOut } from "./names.ts";
import { partOf } from "./part.ts";
import { saysItIsAPerson } from "./person.ts";
import { idle, type Resting, type Standing, stronger } from "./resting.ts";
import { grantsWish } from "./said-back.ts";
import { bare, isJoining } from "./small-talk.ts";
import { isAddressed, questionIn, talkOf } from "./talking.ts";

/** What a model's sentence rests on; null when on nothing, and then nobody is told it. */
export function standingOf(sentence: string, conversation: Conversation): Standing | null {
	const { language, reach, publicUrl, addresses } = conversation;
	let text = spelledOut(sentence, reach).replace(/^\s*(?:[-•*]|\d+[.)])\s+/u, "");
	// Where a link leads is judged elsewhere: what is left of one is a page of ours.
	for (const own of [...addresses, publicUrl, new URL(publicUrl).host]) text = text.replaceAll(own, " ");
	text = text.replace(/(?<![\p{L}\p{N}])\/[\w-][\w/-]*/gu, " ");
	if (isJoining(bare(text), language) || saysItIsAPerson(bare(text))) return null;
	const isQuestion = /^["«“(]*¿|[?]\s*["»”')\]]*\s*$/u.test(text.trim());
	if (grantsWish(text, conversation) || (!isQuestion && saysItActs(text))) return null;
	const pieces = piecesOf(text.replace(tellsOfSite[language], ""), language);
	if (pieces.length === 0 || pieces.length > mostPieces) return null;
	if (isQuestion && pieces.length <= 4) {
		const asks = questionIn(text, pieces, conversation);
		if (asks) return asks;
	}
	return talkOf(pieces, conversation) ?? statementOf(pieces, conversation);
}

const mostPieces = 14;

/** "The site says that we…" is no more than "we…". */
const tellsOfSite: Record<Language, RegExp> = {
	es: /^\s*(?:(?:sí|lo que)\s+)?(?:te puedo decir(?:\s+es)?|puedo decirte|el sitio (?:dice|cuenta))\s+que\s+/iu,
	en: /^\s*(?:what i can (?:tell you|say) is(?:\s+that)?|i can tell you(?:\s+that)?|the site says(?:\s+that)?)\s+/iu,
};

/** Every piece rests on something, alone or with its neighbors; what rests on the site decides. */
function statementOf(pieces: readonly string[], conversation: Conversation): Standing | null {
	const best: (Resting | null)[] = Array(pieces.length + 1).fill(null);
	best[0] = idle;
	let affirms = false;
	for (let end = 1; end <= pieces.length; end++)
		for (let start = 0; start < end; start++) {
			const before = best[start];
			if (!before) continue;
			const part = isCalled(pieces.slice(start, end), before, start)
				? idle
				: partOf(pieces.slice(start, end), pieces.slice(0, start), conversation, before.within);
			if (!part) continue;
			if (part.standing === "yes") affirms = true;
			const both = {
				standing: stronger(before.standing, part.standing),
				passages: [...before.passages, ...part.passages],
				within: part.within ?? before.within,
			};
			const known = best[end];
			if (!known || stronger(known.standing, both.standing) !== known.standing) best[end] = both;
		}
	const whole = best[pieces.length] ?? null;
	// A condition alone says nothing, and what is said with it is.
	if (whole?.within && whole.standing === "manners") return null;
	if (!whole || !affirms || isHarmlessToAffirm(conversation)) return whole?.standing ?? null;
	return whole.standing === "site" && isAnsweredBy(whole.passages, conversation) ? "site" : null;
}

/** A name the visitor is called by, after nothing but manners: "Con gusto, Ana: …". */
function isCalled(part: readonly string[], before: Resting, start: number): boolean {
	const [piece = ""] = part;
	return (
		start > 0 &&
		part.length === 1 &&
		isAddressed(piece) &&
		before.passages.length === 0 &&
		isTalk(before.standing)
	);
}

function isTalk(standing: Standing): boolean {
	return standing === "manners" || standing === "yes";
}
