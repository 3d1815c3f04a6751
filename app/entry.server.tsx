import { randomBytes } from "node:crypto";
import { islandsEntry } from "virtual:islands-entry";
import { renderToReadableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { isOutOfService } from "../db/out-of-service.ts";
import { outageContext, servicesContext } from "../http/context.ts";
import { portalOrigins } from "../http/hosts/portal-host.ts";
import { islandPropsContext } from "../http/pages/island-props-cache.ts";
import { isMarked } from "../http/site-routes.ts";
import { contentSecurityPolicy } from "./document/content-security-policy.server.ts";
import { handoffScript } from "./document/handoff.server.ts";
import { type PlacedScript, ScriptCollector } from "./document/inline-script.tsx";
import { StyleCollector } from "./document/inline-style.tsx";
import { IslandCollector, type PlacedIsland } from "./islands/island.tsx";

/** React Router's, in the head: at their usual priority the scripts would delay the first paint. */
const modulePreload = '<link rel="modulepreload"';

/** Writes a page's error to the log, never to the page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	if (isOutOfService(error)) context.get(outageContext).happened = true;
	context.get(servicesContext).log.error({ err: error }, "a page failed");
};

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
	const isApplication = context.staticHandlerContext.matches.some(({ route }) =>
		isMarked(route.handle, "application"),
	);
	// An application is never cached, so its scripts carry a nonce.
	const nonce = isApplication ? randomBytes(16).toString("base64") : undefined;
	const place = isApplication ? null : (island: PlacedIsland) => islands.push(island) - 1;
	const collect = (script: PlacedScript) => {
		scripts.add(script.code);
		for (const origin of script.frameOrigins) frames.add(origin);
	};
	const render = async (routerContext: EntryContext) => {
		const tree = (
			<StyleCollector value={(css) => styles.add(css)}>
				<ScriptCollector value={collect}>
					<IslandCollector value={place}>
						<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
					</IslandCollector>
				</ScriptCollector>
			</StyleCollector>
		);
		const stream = await renderToReadableStream(tree, { onError: () => undefined, nonce });
		await stream.allReady;
		const html = await new Response(stream).text();
		return html
			.replaceAll(modulePreload, `${modulePreload} fetchpriority="low"`)
			.replace("</head>", () => `${[...styles].map(styleElement).join("")}</head>`)
			.replace("</body>", () => `${[...scripts].map(scriptElement).join("")}</body>`);
	};
	const { pathname, search } = new URL(request.url);
	const islandProps = headers.get("Cache-Control") === "public" ? loadContext.get(islandPropsContext) : null;
	const html = await render(isApplication ? context : { ...context, serverHandoffStream: undefined });
	const storeProps = islandProps && ((props: string) => islandProps.put(pathname + search, props));
	const handoff = islands.length > 0 ? handoffScript(islandsEntry, islands, storeProps) : "";
	const formsTo = portalOrigins(loadContext.get(servicesContext).settings);
	// Hot reload adds inline scripts.
	if (!import.meta.env.DEV)
		headers.set(
			"Content-Security-Policy",
			contentSecurityPolicy({ styles, scripts, frames, formsTo, nonce }),
		);
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
