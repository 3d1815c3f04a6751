/** The cookies an answer sets, as a browser sends them back. */
export function cookiesOf({ headers }: Response): string {
	return headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}
