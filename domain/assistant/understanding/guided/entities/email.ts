import { z } from "zod";
import { likelyAddress } from "../../../../contact/email.ts";

/** An e-mail address in a message: sound, or mistyped with what was probably meant. `raw` is what was typed. */
export type EmailFound = { address: string; raw: string } | { guess: string | null; raw: string };

const isAddress = (text: string) => z.email().max(254).safeParse(text).success;
/** "ana arroba brisa punto co", said to a telephone that writes. */
const dictated = /\S+ (?:arroba|at) \S+ (?:punto|dot) \S+(?: (?:punto|dot) \S+)?/iu;
const spaced = /[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}-]{1,60}[.,][\p{L}.]{2,12}/u;
const withoutAt = /\b[\p{L}\p{N}._-]{2,64}(?:gmail|hotmail|outlook|yahoo|icloud)\.\p{L}{2,4}\b/iu;

/** @returns the last sound address of a message (who corrects themself does so to the right), else one that looks mistyped, or null. */
export function findEmail(message: string): EmailFound | null {
	const tokens = message
		.split(/[^\p{L}\p{N}.@_%+'-]+/u)
		.map((token) => token.replace(/^[.'-]+|['.-]+$/g, ""));
	const sound = tokens.findLast(isAddress);
	if (sound) {
		const guess = likelyAddress(sound);
		return guess ? { guess, raw: sound } : { address: sound.toLowerCase(), raw: sound };
	}
	const raw =
		message.match(dictated)?.[0] ??
		message.match(spaced)?.[0] ??
		message.match(withoutAt)?.[0] ??
		tokens.find((token) => /^[^@]+@[^@]+$/.test(token));
	return raw ? { guess: guessAt(raw), raw } : null;
}

function guessAt(raw: string): string | null {
	const joined = raw
		.toLowerCase()
		.replace(/ (?:arroba|at) /, "@")
		.replace(/ (?:punto|dot) /g, ".")
		.replace(/ (?:guion bajo|underscore) /g, "_")
		.replace(/,/g, ".")
		.replace(/\s/g, "");
	const withAt = joined.includes("@")
		? joined
		: joined.replace(/(gmail|hotmail|outlook|yahoo|icloud)\./, "@$1.");
	const whole = /@(?:gmail|hotmail|outlook|yahoo|icloud)$/.test(withAt) ? `${withAt}.com` : withAt;
	return isAddress(whole) ? (likelyAddress(whole) ?? whole) : null;
}
