import { z } from "zod";
import { isBlockedPort } from "./blocked-ports.ts";

export const email = z.email("must be one email address, like name@example.com");

export function wholeNumber(least: number, most: number) {
	const error = `must be a whole number from ${least} to ${most}`;
	return z
		.string()
		.trim()
		.regex(/^\d{1,9}$/, error)
		.transform(Number)
		.pipe(z.number().min(least, error).max(most, error));
}

export function dollarAmount(most: number) {
	const error = `must be an amount of dollars from 0 to ${most}, like 2.50`;
	return z
		.string()
		.trim()
		.regex(/^\d{1,6}(\.\d{1,4})?$/, error)
		.transform(Number)
		.pipe(z.number().max(most, error));
}

export function webAddress(protocol: RegExp, expected: string) {
	return z
		.url({ protocol, error: `must be ${expected}` })
		.refine((url) => !isBlockedPort(url), "must use another port: requests to this one are always blocked");
}

/** Tells whether a secret is short, or made of very few different characters. */
export function isWeakSecret(secret: string): boolean {
	return secret.length < 32 || new Set(secret).size < 8;
}

export function textLength(least: number, most: number) {
	const error = `must be ${least} to ${most} characters long`;
	return z.string().min(least, error).max(most, error);
}
