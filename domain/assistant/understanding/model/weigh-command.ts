import type { Command } from "../../commands.ts";
import { actOf } from "../guided/acts.ts";
import { confidenceOf, type Part, partsOf } from "../guided/reading.ts";
import { readable } from "../guided/text.ts";
import type { Understanding } from "../guided/understand.ts";

/** How likely the guided understanding finds what a command does, from 0 to 1, by the names of `namesOf`. */
export type Likelihoods = ReadonlyMap<string, number>;

/** What takes something back, and a yes, the guided understanding has to find by itself. */
const leastOfGrave = 1;
const leastOfActs = 0.2;
/** A complaint that is none costs an apology. */
const leastOfComplaints = 0.05;
/** The answer to a client with a trouble apologizes, as to a complaint. */
const complaints = ["complain", "existing-client"];
/** Acts that come to the same, and how likely the guided understanding has to find one of them for a model's to count. */
const families: readonly { acts: readonly string[]; least: number }[] = [
	{ acts: ["erase-data"], least: leastOfGrave },
	{ acts: ["stop-contact"], least: leastOfGrave },
	{ acts: ["language es"], least: 1 },
	{ acts: ["language en"], least: 1 },
	{ acts: ["affirm"], least: leastOfGrave },
	{ acts: ["deny", "later"], least: leastOfActs },
	{ acts: ["person", "call"], least: leastOfActs },
	{ acts: complaints, least: leastOfComplaints },
	{ acts: ["proposal"], least: leastOfActs },
	{ acts: ["change-proposal", "resend-proposal"], least: leastOfActs },
	{ acts: ["transcript"], least: leastOfActs },
	{ acts: ["own-data"], least: leastOfActs },
];

const wholes = ["erase-data", "stop-contact"];

/** Whether the guided understanding of the message bears a command out. What only says something needs nothing. */
export function isFounded(command: Command, likelihoods: Likelihoods): boolean {
	const likelihoodOf = (act: string) => likelihoods.get(act) ?? 0;
	return namesOf(command).every((name) => {
		const family = families.find(({ acts }) => acts.includes(name));
		return !family || family.acts.some((act) => likelihoodOf(act) >= family.least);
	});
}

/** Whether somebody may be complaining: no courtesy is meant for them. */
export function mayComplain(likelihoods: Likelihoods): boolean {
	return complaints.some((act) => (likelihoods.get(act) ?? 0) >= leastOfComplaints);
}

/**
 * What the guided understanding does of itself counts fully; what it would do were it sure of a label, as much as it
 * trusts that label. So a denied wish, a condition or another's data is read here as it is there.
 */
export function likelihoodsOf(message: string, { commands, language }: Understanding): Likelihoods {
	const likelihoods = new Map<string, number>();
	const note = (name: string, likelihood: number) =>
		likelihoods.set(name, Math.max(likelihood, likelihoods.get(name) ?? 0));
	const read = (part: Part, isWhole: boolean) => {
		for (const guess of part.guesses) {
			const act = actOf({ ...part, label: guess.label });
			// A clause says too little to take anything back.
			if (!act || (!isWhole && namesOf(act).some((name) => wholes.includes(name)))) continue;
			for (const name of namesOf(act)) note(name, confidenceOf(guess));
		}
		for (const clause of part.clauses) read(clause, false);
	};
	for (const part of partsOf(readable(message), language)) read(part, true);
	for (const command of commands) for (const name of namesOf(command)) note(name, 1);
	// Who wants one fact gone does not want all of them gone.
	if (commands.some(({ kind }) => kind === "forget-slot"))
		for (const whole of wholes) likelihoods.delete(whole);
	note(`language ${language}`, 1);
	return likelihoods;
}

/** What a command does, in words to compare it by. */
function namesOf(command: Command): string[] {
	if (command.kind === "ask") return command.sure ? [...command.entries] : [];
	if (command.kind === "small-talk") return [command.about === "later" ? "later" : command.kind];
	if (command.kind !== "request") return [command.kind];
	return [command.what === "language" ? `language ${command.language}` : command.what];
}
