import { createHash } from "node:crypto";
import type { MessageRole } from "./message-store.ts";

const start = "start:";

/**
 * Where a visitor's transcripts start: nothing said yet. The visitor is part of every fingerprint, so that knowing or
 * guessing what somebody said opens nobody's conversation.
 * @param visitor a fingerprint: with what was said beside it, an address itself could be tried out.
 */
export function emptyTranscript(visitor: string): string {
	return start + createHash("sha256").update(visitor).digest("base64url");
}

/** Whether nothing has been said yet. */
export function isEmptyTranscript(hash: string): boolean {
	return hash.startsWith(start);
}

/**
 * The fingerprint of a transcript with one more message. Callers that keep no conversation id resend what
 * was said; the fingerprint finds their conversation again. What stands before the visitor's first message
 * (a greeting) does not count: some callers keep it, some do not.
 */
export function extendTranscript(hash: string, role: MessageRole, content: string): string {
	if (isEmptyTranscript(hash) && role === "assistant") return hash;
	return createHash("sha256").update(`${hash}\n${role}\n${content}`).digest("base64url");
}
