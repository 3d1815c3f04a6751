import type { Choice } from "../../../shared/chat.ts";
import { type FactName, figureFacts, isFigure } from "../../../shared/lead.ts";
import { countryOfPhone } from "../../contact/phone.ts";
import { fillSentence } from "../assistant-texts.ts";
import {
	choicesFor,
	factChoice,
	otherChoice,
	parseChoice,
	questionChoice,
	requestChoice,
} from "./choices.ts";
import { showSummary } from "./show-summary.ts";
import {
	type Awaiting,
	type DialogueState,
	hasProposal,
	isOutdated,
	isReachable,
	likelyFacts,
	missingFor,
} from "./state.ts";
import { commandOf, draft, type ReplyDraft, say, type TurnContext, talks } from "./turn-context.ts";

/** Asked for one by one, in this order, after the contact data. */
export const refinable = ["company", "industry", "need", ...figureFacts] as const;
const order = ["contact", ...refinable] as const;
type NextQuestion = (typeof order)[number];

const mostAsksPerQuestion = 2;

/** Returns what to ask next; null when everything is known, declined or asked often enough. */
export function nextQuestion(state: DialogueState): NextQuestion | null {
	if (state.asksNothing || state.audience === "other") return null;
	// A visitor who does not say who they are is not asked about their business either.
	if (state.declined.includes("email") && state.wanted !== "proposal") return null;
	return order.find((one) => mayAsk(one, state)) ?? (asksContactOnceMore(state) ? "contact" : null);
}

function asksContactOnceMore({ facts, declined, timesAsked }: DialogueState): boolean {
	return (
		!isReachable(facts) &&
		!declined.includes("email") &&
		facts.need !== null &&
		timesAsked.contact === mostAsksPerQuestion
	);
}

function mayAsk(question: NextQuestion, state: DialogueState): boolean {
	const { facts, suggested, declined, wanted } = state;
	if ((state.timesAsked[question] ?? 0) >= mostAsksPerQuestion) return false;
	if (question === "contact")
		return (facts.name === null || !isReachable(facts)) && !declined.includes("email");
	// A visitor who asks for the proposal sees likely facts in its summary, and is not held up by what only refines it.
	const isRequired = (question === "industry" || question === "need") && suggested[question] === undefined;
	return facts[question] === null && !declined.includes(question) && (wanted !== "proposal" || isRequired);
}

/** Continues the dialogue: with the next question, the summary, or an invitation to ask more. */
export function continueDialogue(context: TurnContext, parts: readonly string[]): ReplyDraft {
	const { state, texts } = context;
	if (state.asksNothing || state.audience === "other")
		return draft(context, [...parts, say(context, texts.closing)], { awaiting: null });
	if (isOutdated(state)) return showSummary(context, [...parts, texts.proposal.outdated]);
	if (hasProposal(state))
		return draft(
			context,
			[...parts, say(context, texts.proposal.after)],
			{ awaiting: null },
			{ choices: [] },
		);
	const question = nextQuestion(state);
	if (question) return askNext(context, question, parts);
	const isMissing = missingFor(likelyFacts(state)).length > 0;
	if (state.wanted === "proposal" && !state.declined.includes("email")) {
		// Asked often enough: the visitor fills in the rest in the summary.
		const { summary, incomplete } = texts.proposal;
		return showSummary(context, [...parts, say(context, isMissing ? incomplete : summary)]);
	}
	if (!isMissing && !state.hasOfferedProposal)
		return showSummary(context, [...parts, say(context, texts.proposal.summary)]);
	const last = say(context, texts.closing);
	return draft(context, [...parts, last], { awaiting: null }, { choices: topics(context) });
}

/** Choices to begin with. */
export function topics({ texts, state }: TurnContext): Choice[] {
	if (state.asksNothing) return [];
	const { choices } = texts;
	return [
		...choices.topics.map(({ entry, label }) => questionChoice({ id: entry, question: label })),
		...(state.audience === "prospect" && !hasProposal(state)
			? [requestChoice("proposal", choices.proposal, true)]
			: []),
	];
}

/** Asks for one thing, in words not used for it before; asks to confirm it where it is likely. */
export function askNext(context: TurnContext, question: NextQuestion, parts: readonly string[]): ReplyDraft {
	const { state, texts } = context;
	const times = state.timesAsked[question] ?? 0;
	const isCounted = times === 0 || !isAside(context);
	const counted = {
		timesAsked: { ...state.timesAsked, [question]: isCounted ? times + 1 : times },
		awaiting: question,
	};
	const wording = times === 0 ? 0 : 1;
	if (question === "contact")
		return draft(context, [...parts, texts.ask[missingContact(state)][wording]], counted, {
			formName: "contact",
		});
	const likely = suggestionOf(question, context);
	const choices = [...(likely?.choices ?? choicesOf(context, question)), ...proposalNow(question, context)];
	return draft(context, [...parts, likely?.question ?? texts.ask[question][wording]], counted, { choices });
}

function isAside(context: TurnContext): boolean {
	const { added, changed } = context.changes;
	const asksWhy = commandOf(context, "ask-why") !== undefined;
	return talks(context, "place") || asksWhy || (changed.length > 0 && added.length === 0);
}

/** Lists the choices for a fact; outside Colombia none for a budget, whose choices are in pesos. */
export function choicesOf(context: TurnContext, fact: FactName): Choice[] {
	const choices = choicesFor(fact, context.language);
	if (fact !== "budget" || isInColombia(context)) return choices;
	return choices.filter(({ value }) => parseChoice(value)?.kind !== "fact");
}

function isInColombia({ state: { country, facts }, language }: TurnContext): boolean {
	const known = country ?? (facts.phone === null ? null : countryOfPhone(facts.phone));
	return known === null ? language === "es" : known === "CO";
}

/** Returns what is missing of a name and a way to reach them; "contact": both. */
function missingContact({ facts, declined }: DialogueState): "contact" | "name" | "way" | "email" {
	if (isReachable(facts)) return "name";
	if (facts.name === null) return "contact";
	return declined.includes("phone") ? "email" : "way";
}

/** Builds a question such as "Is your company called Inti Tours?" with its choices. */
function suggestionOf(
	fact: Exclude<NextQuestion, "contact">,
	{ state, texts, language }: TurnContext,
): { question: string; choices: Choice[] } | undefined {
	const value = state.suggested[fact];
	if (value === undefined || value === null) return undefined;
	const { yes, other } = texts.suggestion;
	const own = factChoice(fact, value, yes);
	const name = choicesFor(fact, language).find((one) => one.value === own.value)?.label;
	const sentence =
		texts.suggestion[fact === "company" || fact === "industry" || fact === "need" ? fact : "figure"];
	return {
		question: fillSentence(sentence, { value: name ?? value }),
		choices: [own, otherChoice(fact, other)],
	};
}

/** Offers the proposal beside a question whose answer only refines it. */
function proposalNow(awaiting: Awaiting, { state, texts }: TurnContext) {
	const isReady = isFigure(awaiting) && missingFor(state.facts).length === 0;
	return isReady ? [requestChoice("proposal", texts.choices.proposalNow, true)] : [];
}
