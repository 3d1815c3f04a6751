import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { serialize } from "hono/utils/cookie";
import { getCookie } from "../cookies.ts";

/** Unknown browsers share an account's rate limit; a known one has its own (OWASP, "device cookies"). */
const cookieName = "site.device";

/** @returns null for a browser that never signed in to the account. */
export function knownDevice(request: Request, secret: string, account: string): string | null {
	const [id = "", receivedSignature = ""] = (getCookie(request, cookieName) ?? "").split(".");
	const expected = Buffer.from(signature(secret, account, id));
	const received = Buffer.from(receivedSignature);
	return expected.length === received.length && timingSafeEqual(expected, received) ? id : null;
}

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
