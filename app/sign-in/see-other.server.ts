import { redirectDocument } from "react-router";
import type { Cookies } from "../../http/accounts/auth-context.ts";

/** Loads a new document: nothing of what was shown before stays in it. */
export function seeOther(path: string, cookies: Cookies = [], more: [string, string][] = []): Response {
	return redirectDocument(path, {
		status: 303,
		headers: [...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]), ...more],
	});
}

/** Leaves nothing of the session in the browser. Other cookies stay: the visitor's conversation, the known device. */
export function seeOtherSignedOut(path: string, cookies: Cookies): Response {
	return seeOther(path, cookies, [["Clear-Site-Data", '"cache", "storage"']]);
}
