import { isHarmlessToAffirm } from "./affirming.ts";
import { joining } from "./clauses.ts";
import type { Conversation } from "./conversation.ts";
import { lexicons } from "./lexicon.ts";
import { read } from "./read.ts";
import type { Standing } from "./resting.ts";
import { bare, isAsking, isJoining, type SmallTalk, smallTalkIn } from "./small-talk.ts";

/** Talk alone: with a name or two that it is addressed to. */
export function talkOf(pieces: readonly string[], conversation: Conversation): Standing | null {
	const { language } = conversation;
	const words = pieces.filter(
		(piece, at) => at === 0 || !isAddressed(piece) || smallTalkIn(bare(piece), language),
	);
	const all = words.join(" ");
	if (words.length === 0 || isJoining(bare(all), language)) return null;
	const unjoined = words.map((piece) => piece.replace(joining[language], "")).join(" ");
	for (const text of new Set([all, unjoined, withoutName(all)].map(bare))) {
		const kind = smallTalkIn(text, language);
		if (kind) return kind === "yes" && !isHarmlessToAffirm(conversation) ? null : kind;
	}
	const kinds: SmallTalk[] = [];
	for (const piece of words) {
		const kind = smallTalkIn(bare(piece), language);
		if (!kind) return null;
		kinds.push(kind);
	}
	if (kinds.includes("yes") && !isHarmlessToAffirm(conversation)) return null;
	return kinds.find((kind) => kind !== "manners" && kind !== "yes") ?? "manners";
}

/** "Ana", "Ana Gómez" between two commas. */
export function isAddressed(piece: string): boolean {
	return /^(?:de |from )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(piece) && piece.length < 40;
}

/** "Gracias Ana". */
function withoutName(text: string): string {
	return text.replace(/ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u, "");
}

/** A question that states nothing: made of what visitors are asked, of their own words, or of what the site says. */
export function questionIn(
	text: string,
	pieces: readonly string[],
	conversation: Conversation,
): Standing | null {
	const { language, visitor } = conversation;
	const reading = read(text, language);
	const claims = [...reading.claims].filter((claim) => claim !== "today|date" && !claim.startsWith("1|"));
	if (claims.length > 0 || [...reading.usVerbs].some((verb) => !isAsking(verb, language)) || reading.ahead)
		return null;
	const { owed, products } = lexicons[language];
	const isHarmless = reading.terms.every(
		({ stem }) =>
			isAsking(stem, language) || products.has(stem) || (visitor.words.has(stem) && !owed.has(stem)),
	);
	return isHarmless && pieces.length > 0 ? "question" : null;
}
