import { site } from "../../../../content/site.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import type { Reply } from "../../reply.ts";
import type { AssistantBrand } from "../../say.ts";
import type { ModelTurn } from "./model-turn.ts";
import type { Prompt } from "./prompt.ts";
import { type Likelihoods, likelihoodsOf } from "./weigh-command.ts";

/** What the lines of a model are read against. */
export type Ground = {
	guided: Reply;
	message: string;
	brand: AssistantBrand;
	/** Before the message, with the turn counted. */
	before: DialogueState;
	/** The ids of the entries that it was sent. */
	offered: ReadonlySet<string>;
	likelihoods: Likelihoods;
};

/** Gathers what the guided understanding makes of a message. */
export function groundOf(turn: ModelTurn, { entries }: Prompt): Ground {
	const { guided, message, state, brand = site } = turn;
	const { country, turn: count, page, greetedIn } = guided.state;
	return {
		guided,
		message,
		brand,
		before: { ...state, country, turn: count, page, greetedIn },
		offered: new Set([...entries.map(({ id }) => id), "advice"]),
		likelihoods: likelihoodsOf(message, guided.language),
	};
}
