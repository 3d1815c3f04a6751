import { createHash } from "node:crypto";

/**
 * Computes an idempotency key from a content and the day, so what is sent twice is stored once. A page with a form is
 * cached for all visitors and cannot carry a key of its own.
 * @param kind of what is sent. @param values its fields as they are stored; their names are part of the key. @param now
 * gives the day (UTC).
 */
export function contentKey(kind: string, values: Record<string, string | null>, now: Date): string {
	const fields = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
	const day = now.toISOString().slice(0, 10);
	return createHash("sha256")
		.update(JSON.stringify([kind, day, fields]))
		.digest("base64url");
}
