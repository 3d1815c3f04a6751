import { z } from "zod";
import { likelyAddress } from "../../../contact/email.ts";
import { fold } from "../text/text.ts";

/** What a message holds of an e-mail address: a sound one, one that looks mistyped (with our guess), or none. */
export type EmailHeard =
	| { kind: "address"; address: string; raw: string }
	| { kind: "mistyped"; guess: string | null; raw: string }
	| null;

const valid = z.email().max(254);
const separator = /[^\p{L}\p{N}.@_%+'-]+/u;
const providers = ["gmail", "hotmail", "outlook", "yahoo", "icloud", "live"];
const spoken =
	/([\p{L}\p{N}._%+-]{1,64}(?: (?:punto|dot|guion bajo|underscore|guion|dash) [\p{L}\p{N}_%+-]{1,30}){0,3}) ?(?: arroba |\(at\)|\[at\]| at (?=[\w-]+ dot ))\s?([\p{L}\p{N}-]{1,60}(?:(?: punto | dot |[.,])[\p{L}\p{N}-]{2,30}){0,3})/iu;
const withComma = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,60},[a-z]{2,6}\b(?!@)/iu;
const spaced = /[\p{L}\p{N}._%+-]{1,64}(?: @ ?|@ )[\p{L}\p{N}-]{1,60}\.[a-z.]{2,12}/iu;

/** Reads the e-mail address in a message. The last sound one wins: people correct themselves to the right. */
export function hearEmail(message: string): EmailHeard {
	const odd = message.match(spoken) ?? message.match(withComma) ?? message.match(spaced);
	const tokens = message.split(separator).map((token) => token.replace(/^[.'-]+|['-]+$/g, ""));
	const sound = tokens
		.filter((token) => token.includes("@"))
		.map(withoutFullStop)
		.filter(isAddress)
		.at(-1);
	if (sound !== undefined) {
		const guess = likelyAddress(sound);
		const address = sound.toLowerCase();
		return guess === null
			? { kind: "address", address, raw: sound }
			: { kind: "mistyped", guess, raw: sound };
	}
	if (odd) return { kind: "mistyped", guess: guessAt(odd[0]), raw: odd[0] };
	const broken = tokens.find((token) => token.includes("@") || isProviderWithoutAt(token));
	return broken === undefined ? null : { kind: "mistyped", guess: guessAt(broken), raw: broken };
}

function isAddress(text: string): boolean {
	return valid.safeParse(text).success;
}

/** "ana@brisa.co." ends a sentence; "ana@brisa." or "ana@brisa.co.." is a slip. */
function withoutFullStop(token: string): string {
	return /[^.]\.[^.]+\.$/.test(token) ? token.slice(0, -1) : token;
}

function guessAt(text: string): string | null {
	const joined = fold(text)
		.replace(/ ?(?: arroba |\(at\)|\[at\]| at ) ?/, "@")
		.replace(/ punto | dot /g, ".")
		.replace(/ guion bajo | underscore /g, "_")
		.replace(/ guion | dash /g, "-")
		.replace(/,/g, ".")
		.replace(/\s/g, "")
		.replace(/\.{2,}/g, ".")
		.replace(/@{2,}/g, "@")
		.replace(/\.$/, "");
	const [, before, provider, after] =
		joined.match(/^([^@]{2,64}?)(gmail|hotmail|outlook|yahoo|icloud|live)(\.[a-z.]{2,8})$/) ?? [];
	const withAt =
		joined.includes("@") || !before ? joined : `${before.replace(/\.$/, "")}@${provider}${after}`;
	const withEnd = providers.some((name) => withAt.endsWith(`@${name}`)) ? `${withAt}.com` : withAt;
	return isAddress(withEnd) ? (likelyAddress(withEnd) ?? withEnd) : null;
}

/** "anagmail.com": the provider is there, the @ is not. */
function isProviderWithoutAt(token: string): boolean {
	return /^[\p{L}\p{N}._-]{2,64}(?:gmail|hotmail|outlook|yahoo|icloud)\.[a-z]{2,4}\.?$/iu.test(token);
}
