import { createHash } from "node:crypto";
import type { MessageRole } from "../../shared/conversation.ts";

const start = "start:";

/**
 * Returns the hash of an empty transcript of one visitor. Every hash depends on the visitor, so guessing somebody's
 * words opens nobody's conversation.
 * @param fingerprint a keyed fingerprint, so that nobody can find the address by trying.
 */
export function emptyTranscriptHash(fingerprint: string): string {
	return startingHash(fingerprint);
}

/** Returns the hash of a conversation that no transcript finds. @param id random; what is written later changes the hash. */
export function unfindableTranscriptHash(id: string): string {
	return startingHash(id);
}

function startingHash(seed: string): string {
	return start + createHash("sha256").update(seed).digest("base64url");
}

/** Tells whether a hash holds no question yet. */
export function isBeforeFirstQuestion(hash: string): boolean {
	return hash.startsWith(start);
}

/**
 * Returns the hash of a transcript with one more message. Callers without a conversation id send the whole history,
 * and its hash finds the conversation. Ignores a greeting before the visitor's first message, since some callers
 * leave it out.
 */
export function extendTranscriptHash(hash: string, role: MessageRole, content: string): string {
	if (isBeforeFirstQuestion(hash) && role === "assistant") return hash;
	return createHash("sha256").update(`${hash}\n${role}\n${content}`).digest("base64url");
}
