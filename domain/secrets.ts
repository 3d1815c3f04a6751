import { createHash, timingSafeEqual } from "node:crypto";

/** A plain hash: nobody guesses 256 random bits. */
export function hashOfToken(token: string): string {
	return digest(token).toString("base64url");
}

/** Compares two secrets. Hashes first, so that the comparison takes equally long for any input. */
export function isSameSecret(given: string, secret: string): boolean {
	return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}
