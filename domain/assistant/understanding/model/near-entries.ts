import type { Language } from "../../../../shared/language.ts";
import { readable, wordsIn } from "../../../words/text.ts";
import { type Entry, findEntry } from "../../knowledge.ts";
import { findBusinesses } from "../guided/entities/industry.ts";
import { findProducts } from "../guided/entities/product.ts";
import { confidenceOf, guessesIn, type Part, partsOf, wholeOf } from "../guided/reading.ts";

/** Entries that a model may choose whatever is asked. */
const core = ["what-we-do", "price", "how-it-works", "products", "how-long", "diagnostic", "your-data"];
const mostNear = 8;
/** With the topic in front, a message is compared once more; that counts less than what it says itself. */
const weightOfTopic = 0.5;

/** @returns the knowledge entries nearest to a message, best first, then those that always are at hand. */
export function nearEntries(message: string, topic: string | null, language: Language): Entry[] {
	const text = readable(message);
	const scores = new Map<string, number>();
	const note = (id: string, score: number) => scores.set(id, Math.max(score, scores.get(id) ?? 0));
	const read = (parts: readonly Part[], weight: number) => {
		for (const { guess } of guessesIn(parts)) note(guess.label, weight * confidenceOf(guess));
	};
	read([wholeOf(text, language), ...partsOf(text, language)], 1);
	const before = topic ? findEntry(topic, language) : null;
	if (before) read([wholeOf(`${before.question} ${text}`, language)], weightOfTopic);
	for (const id of findProducts(text)) note(`product:${id}`, 1);
	for (const { industry } of findBusinesses(wordsIn(text))) note(`industry:${industry}`, 1);
	const near = [...scores]
		.sort(([, a], [, b]) => b - a)
		.flatMap(([id]) => findEntry(id, language) ?? [])
		.slice(0, mostNear);
	const always = [before?.id ?? "", ...core].flatMap((id) => findEntry(id, language) ?? []);
	return [...new Map([...near, ...always].map((entry) => [entry.id, entry])).values()];
}
