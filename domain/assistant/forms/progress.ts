import type { ProposalProgress } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { fillSentence, textsIn } from "../assistant-texts.ts";
import type { DialogueState } from "../dialogue/state.ts";

/** The fewest known facts that are worth showing as progress. */
const fewest = 2;

/** Returns how many facts for a proposal are known; null with too few of them, and once the proposal is made. */
export function proposalProgress(
	{ facts, madeOf, quiet, audience }: DialogueState,
	language: Language,
): ProposalProgress | null {
	const { name, email, company, industry, need, companySize, budget, timing } = facts;
	const parts = [name !== null && email !== null, company, industry, need, companySize, budget, timing];
	const done = parts.filter(Boolean).length;
	if (madeOf !== null || quiet || audience === "other" || done < fewest) return null;
	const { label, see } = textsIn(language).progress;
	const total = parts.length;
	return {
		done,
		total,
		label: fillSentence(label, { done, total }),
		see: { value: "request:summary", label: see },
	};
}
