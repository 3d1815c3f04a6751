import type { Command } from "../../commands.ts";
import { commandOf, talks } from "../../dialogue/turn-context.ts";
import type { ModelTurn } from "./model-engine.ts";

/** What the guided understanding carries out by itself: a model could only lose it. */
const carriedOut: readonly Command["kind"][] = [
	"request",
	"complain",
	"trick",
	"forget-fact",
	"unreadable-contact",
	"ambiguous-budget",
];

/**
 * Whether a model is asked at all. It is not where the guided understanding is certain by construction: something was
 * pressed or filled in, something is carried out or put off, an address is to be corrected, or the summary stands.
 */
export function needsModel({ guided, state, message, input }: ModelTurn): boolean {
	const { commands } = guided;
	const typed = message.trim().toLowerCase();
	const isPressed = input !== undefined && input.kind !== "text";
	const isChoice = state.choices.some(({ label }) => label.toLowerCase() === typed);
	const isCarriedOut =
		guided.effects.some(({ kind }) => kind !== "record-unknown-question") ||
		commands.some((command) => carriedOut.includes(command.kind) && !("language" in command));
	const isQuiet = [state, guided.state].some(({ quiet, withdrawn }) => quiet || withdrawn);
	const isPlainYesOrNo =
		commands.length > 0 && commands.every(({ kind }) => kind === "affirm" || kind === "deny");
	const putsOff = talks(guided, "later") || commandOf(guided, "deny") !== undefined;
	const isPutOff = state.awaiting !== null && putsOff;
	const isSummary = state.awaiting === "summary";
	return !(isPressed || isChoice || isCarriedOut || isQuiet || isPlainYesOrNo || isPutOff || isSummary);
}
