import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { serialize } from "hono/utils/cookie";
import { getCookie } from "../cookies.ts";

/**
 * The cookie of a browser that signed in before. All unknown browsers share the rate limit of an account; a known
 * browser has its own, so an attacker's guesses do not lock the owner out (OWASP, "device cookies").
 */
const cookieName = "site.device";

/** Identifies a browser that signed in to the account. @returns null when it never did. */
export function knownDevice(request: Request, secret: string, account: string): string | null {
	const [id = "", receivedSignature = ""] = (getCookie(request, cookieName) ?? "").split(".");
	const expected = Buffer.from(signature(secret, account, id));
	const received = Buffer.from(receivedSignature);
	return expected.length === received.length && timingSafeEqual(expected, received) ? id : null;
}

/** Makes the Set-Cookie value that marks this browser as known to the account. */
export function deviceCookie(secret: string, account: string, https: boolean): string {
	const id = randomBytes(16).toString("base64url");
	return serialize(cookieName, `${id}.${signature(secret, account, id)}`, {
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
