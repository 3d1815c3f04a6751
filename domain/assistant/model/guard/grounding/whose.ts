import type { Lexicon } from "./lexicon.ts";
import type { Owner } from "./owner.ts";
import type { Reading } from "./reading.ts";
import type { Told } from "./told.ts";

/** Whose what stands at a place is, for each word of a part. */
export function ownersIn(
	words: readonly string[],
	lexicon: Lexicon,
	isVerb: (at: number) => boolean,
): (Owner | "")[] {
	const owners: (Owner | "")[] = words.map(() => "");
	for (const [at, word] of words.entries()) {
		const owner = lexicon.ownerOf.get(word);
		if (owner && !isAlone(words, at, lexicon))
			for (
				let next = at + 1;
				next < Math.min(words.length, at + 4) && isThing(words, next, lexicon) && !isVerb(next);
				next++
			)
				owners[next] = owner;
		const party = partyAt(words, at, owners[at] ?? "", lexicon);
		if (party) for (const place of party.of) owners[place] = party.owner;
	}
	return owners;
}

/** "In yours", "en el tuyo": stands for a thing and its owner. */
export function ownerAlone(words: readonly string[], at: number, lexicon: Lexicon): Owner | "" {
	const owner = lexicon.ownerOf.get(words[at] ?? "");
	const isLikened = words.slice(Math.max(0, at - 2), at).some((word) => word === "like" || word === "como");
	return owner && !isLikened && isAlone(words, at, lexicon) ? owner : "";
}

function isAlone(words: readonly string[], at: number, { alone, ours, usVerb, articles }: Lexicon): boolean {
	const word = words[at] ?? "";
	return alone.has(word) && (!ours.has(word) || usVerb === null || articles.has(words[at - 1] ?? ""));
}

function isThing(words: readonly string[], at: number, { empty, never }: Lexicon): boolean {
	const word = words[at] ?? "";
	return word !== "" && !empty.has(word) && !never.has(word);
}

/** "The guest's system", "el idioma del huésped", "la agenda de tus asesores": whose is what stands before or behind. */
function partyAt(
	words: readonly string[],
	at: number,
	own: Owner | "",
	lexicon: Lexicon,
): { owner: Owner; of: readonly number[] } | null {
	const stem = lexicon.stemOf(words[at] ?? "");
	const owner = lexicon.people.has(stem) ? "theirs" : lexicon.sellers.has(stem) ? "yours" : own;
	if (owner === "") return null;
	if (words[at + 1] === "s") {
		const end = [at + 2, at + 3, at + 4].find((place) => !isThing(words, place, lexicon)) ?? at + 5;
		return { owner, of: [at + 2, at + 3, at + 4].filter((place) => place < end) };
	}
	const of: number[] = [];
	for (
		let place = before(words, at, lexicon);
		place >= 0 && isThing(words, place, lexicon);
		place = before(words, place, lexicon)
	)
		of.push(place);
	return { owner, of };
}

/** What stands before "of": "los mensajes de voz de tus clientes"; -1 when nothing does. */
function before(words: readonly string[], at: number, { articles, determiners }: Lexicon): number {
	let place = at - 1;
	while (place >= 0 && (articles.has(words[place] ?? "") || determiners.has(words[place] ?? ""))) place--;
	return /^(?:de|del|of)$/.test(words[place] ?? "") ? place - 1 : -1;
}

/** What is the visitor's there is not ours here, nor that of their customers. */
export function isOfSameOwner(told: Told): boolean {
	const { said, unit, passage, lexicon } = told;
	const isSame = [...said.owners].every(([stem, owners]) =>
		[...owners].every((owner) => {
			if (owner === "" && stem !== lexicon.team) return true;
			const there = unit.owners.get(stem);
			const found = there ? [there] : passage.units.flatMap((one) => one.owners.get(stem) ?? []);
			return found.length === 0 || found.some((all) => namesOwner(all, owner, stem, told));
		}),
	);
	return isSame && said.behind.every((one) => standsBehind(one, told));
}

/** Where it is said whose something is, that counts, and not that it is left open elsewhere. */
function namesOwner(all: ReadonlySet<Owner | "">, owner: Owner | "", stem: string, told: Told): boolean {
	const named = [...all].filter((one) => one !== "");
	return (named.length > 0 ? named : [...all]).some((one) => isAlike(one, owner, stem, told));
}

/** Visitors ask of what is "mine"; "the team" is ours where we speak of ourselves. */
function isAlike(
	there: Owner | "",
	here: Owner | "",
	stem: string,
	{ unit, passage, lexicon }: Told,
): boolean {
	const isOurTeam = there === "" && stem === lexicon.team && passage.us === true;
	const owner = isOurTeam ? "ours" : there === "mine" ? "yours" : there;
	const own = here === "mine" ? "ours" : here;
	if (stem === lexicon.team)
		return own === owner || (own === "" && isOurTeam) || (own === "yours" && owner === "");
	if (owner !== "") return owner === own;
	const elsewhere = passage.owners.get(stem);
	const isOpen = own === "yours" || stem === lexicon.always || (own === "theirs" && unit.people.size > 0);
	return isOpen || elsewhere === undefined || elsewhere.has(own);
}

/** Who writes in whose, and who reads: what stands behind a verb there stands behind it here. */
function standsBehind({ verb, owner, stem }: Reading["behind"][number], { unit }: Told): boolean {
	// A word that is there was asked whose it is.
	if (stem !== "" && unit.owners.has(stem)) return true;
	const alone = unit.behind.filter((one) => one.stem === "");
	if (alone.length === 0) return stem !== "" || [...unit.owners.values()].some((all) => all.has(owner));
	return alone.some((one) => (one.verb === verb || one.verb === "") && one.owner === owner);
}
