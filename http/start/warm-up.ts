import { addresses } from "../../content/addresses.ts";
import { takeTurn } from "../../domain/assistant/assistant.ts";
import { startDialogue } from "../../domain/assistant/dialogue/state.ts";

type RenderPage = (path: string) => Response | Promise<Response>;

/** Does what would be slow the first time: a turn of the assistant, then each page. Resolves when all pages are kept. */
export function warmUp(render: RenderPage): Promise<void> {
	// The first turn of a process reads the patterns and builds the index. It tells something of each kind, as what is
	// not looked for yet is read when it first is.
	takeTurn({
		state: startDialogue(),
		message:
			"Soy Ana Ruiz del Hotel Brisa, somos 12, perdemos reservas de noche. Para enero. ¿Cuánto cuesta?",
		language: "es",
	});
	return renderPages(render);
}

// Rendered and compressed before anybody asks, one at a time so that the first visitors are not held up.
async function renderPages(render: RenderPage): Promise<void> {
	const paths = Object.values(addresses).flatMap(({ es, en }) => [es, en]);
	for (const path of paths.filter((path) => !path.includes(":"))) {
		await Promise.resolve(render(path)).catch(() => undefined);
		await new Promise(setImmediate);
	}
}
