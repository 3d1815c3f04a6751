import { redirectDocument } from "react-router";
import type { Cookies } from "../../http/accounts/accounts.ts";

/** Loads a new document: nothing of what was shown before stays in it. */
export function seeOther(path: string, cookies: Cookies = []): Response {
	return redirectDocument(path, {
		status: 303,
		headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
	});
}
