import { parse } from "hono/utils/cookie";

/** Holds the name and e-mail of a commenter who asked to be remembered. */
export const commenterCookie = "commenter";

export function getCookie(request: Request, name: string): string | null {
	const header = request.headers.get("cookie");
	return header ? (parse(header, name)[name] ?? null) : null;
}
