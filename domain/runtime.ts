import { createHmac, randomBytes } from "node:crypto";

export type Runtime = {
	now(): Date;
	/** A new unguessable id: at least 128 random bits, URL-safe. */
	newId(): string;
	/** From 0 up to 1, for jitter. */
	random(): number;
	/** A keyed hash, URL-safe, the same in every process. Without the site's secret nobody can test guesses. */
	fingerprint(text: string): string;
};

/** Creates the runtime of the site. @param secret the site's, the same in all its processes. */
export function runtimeOf(secret: string): Runtime {
	return {
		now: () => new Date(),
		newId: () => randomBytes(18).toString("base64url"),
		random: Math.random,
		fingerprint: (text) => createHmac("sha256", secret).update(`fingerprint:${text}`).digest("base64url"),
	};
}

/** For programs of their own: their fingerprints match those of no other process. */
export const realRuntime: Runtime = runtimeOf(randomBytes(32).toString("base64url"));
