import { holdsLink } from "../../../words/offers.ts";

const longNumber = /\+?\d(?:[ -]?\d){8,}/g;

/**
 * Removes addresses and long numbers from a need. They are often those of third parties, and people pass the document on.
 * Takes and returns a single line.
 */
export function withoutAddresses(text: string | null): string | null {
	if (text === null) return null;
	const words = text.replace(longNumber, "…").split(" ");
	return words
		.map((word) => (/\S@\S/.test(word) || holdsLink(word) ? "…" : word))
		.join(" ")
		.replace(/…(?: …)+/g, "…");
}
