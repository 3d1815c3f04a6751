import { parse } from "hono/utils/cookie";
import { cleanText } from "./clean-text.ts";

/** Holds the name and e-mail of a commenter who asked to be remembered. */
export const commenterCookie = "commenter";

export function getCookie(request: Request, name: string): string | null {
	const header = request.headers.get("cookie");
	const value = header ? parse(header, name)[name] : undefined;
	return value === undefined ? null : cleanText(value);
}
