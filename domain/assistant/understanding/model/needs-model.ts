import type { Command } from "../../commands.ts";
import type { ModelTurn } from "./model-turn.ts";

/** What the guided understanding carries out by itself: a model could only lose it. */
const carriedOut: readonly Command["kind"][] = [
	"request",
	"complain",
	"trick",
	"forget-slot",
	"unreadable-contact",
];

/**
 * Whether a model is asked at all. It is not where the guided understanding is certain by construction: something was
 * pressed or filled in, something is carried out or put off, an address is to be corrected, or the summary stands.
 */
export function needsModel({ guided, state, message, input }: ModelTurn): boolean {
	const isPressed = input !== undefined && input.kind !== "text";
	const typed = message.trim().toLowerCase();
	const isChoice = state.choices.some(({ label }) => label.toLowerCase() === typed);
	const isCarriedOut = guided.wants !== "nothing" || guided.note !== null || guided.consent !== undefined;
	const isQuiet = [state, guided.state].some(({ quiet, withdrawn }) => quiet || withdrawn);
	const isExact = state.awaiting === "summary" || guided.state.awaiting === "email-guess";
	const isPlainYesOrNo = guided.commands.every(({ kind }) => kind === "affirm" || kind === "deny");
	const isPutOff = guided.commands.some(
		(command) => command.kind === "deny" || (command.kind === "small-talk" && command.about === "later"),
	);
	if (state.awaiting !== null && isPutOff) return false;
	if (isPressed || isChoice || isCarriedOut || isQuiet || isExact) return false;
	if (isPlainYesOrNo && guided.commands.length > 0) return false;
	return !guided.commands.some((command) => carriedOut.includes(command.kind) && !("language" in command));
}
