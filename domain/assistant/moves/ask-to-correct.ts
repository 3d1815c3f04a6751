import type { Move, Scene } from "../reply.ts";

/** "My e-mail is wrong", without the right one: asks for it. */
export function askToCorrect({ learned, state, texts }: Scene): Move | null {
	const [wrong] = learned.toCorrect;
	if (!wrong) return null;
	const { askAgainCorrect } = texts;
	const text =
		wrong === "email" || wrong === "phone" || wrong === "name" || wrong === "company"
			? askAgainCorrect[wrong]
			: askAgainCorrect.other;
	return {
		parts: [text],
		state: { ...state, facts: { ...state.facts, [wrong]: null }, waitingFor: wrong, confused: 0 },
	};
}
