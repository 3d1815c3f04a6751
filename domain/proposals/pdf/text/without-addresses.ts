import { holdsLink } from "../../../words/offers.ts";

/** Nine digits or more: a telephone, an identity card, an account. */
const longNumber = /\+?\d(?:[ -]?\d){8,}/g;

/**
 * A need without the addresses and long numbers in it, which are often those of third parties: the document is handed
 * on to others. Takes and returns a single line.
 */
export function withoutAddresses(text: string | null): string | null {
	if (text === null) return null;
	const words = text.replace(longNumber, "…").split(" ");
	return words
		.map((word) => (/\S@\S/.test(word) || holdsLink(word) ? "…" : word))
		.join(" ")
		.replace(/…(?: …)+/g, "…");
}
