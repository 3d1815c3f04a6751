import { site } from "../../../../content/site.ts";
import type { Command } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import type { Reply } from "../../reply.ts";
import type { Brand } from "../../say.ts";
import { understand } from "../guided/understand.ts";
import type { Checks } from "./accept-line.ts";
import type { Evidence } from "./accept-slot.ts";
import { commandsOfFacts } from "./commands-of-facts.ts";
import type { ModelTurn } from "./model-turn.ts";
import type { Prompt } from "./prompt.ts";
import { likelihoodsOf } from "./weigh-command.ts";

/** What the lines of a model are read against. */
export type Ground = {
	guided: Reply;
	brand: Brand;
	/** Before the message, with what the guided understanding took over beside facts. */
	before: DialogueState;
	/** The facts that it took over, as commands. */
	facts: readonly Command[];
	checks: Checks;
};

/** Gathers what the guided understanding makes of a message. */
export function groundOf(turn: ModelTurn, { entries }: Prompt): Ground {
	const { guided, message, history, state, brand = site } = turn;
	const { suggested, country, turn: count, page, greetedIn } = guided.state;
	const before = { ...state, suggested, country, turn: count, page, greetedIn };
	const understood = understand(message, { state: before, language: guided.language, brand });
	const { commands } = understood;
	const said = history.filter(({ role }) => role === "user").map(({ content }) => content);
	const checks: Checks = {
		...{ message, written: [...said, message], language: guided.language, known: guided.state.facts },
		mayTell: mayTell(guided, commands),
		offered: new Set([...entries.map(({ id }) => id), "advice"]),
		likelihoods: likelihoodsOf(message, understood),
		isPlain: commands.some((command) => command.kind === "ask" && command.sure),
	};
	return { guided, brand, before, facts: commandsOfFacts(before.facts, guided.state.facts), checks };
}

function mayTell({ state }: Reply, commands: readonly Command[]): Evidence["mayTell"] {
	if (commands.some(({ kind }) => kind === "trick")) return "nothing";
	return state.audience === "prospect" ? "all" : "who";
}
