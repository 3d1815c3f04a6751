import { createHash } from "node:crypto";

/**
 * What makes a form sent twice the same: everything that was filled in, on the same day. A page that is kept for
 * all visitors cannot hold a value of its own for each, so the content itself is the key.
 * @param values the form's fields as they are stored. @param now the day is read from it (UTC).
 */
export function formKey(form: string, values: Record<string, string | null>, now: Date): string {
	const fields = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
	const day = now.toISOString().slice(0, 10);
	return createHash("sha256")
		.update(JSON.stringify([form, day, fields]))
		.digest("base64url");
}
