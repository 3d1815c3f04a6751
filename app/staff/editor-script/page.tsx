import code from "./editor.inline.ts?minified";

/** What the editor does on its own where scripts run: it works without. */
export function loader() {
	return new Response(code, {
		headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "private, max-age=300" },
	});
}
