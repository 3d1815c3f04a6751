import type { Reply } from "../../reply.ts";

/** @returns texts behind one another, empty ones left out. */
export function joinText(...texts: readonly string[]): string {
	return texts.filter((text) => text !== "").join(" ");
}

/** A reply in other words. */
export function withText(reply: Reply, text: string): Reply {
	return { ...reply, text, state: { ...reply.state, lastText: text } };
}

/** What else is asked for, behind answers that were already shown. */
export function behind(shown: string, answers: Reply, rest: Reply): Reply {
	const urls = new Set(answers.sources.map(({ url }) => url));
	const sources = [...answers.sources, ...rest.sources.filter(({ url }) => !urls.has(url))];
	const state = { ...rest.state, topic: answers.state.topic };
	return withText({ ...rest, sources, state }, joinText(shown, rest.text));
}
