import { industries } from "../../content/industries/list.ts";
import { knowledge } from "../../content/knowledge/list.ts";
import { products } from "../../content/products/list.ts";
import { fillSentence, textsIn } from "../../domain/assistant/assistant-texts.ts";
import type { DialogueState } from "../../domain/assistant/dialogue/state.ts";
import { findEntry } from "../../domain/assistant/knowledge.ts";
import { effectOf, type Reply } from "../../domain/assistant/reply.ts";
import type { Expected } from "../../tests/assistant/read.ts";
import { isFact } from "./facts.ts";

/** The result for one expectation of a message. */
export type Verdict = "met" | "offered" | "unknown" | "wrong" | "missed";

const entryIds = [
	...knowledge.map(({ id }) => id),
	...products.map(({ id }) => `product:${id}`),
	...industries.map(({ id }) => `industry:${id}`),
];

export function entriesIn({ text, language, state }: Reply): string[] {
	// A repeated question gets the sentence that there is no more to say; it counts as the topic's answer.
	if (includesSentence(text, textsIn(language).noMore) && state.topic) return [state.topic];
	return entryIds.filter((id) => {
		const answer = findEntry(id, language)?.answer;
		return answer !== undefined && text.includes(fillSentence(answer, {}));
	});
}

/** Judges one expectation by rule. @param before the state before the message. */
export function judge(expected: Expected, reply: Reply, before: DialogueState): Verdict {
	if (expected.kind === "fact") return isFact(expected, reply.state.facts) ? "met" : "missed";
	if (expected.kind === "forget") return isForgotten(expected.which, reply) ? "met" : "missed";
	if (expected.kind === "asks") return answered(expected.labels, reply);
	if (expected.kind === "wants") {
		if (expected.labels.some((what) => isDone(what, reply, before))) return "met";
		return expected.labels.some((what) => what === reply.state.awaiting) ? "offered" : "missed";
	}
	return expected.labels.some((label) => isFitting(label, reply)) ? "met" : "missed";
}

/** Judges a question: answered, offered as a choice, declared unknown, or answered by another entry. */
export function answered(labels: readonly string[], reply: Reply): Verdict {
	const entries = entriesIn(reply);
	const fits = (id: string) => labels.some((label) => isSameEntry(label, id));
	if (entries.some(fits)) return "met";
	if (labels.includes("call") && (callsPerson(reply) || reply.formName === "contact")) return "met";
	const { advice } = textsIn(reply.language);
	const advises = [...advice.known, ...advice.unknown].some((way) => reply.text.includes(way.slice(0, 20)));
	if (labels.includes("advice") && advises) return "met";
	if (reply.choices.some(({ value }) => value.startsWith("entry:") && fits(value.slice(6))))
		return labels.includes("unknown") ? "unknown" : "offered";
	if (entries.length > 0 || advises) return "wrong";
	if (effectOf(reply, "record-unknown-question")) return labels.includes("unknown") ? "met" : "unknown";
	const passesOn = reply.state.awaiting === "person" || callsPerson(reply);
	return labels.includes("unknown") && passesOn ? "met" : "missed";
}

function callsPerson(reply: Reply): boolean {
	return effectOf(reply, "call-person") !== undefined;
}

function isSameEntry(label: string, id: string): boolean {
	if (label === id) return true;
	if (label === "products" || label === "what-we-do")
		return id.startsWith("product:") || id === "products" || id === "what-we-do";
	if (label === "industries") return id.startsWith("industry:");
	return [label, id].sort().join() === "integrations,named-integration";
}

function isForgotten(which: string, { state }: Reply): boolean {
	const name = which === "size" ? "companySize" : which;
	return Object.entries(state.facts).find(([fact]) => fact === name)?.[1] === null;
}

function isDone(what: string, reply: Reply, before: DialogueState): boolean {
	const { state, formName, text, language } = reply;
	const texts = textsIn(language);
	const isLost = includesSentence(text, [
		...texts.missed,
		...texts.missedAgain,
		...texts.unsure,
		...texts.unknown,
	]);
	if (what === "person")
		return (
			callsPerson(reply) ||
			(state.wanted === "person" && formName !== null) ||
			includesSentence(text, [...texts.person.direct, ...texts.complaint.direct])
		);
	if (what === "proposal")
		return (
			effectOf(reply, "make-proposal") !== undefined ||
			formName === "summary" ||
			(state.wanted === "proposal" && !isLost)
		);
	if (what === "transcript") return text.includes(texts.byMail);
	if (what === "stop-contact" || what === "erase-data") return state.asksNothing;
	if (what === "language")
		return (
			language !== (before.pageLanguage ?? before.greetingLanguage) ||
			includesSentence(text, [texts.switched])
		);
	return false;
}

const courtesies = [
	"greeting",
	"thanks",
	"goodbye",
	"chit-chat",
	"affirm",
	"deny",
	"later",
	"wait",
	"decline-to-tell",
	"nothing",
];

function isFitting(label: string, reply: Reply): boolean {
	const { text, language, state } = reply;
	const texts = textsIn(language);
	const entries = entriesIn(reply);
	if (courtesies.includes(label))
		return !includesSentence(text, [
			...texts.missed,
			...texts.missedAgain,
			...texts.unsure,
			...texts.unknown,
		]);
	if (label === "complaint" || label === "existing-client")
		return (
			includesSentence(text, [...texts.complaint.heard, ...texts.complaint.direct, texts.complaint.maybe]) ||
			entries.includes("existing-client") ||
			callsPerson(reply)
		);
	if (label === "recall") return includesSentence(text, [texts.ownData.known, texts.ownData.nothing]);
	if (label === "trick") return includesSentence(text, texts.trick);
	if (label === "out-of-scope" || label === "joke-or-insult")
		return includesSentence(text, [
			...texts.outOfScope,
			...texts.trick,
			...texts.smallTalk.chitChat,
			...texts.complaint.direct,
		]);
	if (label === "confused") return includesSentence(text, texts.objection);
	if (label === "change-proposal")
		return includesSentence(text, [texts.proposal.fixed]) || state.awaiting === "summary";
	if (label === "resend-proposal")
		return (
			includesSentence(text, [texts.proposal.again, texts.proposal.none]) || state.awaiting === "summary"
		);
	return entries.includes(label);
}

/** Tells whether a text contains one of these sentences, whatever fills their blanks. */
function includesSentence(text: string, ways: readonly string[]): boolean {
	return ways.some((way) => {
		const piece = way.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0] ?? "";
		return piece.length > 3 && text.includes(piece.trim());
	});
}
