import { redirectDocument } from "react-router";
import type { Cookies } from "../../http/accounts/accounts.ts";

/**
 * Sends the browser on after a form, with the cookies of its session. It leads to another application, or out of one:
 * nothing of what was shown before stays in the document.
 */
export function seeOther(path: string, cookies: Cookies = []): Response {
	return redirectDocument(path, {
		status: 303,
		headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
	});
}
