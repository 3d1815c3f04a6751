/** Removes a previous session from the headers, so that better-auth starts a new one. */
export function withoutSession(headers: Headers): Headers {
	const cookies = (headers.get("cookie") ?? "").split(/;\s*/).filter((one) => !/session_token=/.test(one));
	headers.set("cookie", cookies.join("; "));
	return headers;
}

/** The headers of a browser that took the cookies of an answer. */
export function sessionHeaders(answer: Headers): Headers {
	const cookie = answer
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
	return new Headers({ cookie });
}

/** Renames the cookies of a session from an earlier release, or from other portal hosts, unless there are newer ones. */
export function withPrefix(cookies: string, prefix: "__Host-" | "__Secure-"): string {
	if (cookies.includes(`${prefix}site.session_token=`)) return cookies;
	return cookies.replaceAll(/(?<=^|;\s*)__(Host|Secure)-site\./g, `${prefix}site.`);
}
