import type { DocumentKind } from "../../shared/search.ts";

/** Part of every stored position: never change the number of a kind. */
const numbers: Record<DocumentKind, bigint> = {
	lead: 1n,
	conversation: 2n,
	post: 3n,
	"public-post-es": 4n,
	"public-post-en": 5n,
};

/** Bits for milliseconds since 1970 (until the year 2109), and for the documents of one millisecond. */
const timeBits = 42n;
const sequenceBits = 16n;

/** The most documents of a kind in one millisecond. */
export const positionsPerMillisecond = 1n << sequenceBits;

/** Returns the first position of a kind at a moment; later moments have higher ones. @param at ISO 8601, UTC. */
export function firstPosition(kind: DocumentKind, at: string): bigint {
	const milliseconds = BigInt(Math.max(0, Date.parse(at) || 0));
	return ((numbers[kind] << timeBits) | milliseconds) << sequenceBits;
}

/** Returns the range of positions of a kind: from `first`, below `end`. */
export function positionsOf(kind: DocumentKind): { first: bigint; end: bigint } {
	const bits = timeBits + sequenceBits;
	return { first: numbers[kind] << bits, end: (numbers[kind] + 1n) << bits };
}
