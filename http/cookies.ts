import { parse } from "hono/utils/cookie";

/** @returns the value of the request's cookie of this name, or null. */
export function getCookie(request: Request, name: string): string | null {
	const header = request.headers.get("cookie");
	return header ? (parse(header, name)[name] ?? null) : null;
}
