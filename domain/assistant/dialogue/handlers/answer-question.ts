import type { SourcePage } from "../../../../shared/chat.ts";
import { recommendedFor } from "../../../proposals/pdf/plan/recommend.ts";
import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { wordsIn } from "../../../words/text.ts";
import { fillSentence } from "../../assistant-texts.ts";
import { type Entry, findEntry } from "../../knowledge.ts";
import { acknowledge } from "../acknowledge.ts";
import { otherChoice, questionChoice, requestChoice } from "../choices.ts";
import { askNext, continueDialogue } from "../next.ts";
import { showSummary } from "../show-summary.ts";
import { pageSource } from "../sources.ts";
import { hasProposal } from "../state.ts";
import {
	commandOf,
	draft,
	entriesToAnswer,
	hasNewFacts,
	type ReplyDraft,
	say,
	type TurnContext,
} from "../turn-context.ts";
import { likelyRequestOf } from "./offer-request.ts";

const mostAnswers = 2;
const insisting = phrasesOf("insisting-words");

/** Answers the first two questions, each with its page, and offers the rest. Continues when facts were told, too. */
export function answerQuestion(context: TurnContext): ReplyDraft | null {
	const ids = withoutGeneral([...new Set(entriesToAnswer(context))]);
	if (ids.length === 0) return null;
	const found = ids.flatMap((id) => findEntry(id, context.language) ?? []);
	const [entries, others] = [found.slice(0, mostAnswers), found.slice(mostAnswers)];
	const { before, brand } = context;
	const answers = [...new Set(entries.map(({ answer }) => fillSentence(answer, {}, brand)))];
	const sources = entries.map(({ source }) => source);
	if (ids.includes("advice")) return advise(context, answers, sources);
	const last = entries.at(-1);
	if (!last) return null;
	if (answers.every((answer) => before.lastText.includes(answer)))
		return answerAgain(context, answers, entries);
	const isForOthers = entries.some((entry) => entry.isForOthers);
	const audience = isForOthers ? ("other" as const) : context.state.audience;
	const state = { ...context.state, topic: last.id, audience, misses: 0 };
	const offersPerson =
		likelyRequestOf(context) === "person" || entries.some(({ unpublished }) => unpublished);
	const reply = continueAfterAnswer(
		{ ...context, state },
		[...greetByName(context), ...answers],
		offersPerson && !isForOthers,
	);
	return { ...reply, sources, choices: [...others.map(questionChoice), ...(reply.choices ?? [])] };
}

/**
 * Repeats an answer that was just given, and says that it holds for this question too. The second time, or when the
 * visitor insists, says that there is no more. Offers a person.
 */
function answerAgain(
	context: TurnContext,
	answers: readonly string[],
	entries: readonly Entry[],
): ReplyDraft {
	const { state, before, texts, language } = context;
	const question = commandOf(context, "ask")?.question ?? "";
	const isForOthers = state.audience === "other" || entries.some((entry) => entry.isForOthers);
	const same = texts.sameAgain[texts.sameAgain.findIndex((wording) => before.lastText.includes(wording)) + 1];
	const isMore = same === undefined || wordsIn(question).length < 2 || holdsPhrase(question, insisting);
	const parts = isMore ? [say(context, texts.noMore)] : [...answers, same];
	const more = {
		sources: [...entries.map(({ source }) => source), pageSource("contact", language)],
		choices: [requestChoice("person", texts.choices.personAnswers)],
		effects: question && !isForOthers ? [{ kind: "record-unknown-question" as const, question }] : [],
	};
	return draft(
		context,
		isMore || isForOthers ? parts : [...parts, texts.person.offer],
		{ awaiting: "person" },
		more,
	);
}

/** A question about one system gets no general answer. */
function withoutGeneral(ids: readonly string[]): string[] {
	return ids.filter((id) => id !== "integrations" || !ids.includes("named-integration"));
}

/** Continues after an answer: with the open question when there are new facts, else with buttons. */
function continueAfterAnswer(context: TurnContext, parts: string[], offersPerson: boolean): ReplyDraft {
	const { state, texts } = context;
	const { person, personAnswers } = texts.choices;
	if (state.asksNothing || state.audience === "other")
		return draft(context, parts, { awaiting: null }, { choices: [requestChoice("person", person, true)] });
	if (offersPerson) {
		const withOffer = parts.includes(texts.person.offer) ? parts : [...parts, texts.person.offer];
		const choices = [requestChoice("person", personAnswers), ...proposalChoice(context, true)];
		return draft(context, withOffer, { awaiting: "person" }, { choices });
	}
	if (hasNewFacts(context)) return continueDialogue(context, parts);
	if (context.before.awaiting === "summary") return showSummary(context, parts);
	const awaiting = state.awaiting === "contact" ? "contact" : null;
	return draft(context, parts, { awaiting }, { choices: proposalChoice(context) });
}

function proposalChoice({ state, texts }: TurnContext, quiet = false) {
	return hasProposal(state) ? [] : [requestChoice("proposal", texts.choices.proposal, quiet)];
}

/** Answers "What do you recommend?": with the product for their need or industry, or by asking what is missing. */
function advise(context: TurnContext, answers: readonly string[], others: readonly SourcePage[]): ReplyDraft {
	const { state, texts, language } = context;
	const recommended = recommendedFor(state.facts);
	const sources = [...others, pageSource("products", language)];
	if (!recommended && state.facts.industry !== null && state.facts.need !== null) {
		const parts = [...answers, texts.advice.none];
		return { ...draft(context, parts, { awaiting: null }, { choices: proposalChoice(context) }), sources };
	}
	if (!recommended) {
		const asked = state.facts.industry === null ? "industry" : "need";
		return { ...askNext(context, asked, [...answers, say(context, texts.advice.unknown)]), sources };
	}
	const parts = [...answers, say(context, texts.advice.known, recommended[language])];
	const choices = proposalChoice(context);
	return {
		...(hasNewFacts(context) ? continueDialogue(context, parts) : draft(context, parts, {}, { choices })),
		sources,
	};
}

/** Offers the likeliest questions as choices where none is sure; offers a person where nothing published is near. */
export function offerQuestions(context: TurnContext): ReplyDraft | null {
	const unsure = context.commands.find((command) => command.kind === "ask" && !command.sure);
	if (unsure?.kind === "ask") return likeliest(context, unsure.entries);
	const unknown = commandOf(context, "ask-unknown");
	return unknown ? notPublished(context, unknown.question) : null;
}

function likeliest(context: TurnContext, ids: readonly string[]): ReplyDraft {
	const { texts, language, before } = context;
	const entries = ids.flatMap((id) => findEntry(id, language) ?? []);
	const person = before.misses > 0 ? [requestChoice("person", texts.choices.person, true)] : [];
	const choices = [...entries.map(questionChoice), otherChoice("question", texts.choices.other), ...person];
	const state = { awaiting: "question" as const, misses: before.misses + 1 };
	return draft(context, [...greetByName(context), say(context, texts.unsure)], state, { choices });
}

function notPublished(context: TurnContext, question: string): ReplyDraft {
	const { state, texts, language } = context;
	const parts = [
		...greetByName(context),
		say(context, texts.unknown),
		...(state.asksNothing ? [] : [texts.person.offer]),
	];
	const choices = state.asksNothing ? [] : [requestChoice("person", texts.choices.personAnswers)];
	const sources = [pageSource("contact", language)];
	const effects = [{ kind: "record-unknown-question" as const, question }];
	return draft(context, parts, { awaiting: "person" }, { sources, choices, effects });
}

function greetByName(context: TurnContext): string[] {
	return context.changes.added.includes("name") ? [acknowledge(context)] : [];
}
