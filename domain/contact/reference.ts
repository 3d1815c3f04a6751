import { createHash } from "node:crypto";

/** Without letters and digits that are read for one another. */
const alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A short name for a stored thing that a person can read out on the phone, e.g. "7KQ4-M2XA". @param id its random id. */
export function referenceOf(id: string): string {
	const bytes = createHash("sha256").update(id).digest().subarray(0, 8);
	const letters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
	return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Whether a text can be a reference at all. */
export function isReference(text: string): boolean {
	return /^[A-Z2-9]{4}-[A-Z2-9]{4}$/.test(text);
}
