import type { Choice } from "../../../shared/chat.ts";
import type { FactName } from "../../../shared/lead.ts";
import { countryOfPhone } from "../../contact/phone.ts";
import { askedProduct } from "../../proposals/pdf/plan/recommend.ts";
import { fillSentence } from "../assistant-texts.ts";
import { choicesFor, factChoice, otherChoice, requestChoice } from "./choices.ts";
import {
	type Awaiting,
	type DialogueState,
	isOutdated,
	isReachable,
	likelyFacts,
	missingFor,
} from "./state.ts";
import { draft, type ReplyDraft, say, type TurnContext, talks } from "./turn-context.ts";

/** Asked for one by one, in this order, after the contact data. */
export const refinable = ["company", "industry", "need", "companySize", "budget", "timing"] as const;
const order = ["contact", ...refinable] as const;
type Asked = (typeof order)[number];

const mostAsks = 2;

/** Returns what to ask next; null when everything is known, declined or asked often enough. */
export function nextAsked(state: DialogueState): Asked | null {
	if (state.quiet || state.audience === "other") return null;
	// A visitor who does not say who they are is not asked about their business either.
	if (state.declined.includes("email") && state.wanted !== "proposal") return null;
	return order.find((one) => isOpen(one, state)) ?? (asksContactOnceMore(state) ? "contact" : null);
}

function asksContactOnceMore({ facts, declined, asked }: DialogueState): boolean {
	return (
		!isReachable(facts) && !declined.includes("email") && facts.need !== null && asked.contact === mostAsks
	);
}

function isOpen(asked: Asked, state: DialogueState): boolean {
	const { facts, suggested, declined, wanted } = state;
	if ((state.asked[asked] ?? 0) >= mostAsks) return false;
	if (asked === "contact") return (facts.name === null || !isReachable(facts)) && !declined.includes("email");
	// A visitor who asks for the proposal sees likely facts in its summary, and is not held up by what only refines it.
	const canWait = (asked !== "industry" && asked !== "need") || suggested[asked] !== undefined;
	return facts[asked] === null && !declined.includes(asked) && !(wanted === "proposal" && canWait);
}

/** Continues the dialogue: with the next question, the summary, or an invitation to ask more. */
export function continueDialogue(context: TurnContext, parts: readonly string[]): ReplyDraft {
	const { state, texts } = context;
	if (state.quiet || state.audience === "other")
		return draft(context, [...parts, say(context, texts.closing)], { awaiting: null });
	if (isOutdated(state)) return showSummary(context, [...parts, texts.proposal.outdated]);
	const asked = state.madeOf === null ? nextAsked(state) : null;
	if (asked) return ask(context, asked, parts);
	if (state.madeOf === null && state.wanted === "proposal" && !state.declined.includes("email")) {
		// Asked often enough: the visitor fills in the rest in the summary.
		const { summary, incomplete } = texts.proposal;
		const wordings = missingFor(likelyFacts(state)).length === 0 ? summary : incomplete;
		return showSummary(context, [...parts, say(context, wordings)]);
	}
	if (state.madeOf === null && missingFor(likelyFacts(state)).length === 0 && !state.offered)
		return showSummary(context, [...parts, say(context, texts.proposal.summary)]);
	const last = say(context, state.madeOf === null ? texts.closing : texts.proposal.after);
	const choices = state.madeOf === null ? topics(context) : [];
	return draft(context, [...parts, last], { awaiting: null }, { choices });
}

/** Choices to begin with. */
export function topics({ texts, state }: TurnContext): Choice[] {
	if (state.quiet) return [];
	const { topics, proposal } = texts.choices;
	return [
		...topics.map(({ entry, label }) => ({ value: `entry:${entry}`, label })),
		...(state.audience === "prospect" && state.madeOf === null
			? [requestChoice("proposal", proposal, true)]
			: []),
	];
}

/** Asks for one thing, in words not used for it before; asks to confirm it where it is likely. */
export function ask(context: TurnContext, asked: Asked, parts: readonly string[]): ReplyDraft {
	const { state, texts } = context;
	const times = state.asked[asked] ?? 0;
	const isCounted = times === 0 || !isAside(context);
	const counted = { asked: { ...state.asked, [asked]: isCounted ? times + 1 : times }, awaiting: asked };
	const wording = times === 0 ? 0 : 1;
	if (asked === "contact")
		return draft(context, [...parts, texts.ask[missingContact(state)][wording]], counted, {
			form: "contact",
		});
	const likely = suggestionOf(asked, context);
	const choices = [...(likely?.choices ?? choicesOf(context, asked)), ...proposalNow(asked, context)];
	return draft(context, [...parts, likely?.question ?? texts.ask[asked][wording]], counted, { choices });
}

function isAside(context: TurnContext): boolean {
	const { added, changed } = context.changes;
	return talks(context, "place") || (changed.length > 0 && added.length === 0);
}

/** Lists the choices for a fact; outside Colombia none for a budget, whose choices are in pesos. */
export function choicesOf(context: TurnContext, fact: FactName): Choice[] {
	const choices = choicesFor(fact, context.language);
	if (fact !== "budget" || isInColombia(context)) return choices;
	return choices.filter(({ value }) => !value.startsWith("slot:"));
}

/** Judges by what they said, their telephone, or their language. */
function isInColombia({ state: { country, facts }, language }: TurnContext): boolean {
	const known = country ?? (facts.phone === null ? null : countryOfPhone(facts.phone));
	return known === null ? language === "es" : known === "CO";
}

/** Returns what is missing of a name and a way to reach them. */
function missingContact({ facts, declined }: DialogueState): "contact" | "name" | "way" | "email" {
	if (facts.name === null) return isReachable(facts) ? "name" : "contact";
	if (isReachable(facts)) return "contact";
	return declined.includes("phone") ? "email" : "way";
}

/** Builds a question such as "Is your company called Inti Tours?" with its choices. */
function suggestionOf(
	asked: Exclude<Asked, "contact">,
	{ state, texts, language }: TurnContext,
): { question: string; choices: Choice[] } | undefined {
	const value = state.suggested[asked];
	if (value === undefined || value === null) return undefined;
	const { yes, other } = texts.suggestion;
	const own = factChoice(asked, value, yes);
	const name = choicesFor(asked, language).find((one) => one.value === own.value)?.label;
	const sentence =
		texts.suggestion[asked === "company" || asked === "industry" || asked === "need" ? asked : "figure"];
	return {
		question: fillSentence(sentence, { value: name ?? value }),
		choices: [own, otherChoice(asked, other)],
	};
}

/** Offers the proposal beside a question whose answer only refines it. */
function proposalNow(asked: Awaiting, { state, texts }: TurnContext) {
	const refines = asked === "companySize" || asked === "budget" || asked === "timing";
	const isReady = refines && missingFor(state.facts).length === 0;
	return isReady ? [requestChoice("proposal", texts.choices.proposalNow, true)] : [];
}

/** Shows the summary of the proposal, whose lines can be changed. */
export function showSummary(context: TurnContext, parts: readonly string[]): ReplyDraft {
	const shown = { awaiting: "summary", offered: true, wanted: "proposal" } as const;
	return draft(context, [...parts], shown, { form: "summary" });
}

/** Acknowledges briefly what was told; recommends a product once the need is known. */
export function acknowledge(context: TurnContext): string {
	const { changes, texts, state } = context;
	const { added, changed, forgotten } = changes;
	if (forgotten.length > 0) return say(context, texts.acknowledge.forgotten);
	if (changed.length > 0 && added.length === 0) return say(context, texts.acknowledge.corrected);
	if (added.includes("name") && say(context, "{name}")) return say(context, texts.acknowledge.met);
	if (added.includes("need")) {
		// For an industry without a product of its own, the proposal names one with its reasons.
		const { industry } = state.facts;
		const product = industry && industry !== "other" ? askedProduct(state.facts) : null;
		return product
			? say(context, texts.acknowledge.recommend, product[context.language])
			: say(context, texts.acknowledge.need);
	}
	return say(context, texts.acknowledge.noted);
}
