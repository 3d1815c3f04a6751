import { createHash } from "node:crypto";

/**
 * Computes the idempotency key of a form from its content and the day, so a form sent twice is stored once.
 * Pages are cached for all visitors and cannot carry a key of their own.
 * @param values the form's fields as they are stored. @param now gives the day (UTC).
 */
export function formKey(form: string, values: Record<string, string | null>, now: Date): string {
	const fields = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
	const day = now.toISOString().slice(0, 10);
	return createHash("sha256")
		.update(JSON.stringify([form, day, fields]))
		.digest("base64url");
}
