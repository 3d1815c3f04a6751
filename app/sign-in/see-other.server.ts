import { redirect } from "react-router";
import type { Cookies } from "../../http/accounts/accounts.ts";

/** Sends the browser on after a form, with the cookies of its session. */
export function seeOther(path: string, cookies: Cookies = []): Response {
	return redirect(path, {
		status: 303,
		headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
	});
}
