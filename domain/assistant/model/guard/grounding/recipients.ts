import type { Lexicon } from "./lexicon.ts";
import type { Told } from "./told.ts";

/** "Reminds the buyer", "le pasa al asesor": whether what stands at a place is whom it is done to. */
export function recipientAt(
	words: readonly string[],
	at: number,
	verbAt: number,
	{ people, actors, always, articles, determiners, stemOf }: Lexicon,
): "people" | "workers" | null {
	const stem = stemOf(words[at] ?? "");
	if (verbAt < 0 || stem === always || !(people.has(stem) || actors.has(stem))) return null;
	let place = at - 1;
	while (place > verbAt && (articles.has(words[place] ?? "") || determiners.has(words[place] ?? ""))) place--;
	if (place !== verbAt && !/^(?:a|al|to)$/.test(words[place] ?? "")) return null;
	return people.has(stem) ? "people" : "workers";
}

/** What is done to the buyer there is not done to the agent here. */
export function isDoneToSame({ said, unit }: Told): boolean {
	return [...said.recipients].every(([verb, recipients]) => {
		const there = unit.recipients.get(verb);
		return !there || [...recipients].some((one) => there.has(one));
	});
}
