import { isQuestionLabel, isWishLabel, type Part } from "./reading.ts";

/** From here on an unsure guess keeps an answer from being taken for a need. */
const likelyAct = 0.35;

/** Whether a sentence may tell a need: also one that comes near a question about that, unless it plainly does something else. */
export function answersNeed({ label, guesses: [best] }: Part): boolean {
	if (label !== null) return label.startsWith("tell-") || isWishLabel(label);
	return (
		best === undefined ||
		best.label.startsWith("tell-") ||
		isQuestionLabel(best.label) ||
		best.probability < likelyAct
	);
}
