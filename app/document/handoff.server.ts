import type { EntryContext } from "react-router";
import { type Handoff, handoffId } from "./handoff.ts";

/** The inert JSON that takes the place of React Router's <Scripts>. See docs/decisions/0003. */
export async function handoffScript(
	context: EntryContext,
	/** Keeps the data elsewhere and says where; null when it must stay in the page. */
	shelve: ((data: string) => string) | null,
): Promise<string> {
	const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = context;
	const text = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
	const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
	const handoff: Handoff = {
		entry: manifest.entry.module,
		preload: [
			...new Set([
				...manifest.entry.imports,
				manifest.url,
				...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
			]),
		],
		manifest: manifest.url,
		routes: routes.map(({ id, module }) => ({ id, module })),
		context: JSON.parse(serverHandoffString ?? "{}"),
		data: shelve ? { url: shelve(text) } : { text },
	};
	return `<script type="application/json" id="${handoffId}">${escapeForScript(JSON.stringify(handoff))}</script>`;
}

function escapeForScript(json: string): string {
	return json.replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
