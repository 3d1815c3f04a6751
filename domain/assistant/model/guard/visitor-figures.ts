import { isTrick } from "../../understand/talk/intent.ts";
import { fold } from "../../understand/text/text.ts";
import { type Claim, claimsIn } from "./claims.ts";
import { speaksOfMoney } from "./grounding/money.ts";
import { plainOf } from "./plain.ts";
import { sentencesOf } from "./sentences.ts";

/**
 * The figures a visitor told of their own business, which may be said back to them. What stands in a question, in a
 * sentence about us, about prices or discounts, or in one that wants something repeated, is a wish and no fact.
 */
export function visitorFigures(messages: readonly string[]): ReadonlySet<Claim> {
	const figures = new Set<Claim>();
	for (const message of messages) {
		const read = message.slice(0, 2_000);
		if (isTrick(fold(read))) continue;
		for (const sentence of sentencesOf(read)) {
			const plain = plainOf(sentence);
			if (aboutUs.test(plain) || /[?¿]/.test(sentence)) continue;
			if (speaksOfMoney(sentence)) continue;
			for (const claim of claimsIn(sentence)) figures.add(claim);
		}
	}
	return figures;
}

/** Of us rather than of them. */
const aboutUs =
	/\b(?:ustedes|tienen|tienes|ofrecen|ofreces|prometen|dijeron|dijiste|di|digas|confirma\w*|responde|escribe|you|your|confirm|say|says|said|reply|answer|output|print)\b/;
