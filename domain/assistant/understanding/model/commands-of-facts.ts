import { factNames, type LeadFacts } from "../../../leads/lead.ts";
import type { Command } from "../../commands.ts";

/** @returns what the guided understanding took over from a message, as commands: a model adds to it. */
export function commandsOfFacts(before: LeadFacts, after: LeadFacts): Command[] {
	return factNames.flatMap((slot): Command[] => {
		const [was, value] = [before[slot], after[slot]];
		if (was === value) return [];
		if (value === null) return [{ kind: "forget-slot", slot }];
		return was === null
			? [{ kind: "set-slot", slot, value, evidence: "plain" }]
			: [{ kind: "correct-slot", slot, value }];
	});
}
