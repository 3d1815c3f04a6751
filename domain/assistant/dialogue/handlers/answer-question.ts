import type { SourcePage } from "../../../../shared/chat.ts";
import { recommendedFor } from "../../../proposals/recommended-product.ts";
import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { wordsIn } from "../../../words/text.ts";
import { fillSentence } from "../../assistant-texts.ts";
import { type Entry, findEntry } from "../../knowledge/entries.ts";
import { otherChoice, questionChoice, requestChoice } from "../choices.ts";
import { acknowledge, ask, continueDialogue, showSummary } from "../next.ts";
import { askedEntries, commandOf, draft, hasNewFacts, type ReplyDraft, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";
import { offerOf } from "./offer-act.ts";

const mostAnswers = 2;
const insisting = phrasesOf("insisting-words");

/** Answers the first two of what is asked, each with its page, and offers the rest; then goes on when something was told, too. */
export function answerQuestion(scene: Scene): ReplyDraft | null {
	const ids = withoutGeneral([...new Set(askedEntries(scene))]);
	if (ids.length === 0) return null;
	const found = ids.flatMap((id) => findEntry(id, scene.language) ?? []);
	const [entries, others] = [found.slice(0, mostAnswers), found.slice(mostAnswers)];
	const { before, brand } = scene;
	const answers = [...new Set(entries.map(({ answer }) => fillSentence(answer, {}, brand)))];
	const sources = entries.map(({ source }) => source);
	if (ids.includes("advice")) return advise(scene, answers, sources);
	const last = entries.at(-1);
	if (!last) return null;
	if (answers.every((answer) => before.lastText.includes(answer)))
		return answerAgain(scene, answers, entries);
	const isForOthers = entries.some((entry) => entry.isForOthers);
	const audience = isForOthers ? ("other" as const) : scene.state.audience;
	const state = { ...scene.state, topic: last.id, audience, misses: 0 };
	const offersPerson = offerOf(scene) === "person" || entries.some(({ unpublished }) => unpublished);
	const draft = behindAnswer({ ...scene, state }, [...met(scene), ...answers], offersPerson && !isForOthers);
	return { ...draft, sources, choices: [...others.map(questionChoice), ...(draft.choices ?? [])] };
}

/**
 * Answers a question that was just answered: says that the answer holds for it, too. The second time, or when the visitor
 * insists, says that there is no more. The question goes to a person.
 */
function answerAgain(scene: Scene, answers: readonly string[], entries: readonly Entry[]): ReplyDraft {
	const { state, before, texts, language } = scene;
	const question = commandOf(scene, "ask")?.question ?? "";
	const isForOthers = state.audience === "other" || entries.some((entry) => entry.isForOthers);
	const same = texts.sameAgain[texts.sameAgain.findIndex((way) => before.lastText.includes(way)) + 1];
	const isMore = same === undefined || wordsIn(question).length < 2 || holdsPhrase(question, insisting);
	const parts = isMore ? [say(scene, texts.noMore)] : [...answers, same];
	const more = {
		sources: [...entries.map(({ source }) => source), pageSource("contact", language)],
		choices: [requestChoice("person", texts.choices.personAnswers)],
		effects: question && !isForOthers ? [{ kind: "record-unknown-question" as const, question }] : [],
	};
	return draft(
		scene,
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
function behindAnswer(scene: Scene, parts: string[], offersPerson: boolean): ReplyDraft {
	const { state, texts } = scene;
	const { person, personAnswers } = texts.choices;
	if (state.quiet || state.audience === "other")
		return draft(scene, parts, { awaiting: null }, { choices: [requestChoice("person", person, true)] });
	if (offersPerson) {
		const withOffer = parts.includes(texts.person.offer) ? parts : [...parts, texts.person.offer];
		const choices = [requestChoice("person", personAnswers), ...proposalChoice(scene, true)];
		return draft(scene, withOffer, { awaiting: "person" }, { choices });
	}
	if (hasNewFacts(scene)) return continueDialogue(scene, parts);
	if (scene.before.awaiting === "summary") return showSummary(scene, parts);
	const awaiting = state.awaiting === "contact" ? "contact" : null;
	return draft(scene, parts, { awaiting }, { choices: proposalChoice(scene) });
}

function proposalChoice({ state, texts }: Scene, quiet = false) {
	return state.madeOf === null ? [requestChoice("proposal", texts.choices.proposal, quiet)] : [];
}

/** "What do you recommend?": the product their need or trade asks for, or what we would have to know; behind other answers. */
function advise(scene: Scene, answers: readonly string[], others: readonly SourcePage[]): ReplyDraft {
	const { state, texts, language } = scene;
	const recommended = recommendedFor(state.facts);
	const sources = [...others, pageSource("products", language)];
	if (!recommended && state.facts.industry !== null && state.facts.need !== null) {
		const parts = [...answers, texts.advice.none];
		return { ...draft(scene, parts, { awaiting: null }, { choices: proposalChoice(scene) }), sources };
	}
	if (!recommended) {
		const asked = state.facts.industry === null ? "industry" : "need";
		return { ...ask(scene, asked, [...answers, say(scene, texts.advice.unknown)]), sources };
	}
	const parts = [...answers, say(scene, texts.advice.known, recommended[language])];
	const choices = proposalChoice(scene);
	return {
		...(hasNewFacts(scene) ? continueDialogue(scene, parts) : draft(scene, parts, {}, { choices })),
		sources,
	};
}

/** The likeliest questions as choices where none is sure; a person where nothing published is near. */
export function offerQuestions(scene: Scene): ReplyDraft | null {
	const unsure = scene.commands.find((command) => command.kind === "ask" && !command.sure);
	if (unsure?.kind === "ask") return likeliest(scene, unsure.entries);
	const unknown = commandOf(scene, "ask-unknown");
	return unknown ? notPublished(scene, unknown.question) : null;
}

function likeliest(scene: Scene, ids: readonly string[]): ReplyDraft {
	const { texts, language, before } = scene;
	const entries = ids.flatMap((id) => findEntry(id, language) ?? []);
	const person = before.misses > 0 ? [requestChoice("person", texts.choices.person, true)] : [];
	const choices = [...entries.map(questionChoice), otherChoice("question", texts.choices.other), ...person];
	const state = { awaiting: "question" as const, misses: before.misses + 1 };
	return draft(scene, [...met(scene), say(scene, texts.unsure)], state, { choices });
}

function notPublished(scene: Scene, question: string): ReplyDraft {
	const { state, texts, language } = scene;
	const parts = [...met(scene), say(scene, texts.unknown), ...(state.quiet ? [] : [texts.person.offer])];
	const choices = state.quiet ? [] : [requestChoice("person", texts.choices.personAnswers)];
	const sources = [pageSource("contact", language)];
	const effects = [{ kind: "record-unknown-question" as const, question }];
	return draft(scene, parts, { awaiting: "person" }, { sources, choices, effects });
}

/** Who introduces themself and asks something is greeted first. */
function met(scene: Scene): string[] {
	return scene.changes.added.includes("name") ? [acknowledge(scene)] : [];
}
