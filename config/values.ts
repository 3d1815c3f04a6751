import { z } from "zod";

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

export function isWeakSecret(secret: string, least = 32): boolean {
	return secret.length < least || new Set(secret).size < 8;
}

export function textLength(least: number, most: number) {
	const error = `must be ${least} to ${most} characters long`;
	return z.string().min(least, error).max(most, error);
}

/** Ports that `fetch` refuses, in programs and in browsers. Source: fetch.spec.whatwg.org, "port blocking". */
const blocked = new Set(
	[
		[1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95],
		[101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179],
		[389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636],
		[989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061],
		[6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
	].flat(),
);

export function isBlockedPort(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, port } = new URL(address);
	return /^https?:$/.test(protocol) && port !== "" && blocked.has(Number(port));
}
