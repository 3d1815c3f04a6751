import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { serialize } from "hono/utils/cookie";
import { getCookie } from "../cookies.ts";

/**
 * A browser somebody signed in with before. Guesses at an account are slowed over all strange browsers together; a
 * known one has a count of its own, so nobody is locked out by others who guess (OWASP, "device cookies").
 */
const name = "site.device";

/** @returns what tells this browser from others that know the account, or null when it does not know it. */
export function knownDevice(request: Request, secret: string, account: string): string | null {
	const [id = "", given = ""] = (getCookie(request, name) ?? "").split(".");
	const expected = Buffer.from(signature(secret, account, id));
	const signed = Buffer.from(given);
	return expected.length === signed.length && timingSafeEqual(expected, signed) ? id : null;
}

/** @returns the Set-Cookie value that makes this browser known to the account. */
export function deviceCookie(secret: string, account: string, https: boolean): string {
	const id = randomBytes(16).toString("base64url");
	return serialize(name, `${id}.${signature(secret, account, id)}`, {
		path: "/",
		httpOnly: true,
		secure: https,
		sameSite: "Lax",
		maxAge: 365 * 86_400,
	});
}

function signature(secret: string, account: string, id: string): string {
	return createHmac("sha256", secret).update(`device:${account}:${id}`).digest("base64url");
}
