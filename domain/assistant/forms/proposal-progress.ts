import type { ProposalFacts, ProposalProgress } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import type { LeadFacts } from "../../leads/lead.ts";
import { industryName } from "../../leads/names.ts";
import { fillSentence, textsIn } from "../assistant-texts.ts";
import { requestChoice } from "../dialogue/choices.ts";
import type { DialogueState } from "../dialogue/state.ts";

/** The fewest known facts that are worth showing as progress. */
const fewest = 2;

/** Returns how many facts for a proposal are known; null with too few of them, and once the proposal is made. */
export function proposalProgress(
	{ facts, proposalFingerprint, asksNothing, audience }: DialogueState,
	language: Language,
): ProposalProgress | null {
	const { name, email, company, industry, need, companySize, budget, timing } = facts;
	const parts = [name !== null && email !== null, company, industry, need, companySize, budget, timing];
	const done = parts.filter(Boolean).length;
	if (proposalFingerprint !== null || asksNothing || audience === "other" || done < fewest) return null;
	const { label, see } = textsIn(language).progress;
	const total = parts.length;
	return {
		done,
		total,
		label: fillSentence(label, { done, total }),
		see: requestChoice("summary", see),
	};
}

/** Puts the facts of a proposal into words. @returns null where nothing is known. */
export function proposalFacts(facts: LeadFacts, language: Language): ProposalFacts {
	const { name, company, need, companySize, budget, timing } = facts;
	return { name, company, industry: industryName(facts, language), need, companySize, budget, timing };
}
