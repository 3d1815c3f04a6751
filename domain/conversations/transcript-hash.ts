import { createHash } from "node:crypto";
import type { Role } from "./conversation-store.ts";

/** Where every transcript starts: nothing said yet. */
export const emptyTranscript = "";

/**
 * The fingerprint of a transcript with one more message. Callers that keep no conversation id resend what
 * was said; the fingerprint finds their conversation again. What stands before the visitor's first message
 * (a greeting) does not count: some callers keep it, some do not.
 */
export function extendTranscript(hash: string, role: Role, content: string): string {
	if (hash === emptyTranscript && role === "assistant") return hash;
	return createHash("sha256").update(`${hash}\n${role}\n${content}`).digest("base64url");
}
