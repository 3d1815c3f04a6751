import { randomBytes } from "node:crypto";

/** What a use case needs from outside itself; tests pass their own, so none of them waits or guesses. */
export type World = {
	now(): Date;
	/** A new unguessable id: at least 128 random bits, URL-safe. */
	newId(): string;
	/** From 0 up to 1, for jitter. */
	random(): number;
};

export const realWorld: World = {
	now: () => new Date(),
	newId: () => randomBytes(18).toString("base64url"),
	random: Math.random,
};
