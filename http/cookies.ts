import { parse } from "hono/utils/cookie";

/** Holds the name and e-mail of who asked to find them filled in below the next post. */
export const commenterCookie = "commenter";

/** @returns the value of the request's cookie of this name, or null. */
export function getCookie(request: Request, name: string): string | null {
	const header = request.headers.get("cookie");
	return header ? (parse(header, name)[name] ?? null) : null;
}
