import type { ModelTurn } from "./model-turn.ts";

/**
 * Whether a model is asked at all. It is not where the guided understanding is certain by construction: something was
 * pressed or filled in, a request is carried out, data was taken back, an address is to be corrected, or the summary stands.
 */
export function needsModel({ guided, state, message, input }: ModelTurn): boolean {
	const isPressed = input !== undefined && input.kind !== "text";
	const typed = message.trim().toLowerCase();
	const isChoice = state.choices.some(({ label }) => label.toLowerCase() === typed);
	const isCarriedOut = guided.wants !== "nothing" || guided.note !== null || guided.consent !== undefined;
	const isQuiet = [state, guided.state].some(({ quiet, withdrawn }) => quiet || withdrawn);
	const isRequested = guided.state.wanted !== null && state.wanted === null;
	const isExact = state.awaiting === "summary" || guided.state.awaiting === "email-guess";
	return !(isPressed || isChoice || isCarriedOut || isQuiet || isRequested || isExact);
}
