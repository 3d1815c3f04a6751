import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/**
 * Argon2id with the cost OWASP's Password Storage Cheat Sheet asks for (19 MiB, 2 passes, 1 lane), kept in the PHC
 * string format so that the cost can grow without losing what is stored.
 */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const digest = promisify(argon2);

/** @returns the hash to store, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(16);
	const hash = await digest("argon2id", { ...cost, message: normal(password), nonce, tagLength: 32 });
	const { memory, passes, parallelism } = cost;
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${phc(nonce)}$${phc(hash)}`;
}

/** @returns whether the password is the one that was hashed; false for a hash that is none. */
export async function isPassword(hash: string, password: string): Promise<boolean> {
	const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
	if (!parts) return false;
	const [, memory, passes, parallelism, salt = "", stored = ""] = parts;
	const expected = Buffer.from(stored, "base64");
	const given = await digest("argon2id", {
		message: normal(password),
		nonce: Buffer.from(salt, "base64"),
		memory: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
		tagLength: expected.length,
	});
	return timingSafeEqual(given, expected);
}

/** For an account made by somebody else: said once, changed by its owner. 20 characters, about 100 bits. */
export function newPassword(): string {
	// Without letters and digits that look alike when read aloud or copied by hand.
	const letters = "abcdefghijkmnpqrstuvwxyz23456789";
	const text = Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join("");
	return text.replace(/(.{5})(?=.)/g, "$1-");
}

// The same text typed on another keyboard may be composed otherwise (NIST SP 800-63B, 3.1.1.2).
function normal(password: string): string {
	return password.normalize("NFKC");
}

function phc(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
}
