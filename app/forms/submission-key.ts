/** The hidden field with a form's submission key. The server stores a form that is sent twice with one key once. */
export const submissionKeyName = "submission-key";

/** Makes a key in the browser. randomUUID is missing on plain http, where sites are tried out. */
export function newSubmissionKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
