import type { Segment } from "../text/segments.ts";
import { english } from "../words/scenes/en.ts";
import { spanish } from "../words/scenes/es.ts";

/**
 * What owners tell of their days without a word of wanting: who of their world does what, what they do by hand
 * themselves, what does not hold together.
 */

const all = [english, spanish];
const begins = "(?:^|(?<=[^a-z']))";
const told = new RegExp(`${begins}(?:${all.flatMap(({ told }) => told).join("|")})`);
const done = new RegExp(`${begins}(?:${all.flatMap(({ done }) => done).join("|")})`);
/** Praise, and talk of what we sell: no trouble of theirs. */
const fine =
	/\b(?:love|loves|loving|enjoy|happy|thank|recommend|praise|loyal|come back|coming back|return every)\b/;
const ofProduct = /\b(?:bots?|chat ?bots?|robots?|ai|machines?|lorem ipsum)\b/;
/** "My email is wrong" corrects what we noted. */
const ofFacts =
	/^(?:[a-z]+ ){0,2}(?:my|the|that) (?:e-?mail|mail|phone|cell|number|name|company|budget)(?: [a-z]+)? (?:is|was|has|address)\b/;
/** "People call me Bo". */
const naming = /\b(?:calls?|named?) (?:me|us|him|her|it) \p{Lu}/u;

/** Longer sentences are read up to here. */
const read = 300;

/** Where somebody's day begins to be told in a segment, or -1. */
export function sceneAt({ text, folded }: Segment): number {
	const said = folded.slice(0, read);
	if (namesTrouble(said)) return 0;
	if (said.split(" ").length < 3 || ofProduct.test(said) || ofFacts.test(said) || naming.test(text))
		return -1;
	if (fine.test(said) && !/\b(?:but|never|not|don't|nobody)\b/.test(said)) return -1;
	const scene = said.search(told);
	const chore = all.some(({ doer }) => doer.test(said)) ? openingOfChore(said) : -1;
	// "We run a truck and people never find us": the second half tells.
	if (chore < 0 || (scene > chore && /\b(?:and|but) $/.test(said.slice(0, scene)))) return scene;
	return scene < 0 ? chore : Math.min(scene, chore);
}

const opens = new RegExp(`^(?:${all.map(({ opening }) => opening).join("|")})\\b`);

/** "Guests land": a scene begins whose trouble comes later. Input folded. */
export function opensScene(folded: string): boolean {
	return opens.test(folded.slice(0, read));
}

/** "No shows": troubles by their name alone. Input folded. */
export function namesTrouble(folded: string): boolean {
	return all.some(({ nouns }) => nouns.test(folded.slice(0, read)));
}

/** A chore is told from whoever does it. */
function openingOfChore(said: string): number {
	const at = said.search(done);
	if (at < 0) return -1;
	const who = said
		.slice(0, at)
		.search(
			/\b(?:and |but )?(?:a [a-z]+ [a-z]+ )?(?:i|i'm|im|we|we're|she|he|my|our|chasing)\b(?!.*\b(?:and|but) (?:i|we|she|he|my|our)\b)/,
		);
	return who < 0 ? 0 : who;
}
