import { parse, serialize } from "hono/utils/cookie";
import { cleanText } from "../clean-text.ts";

export const commenterCookie = "commenter";

const hostPrefix = "__Host-";

/** The name to set a cookie under: at https, one that no other host of the domain can set. */
export function cookieName(name: string, https: boolean): string {
	return https ? hostPrefix + name : name;
}

/** @returns the value of a cookie; without the prefix, as earlier releases set it, when there is no other. */
export function cookieInHeader(header: string | null | undefined, name: string): string | undefined {
	if (!header) return undefined;
	const prefixed = hostPrefix + name;
	return parse(header, prefixed)[prefixed] ?? parse(header, name)[name];
}

export function cookieOf(request: Request, name: string): string | null {
	const value = cookieInHeader(request.headers.get("cookie"), name);
	return value === undefined ? null : cleanText(value);
}

export function removalHeaders(name: string, https: boolean): string[] {
	const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: https, maxAge: 0 } as const;
	return (https ? [hostPrefix + name, name] : [name]).map((one) => serialize(one, "", options));
}
