import { type Handoff, handoffId } from "./handoff.ts";

declare global {
	interface Window {
		__reactRouterContext?: Record<string, unknown>;
		__reactRouterRouteModules?: Record<string, unknown>;
	}
}

/**
 * Gives React Router what its own <Scripts> would have put in the page. Pages that hydrate at once carry
 * <Scripts> and no handoff: nothing to do.
 */
export async function takeHandoff(): Promise<void> {
	const element = document.getElementById(handoffId);
	if (!element?.textContent) return;
	const handoff: Handoff = JSON.parse(element.textContent);
	const data = "url" in handoff.data ? fetch(handoff.data.url) : new Response(handoff.data.text);
	const imports = handoff.routes.map(async ({ id, module }) => [id, await import(/* @vite-ignore */ module)]);
	await import(/* @vite-ignore */ handoff.manifest);
	window.__reactRouterContext = { ...handoff.context, stream: await bodyOf(data) };
	window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(imports));
}

async function bodyOf(answer: Response | Promise<Response>): Promise<ReadableStream | null> {
	const { ok, body } = await answer;
	if (!ok) throw new Error("The page's data could not be fetched.");
	return body;
}
