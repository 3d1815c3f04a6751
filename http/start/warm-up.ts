import { addresses } from "../../content/addresses.ts";
import { takeTurn } from "../../domain/assistant/assistant.ts";
import { startDialogue } from "../../domain/assistant/dialogue/state.ts";

type RenderPage = (path: string) => Promise<unknown>;

/** Takes one turn of the assistant and renders every page, so that no first visitor waits. @param signal ends it. */
export function warmUp(render: RenderPage, signal: AbortSignal): Promise<void> {
	// The first turn reads the patterns and builds the index. The message has a fact of each kind, because each kind
	// loads its patterns on first use.
	takeTurn({
		state: startDialogue(),
		message:
			"Soy Ana Ruiz del Hotel Brisa, somos 12, perdemos reservas de noche. Para enero. ¿Cuánto cuesta?",
		language: "es",
	});
	return renderPages(render, signal);
}

async function renderPages(render: RenderPage, signal: AbortSignal): Promise<void> {
	const paths = Object.values(addresses).flatMap(({ es, en }) => [es, en]);
	for (const path of paths.filter((path) => !path.includes(":"))) {
		if (signal.aborted) return;
		await render(path).catch(() => undefined);
		await new Promise(setImmediate);
	}
}
