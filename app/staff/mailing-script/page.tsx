import code from "./mailing.inline.ts?minified";

/** Keeps the numbers of a newsletter on its way up to date where scripts run. */
export function loader() {
	return new Response(code, {
		headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "private, max-age=300" },
	});
}
