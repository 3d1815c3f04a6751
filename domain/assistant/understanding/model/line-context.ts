import { site } from "../../../../content/site.ts";
import { readable } from "../../../words/text.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { partsOf } from "../guided/reading.ts";
import type { ModelTurn } from "./model-engine.ts";
import type { Prompt } from "./prompt.ts";
import { likelihoodsOf } from "./weigh-command.ts";

/** What the lines of a model are checked against. */
export type LineContext = ReturnType<typeof lineContextOf>;

/** Gathers what the guided understanding makes of a message. */
export function lineContextOf({ guided, message, state, brand = site }: ModelTurn, { entries }: Prompt) {
	const parts = partsOf(readable(message), guided.language);
	const { country, turn, page, greetedIn } = guided.state;
	/** Before the message, with the turn counted. */
	const before: DialogueState = { ...state, country, turn, page, greetedIn };
	/** The ids of the entries that the model was sent. */
	const offered: ReadonlySet<string> = new Set([...entries.map(({ id }) => id), "advice"]);
	return { guided, message, brand, before, offered, parts, likelihoods: likelihoodsOf(parts) };
}
