import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** The Argon2id cost of OWASP's Password Storage Cheat Sheet. Each hash stores it (PHC format), so it can grow. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const digest = promisify(argon2);

/** @returns the hash to store, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(16);
	const hash = await digest("argon2id", { ...cost, message: normal(password), nonce, tagLength: 32 });
	const { memory, passes, parallelism } = cost;
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${phc(nonce)}$${phc(hash)}`;
}

/** @returns whether the password matches the hash; false for an invalid hash. */
export async function isPassword(hash: string, password: string): Promise<boolean> {
	const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
	if (!parts) return false;
	const [, memory, passes, parallelism, salt = "", stored = ""] = parts;
	const expected = Buffer.from(stored, "base64");
	const actual = await digest("argon2id", {
		message: normal(password),
		nonce: Buffer.from(salt, "base64"),
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
		tagLength: expected.length,
	});
	return timingSafeEqual(actual, expected);
}

/** Makes a password for an account that somebody else creates: shown once, 20 characters, about 100 bits. */
export function newPassword(): string {
	return randomText(20, 5);
}

/** Makes a text to be copied by hand: of each sign 5 bits, in groups with dashes between them. */
export function randomText(signs: number, group: number): string {
	// Leaves out letters and digits that look alike.
	const letters = "abcdefghijkmnpqrstuvwxyz23456789";
	const text = Array.from(randomBytes(signs), (byte) => letters[byte % letters.length]).join("");
	return (text.match(new RegExp(`.{1,${group}}`, "g")) ?? []).join("-");
}

// Another keyboard may compose the same text differently (NIST SP 800-63B, 3.1.1.2).
function normal(password: string): string {
	return password.normalize("NFKC");
}

function phc(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
}
