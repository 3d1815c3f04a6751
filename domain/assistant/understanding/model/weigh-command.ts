import type { Command } from "../../commands.ts";
import { actOf } from "../guided/acts.ts";
import { confidenceOf, guessesIn, type Part } from "../guided/reading.ts";

/** How likely the guided understanding finds it that a message asks for something, from 0 to 1. */
type Likelihoods = ReadonlyMap<string, number>;

const leastOfRequests = 0.2;
/** A person who is offered to somebody content costs little, a courtesy to somebody angry much. */
const leastOfComplaints = 0.05;

/** Computes how likely each act is that the guesses of a message stand for. */
export function likelihoodsOf(parts: readonly Part[]): Likelihoods {
	const likelihoods = new Map<string, number>();
	for (const { part, guess } of guessesIn(parts)) {
		const act = actOf({ ...part, label: guess.label });
		const name = act && nameOf(act);
		if (name) likelihoods.set(name, Math.max(confidenceOf(guess), likelihoods.get(name) ?? 0));
	}
	return likelihoods;
}

/** Whether the guided understanding supports a model's request. A command that only says something needs no support. */
export function isSupported(command: Command, likelihoods: Likelihoods): boolean {
	if (command.kind !== "request") return true;
	const isOffer = command.what === "offer";
	const names = isOffer ? ["person", "call"] : [command.what];
	const isLikely = names.some((name) => (likelihoods.get(name) ?? 0) >= leastOfRequests);
	return isLikely || (isOffer && mayComplain(likelihoods));
}

/** Whether somebody may be complaining: no courtesy is meant for them. */
export function mayComplain(likelihoods: Likelihoods): boolean {
	return ["complain", "existing-client"].some((name) => (likelihoods.get(name) ?? 0) >= leastOfComplaints);
}

function nameOf(act: Command): string | undefined {
	if (act.kind === "ask") return act.entries[0];
	return act.kind === "request" ? act.what : act.kind;
}
