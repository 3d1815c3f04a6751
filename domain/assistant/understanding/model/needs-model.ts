import { site } from "../../../../content/site.ts";
import { understand } from "../guided/understand.ts";
import type { ModelTurn } from "./model-turn.ts";

/** What the guided understanding carries out by itself: a model could only lose it. */
const carriedOut: ReadonlySet<string> = new Set(["request", "forget-slot", "unreadable-contact"]);

/**
 * Whether a model is asked at all. It is not where the guided understanding is certain by construction: something was
 * pressed or filled in, a request is carried out, data was taken back, an address is to be corrected, or the summary stands.
 */
export function needsModel({ guided, state, message, input, brand = site }: ModelTurn): boolean {
	const isPressed = input !== undefined && input.kind !== "text";
	const typed = message.trim().toLowerCase();
	const isChoice = state.choices.some(({ label }) => label.toLowerCase() === typed);
	const isCarriedOut = guided.wants !== "nothing" || guided.note !== null || guided.consent !== undefined;
	const isQuiet = [state, guided.state].some(({ quiet, withdrawn }) => quiet || withdrawn);
	const isExact = state.awaiting === "summary" || guided.state.awaiting === "email-guess";
	if (isPressed || isChoice || isCarriedOut || isQuiet || isExact) return false;
	const { commands } = understand(message, { state, language: guided.language, brand });
	return !commands.some(
		(command) => carriedOut.has(command.kind) && !(command.kind === "request" && command.what === "language"),
	);
}
