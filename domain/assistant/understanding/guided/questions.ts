import { lists } from "../../../words/lists.ts";
import { wordsIn } from "../../../words/text.ts";
import { type AskCommand, askFor, type Command } from "../../commands.ts";
import { productEntriesIn } from "../../knowledge.ts";
import { findBusinesses } from "./entities/industry.ts";
import { confidenceOf, isQuestionLabel, type Part, unforeseen } from "./reading.ts";

type AskUnknown = Extract<Command, { kind: "ask-unknown" }>;

/** The most entries offered for an unclear question. */
const mostOffered = 3;
const leastOffered = 0.03;
/** Below this confidence, nothing that we know is similar. */
const near = 0.12;
const longestQuestion = 500;

/** @returns what a part asks, when its label is sure and a question's; else null. */
export function sureQuestion({ text, label, isQuestion }: Part): AskCommand | AskUnknown | null {
	if (label === null || !isQuestionLabel(label)) return null;
	// "Soy fotógrafo de bodas" tells a trade.
	if (label === "industries" && !isQuestion && findBusinesses(wordsIn(text)).length > 0) return null;
	const question = text.slice(0, longestQuestion);
	if (label === unforeseen) return { kind: "ask-unknown", question };
	return { kind: "ask", entries: entriesOf(label, text), sure: true, question };
}

/** @returns the likeliest questions of an unclear part. */
export function unsureQuestion({ text, guesses }: Part): AskCommand | AskUnknown {
	const question = text.slice(0, longestQuestion);
	const products = productEntriesIn(text);
	if (products.length > 0) return { kind: "ask", entries: products, sure: true, question };
	const likely = guesses.filter(
		({ label, probability }) => isQuestionLabel(label) && probability >= leastOffered,
	);
	const [best] = likely;
	if (!best || best.label === unforeseen || confidenceOf(best) < near)
		return { kind: "ask-unknown", question };
	// Advice is no choice: a visitor who seems to want it is asked what we would have to know.
	if (best.label === "advice") return askFor("advice", question);
	const entries = likely
		.map(({ label }) => label)
		.filter((label) => label !== "advice" && label !== unforeseen);
	return { kind: "ask", entries: entries.slice(0, mostOffered), sure: false, question };
}

/** "What does NPSie do?" is answered by the product, "do you work with hotels?" by the industry. */
function entriesOf(label: string, text: string): string[] {
	if (label === "products" || label === "what-we-do") {
		const products = productEntriesIn(text);
		if (products.length > 0) return products;
	}
	if (label === "industries") {
		const business = findBusinesses(wordsIn(text)).find(({ industry }) => industry !== "other");
		if (business) return [`industry:${business.industry}`];
	}
	const namesSystem = wordsIn(text).some(({ folded }) => lists.systems.has(folded));
	return label === "integrations" && namesSystem ? ["named-integration"] : [label];
}
