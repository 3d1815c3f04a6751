import { terms } from "../knowledge.ts";
import type { Source } from "../reply.ts";
import type { Passage } from "./site-search/site-search.ts";

const mostSources = 3;

/**
 * Where an answer comes from: of each of its sentences, the passage it shares most words with.
 * @param stated those that rest on the site: manners, questions and not knowing come from nowhere.
 */
export function sourcesOf(stated: readonly string[], lookedUp: readonly Passage[]): Source[] {
	const used = stated.flatMap((sentence) => closestTo(sentence, lookedUp) ?? []);
	return used
		.filter(({ url }, at) => used.findIndex((one) => one.url === url) === at)
		.slice(0, mostSources)
		.map(({ title, url }) => ({ title, url }));
}

function closestTo(sentence: string, passages: readonly Passage[]): Passage | null {
	const words = new Set(terms(sentence));
	let closest: Passage | null = null;
	let most = 0;
	for (const passage of passages) {
		const held = new Set(terms(`${passage.title} ${passage.text}`));
		const shared = [...words].filter((word) => held.has(word)).length;
		if (shared > most) {
			most = shared;
			closest = passage;
		}
	}
	return closest;
}
