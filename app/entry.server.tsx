import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { servicesContext } from "../http/context.ts";
import { shelfContext } from "../http/handoff-shelf.ts";
import { portalOrigins } from "../http/portal-host.ts";
import { isStaffRoute } from "../http/staff-path.ts";
import { contentSecurityPolicy } from "./document/content-security-policy.server.ts";
import { handoffScript } from "./document/handoff.server.ts";
import { type PlacedScript, ScriptCollector } from "./document/inline-script.tsx";
import { StyleCollector } from "./document/inline-style.tsx";
import { IslandCollector, type PlacedIsland } from "./islands/island.tsx";

/** What broke while a page was made: into the log, never into the page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	context.get(servicesContext).log.error({ err: error }, "a page failed");
};

/** Renders the whole page before answering: it is kept by the page cache and carries the hashes of its own styles. */
export default async function renderPage(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	headers.set("Content-Type", "text/html; charset=utf-8");
	const styles = new Set<string>();
	const scripts = new Set<string>();
	const frames = new Set<string>();
	const islands: PlacedIsland[] = [];
	const place = import.meta.env.DEV ? null : (island: PlacedIsland) => islands.push(island) - 1;
	const collect = (script: PlacedScript) => {
		scripts.add(script.code);
		for (const origin of script.frames) frames.add(origin);
	};
	const render = async (routerContext: EntryContext) => {
		const tree = (
			<StyleCollector value={(css) => styles.add(css)}>
				<ScriptCollector value={collect}>
					<IslandCollector value={place}>
						<ServerRouter context={routerContext} url={request.url} />
					</IslandCollector>
				</ScriptCollector>
			</StyleCollector>
		);
		const stream = await renderToReadableStream(tree, { onError: () => undefined });
		await stream.allReady;
		const html = await new Response(stream).text();
		return html
			.replace("</head>", () => `${[...styles].map(styleElement).join("")}</head>`)
			.replace("</body>", () => `${[...scripts].map(scriptElement).join("")}</body>`);
	};
	// Development keeps React Router's own scripts, which bring hot reload; they are inline, so no policy there.
	if (import.meta.env.DEV) return new Response(await render(context), { status, headers });

	const { pathname, search } = new URL(request.url);
	const shelf = headers.get("Cache-Control") === "public" ? loadContext.get(shelfContext) : null;
	const html = await render({ ...context, serverHandoffStream: undefined });
	// The staff's rooms stay plain HTML.
	const hydrates = islands.length > 0 && !isStaffRoute(pathname);
	const shelve = shelf && ((props: string) => shelf.put(pathname + search, props));
	const handoff = hydrates ? handoffScript(context.manifest.entry, islands, shelve) : "";
	const formsTo = portalOrigins(loadContext.get(servicesContext).settings);
	headers.set("Content-Security-Policy", contentSecurityPolicy({ styles, scripts, frames, formsTo }));
	return new Response(
		html.replace("</body>", () => `${handoff}</body>`),
		{ status, headers },
	);
}

function styleElement(css: string): string {
	return `<style>${css}</style>`;
}

function scriptElement(code: string): string {
	return `<script>${code}</script>`;
}
