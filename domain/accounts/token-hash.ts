import { createHash } from "node:crypto";

/** A plain hash: nobody guesses 256 random bits. */
export function hashOfToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
