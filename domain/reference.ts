import { createHash } from "node:crypto";

const alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Derives a short reference that a person can read out on the phone, e.g. "7KQ4-M2XA". @param id its random id. */
export function referenceOf(id: string): string {
	const bytes = createHash("sha256").update(id).digest().subarray(0, 8);
	const letters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
	return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Checks the form only, not whether the reference exists. */
export function isReference(text: string): boolean {
	return /^[A-Z2-9]{4}-[A-Z2-9]{4}$/.test(text);
}
