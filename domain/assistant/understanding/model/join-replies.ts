import type { ProposalOutcome, Reply } from "../../reply.ts";

/** @returns texts behind one another, empty ones left out. */
export function joinText(...texts: readonly string[]): string {
	return texts.filter((text) => text !== "").join(" ");
}

/** A reply in other words, whatever comes of its proposal. */
export function withText(reply: Reply, change: (text: string) => string): Reply {
	const { proposalTexts, state } = reply;
	const text = change(reply.text);
	if (!proposalTexts) return { ...reply, text, state: { ...state, lastText: text } };
	const texts = Object.entries(proposalTexts).map(([outcome, text]) => [outcome, change(text)] as const);
	return { ...reply, text, proposalTexts: Object.fromEntries(texts) as Record<ProposalOutcome, string> };
}

/** What else is asked for, behind answers that were already shown. */
export function behind(shown: string, answers: Reply, rest: Reply): Reply {
	const urls = new Set(answers.sources.map(({ url }) => url));
	const sources = [...answers.sources, ...rest.sources.filter(({ url }) => !urls.has(url))];
	const state = { ...rest.state, topic: answers.state.topic };
	return withText({ ...rest, sources, state }, (text) => joinText(shown, text));
}
