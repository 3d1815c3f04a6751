import code from "./copy.inline.ts?minified";

/** Copies a link where scripts run; without them it is selected by hand. */
export function loader() {
	return new Response(code, {
		headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "private, max-age=300" },
	});
}
