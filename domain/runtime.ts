import { createHmac, randomBytes } from "node:crypto";

export type Runtime = {
	now(): Date;
	/** A new unguessable id: at least 128 random bits, URL-safe. */
	newId(): string;
	/** From 0 up to 1, for jitter. */
	random(): number;
	/** URL-safe. Without the site's secret nobody can try addresses out; every process makes the same. */
	fingerprint(text: string): string;
};

/** @param secret the site's, the same in all its processes. */
export function runtimeOf(secret: string): Runtime {
	return {
		now: () => new Date(),
		newId: () => randomBytes(18).toString("base64url"),
		random: Math.random,
		fingerprint: (text) => createHmac("sha256", secret).update(`fingerprint:${text}`).digest("base64url"),
	};
}

/** For programs that recognize nobody from another process: its fingerprints are this one's alone. */
export const realRuntime: Runtime = runtimeOf(randomBytes(32).toString("base64url"));
