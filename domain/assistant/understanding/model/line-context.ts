import { site } from "../../../../content/site.ts";
import { readable } from "../../../words/text.ts";
import type { Command } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { readCommand } from "../guided/read-commands.ts";
import { confidenceOf, guessesIn, type Part, partsOf } from "../guided/reading.ts";
import type { ModelTurn } from "./model-engine.ts";
import type { Prompt } from "./prompt.ts";

/** What the lines of a model are checked against. */
export type LineContext = ReturnType<typeof lineContextOf>;

/** Gathers what the guided understanding makes of a message. */
export function lineContextOf({ guided, message, state, brand = site }: ModelTurn, { entries }: Prompt) {
	const parts = partsOf(readable(message), guided.language);
	const { country, turn, pageLanguage, greetingLanguage } = guided.state;
	/** Before the message, with the turn counted. */
	const before: DialogueState = { ...state, country, turn, pageLanguage, greetingLanguage };
	/** The ids of the entries that the model was sent. */
	const offered: ReadonlySet<string> = new Set([...entries.map(({ id }) => id), "advice"]);
	return { guided, message, brand, before, offered, parts, likelihoods: likelihoodsOf(parts) };
}

/** How likely the guided understanding finds it that a message asks for something, from 0 to 1. */
type Likelihoods = ReadonlyMap<string, number>;

const leastOfRequests = 0.2;
/** A person who is offered to somebody content costs little, a courtesy to somebody angry much. */
const leastOfComplaints = 0.05;

function likelihoodsOf(parts: readonly Part[]): Likelihoods {
	const likelihoods = new Map<string, number>();
	for (const { part, guess } of guessesIn(parts)) {
		const command = readCommand({ ...part, label: guess.label });
		const name = command && nameOf(command);
		if (name) likelihoods.set(name, Math.max(confidenceOf(guess), likelihoods.get(name) ?? 0));
	}
	return likelihoods;
}

/** Whether the guided understanding supports a model's request. A command that only says something needs no support. */
export function isSupported(command: Command, likelihoods: Likelihoods): boolean {
	const isLikely = (...names: string[]) =>
		names.some((name) => (likelihoods.get(name) ?? 0) >= leastOfRequests);
	if (command.kind === "likely-request") return isLikely("person", "call") || mayComplain(likelihoods);
	return command.kind !== "request" || isLikely(command.what);
}

/** Whether somebody may be complaining: no courtesy is meant for them. */
export function mayComplain(likelihoods: Likelihoods): boolean {
	return ["complain", "existing-client"].some((name) => (likelihoods.get(name) ?? 0) >= leastOfComplaints);
}

function nameOf(command: Command): string | undefined {
	if (command.kind === "ask") return command.entries[0];
	return command.kind === "request" ? command.what : command.kind;
}
