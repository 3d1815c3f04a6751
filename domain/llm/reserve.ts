import { limits } from "../../config/limits.ts";
import type { LlmSettings } from "../../config/llm.ts";
import type { ModelBreaker } from "./breaker.ts";
import { ModelError } from "./model-error.ts";
import { priceOf, type Spending, type Tokens } from "./spending.ts";

/** What one call may use, set aside. */
export type Reservation = {
	/** Counts a piece that came, thought or said. */
	count(piece: string): void;
	/** Takes what the provider says was used; zeros where it does not. */
	report(tokens: Tokens): void;
	/** Counts what was used in place of what was set aside. @param isWhole whether the call came to its end. */
	settle(isWhole: boolean, milliseconds: number): Promise<void>;
};

type Needs = {
	spending: Spending;
	settings: Pick<LlmSettings, "mostTokens" | "prices">;
	breaker: ModelBreaker;
	onFailure?(error: unknown): void;
};

type Question = { conversationId: string; instructions: string; messages: readonly { content: string }[] };

/** Characters of a token, where nobody says how many tokens there are. */
const charactersPerToken = 3;

/**
 * Sets aside the most that a call may cost, and the time it has.
 * @throws ModelError "over-budget" or "circuit-open": the model is not called, and nothing is spent.
 */
export async function reserve(
	{ spending, settings: { mostTokens, prices }, breaker, onFailure }: Needs,
	{ conversationId, instructions, messages }: Question,
): Promise<Reservation> {
	if (!breaker.allows()) throw new ModelError("circuit-open");
	const characters = messages.reduce((sum, { content }) => sum + content.length, instructions.length);
	const sent = characters / charactersPerToken;
	const microDollars = priceOf({ input: sent, output: mostTokens }, prices);
	const most = { microDollars, milliseconds: limits.modelSeconds * 1_000 };
	// What cannot be counted is not spent.
	const cost = await spending
		.reserve(conversationId, most)
		.catch((error: unknown) => void onFailure?.(error));
	if (!cost) throw new ModelError("over-budget");
	let received = 0;
	let reported: Tokens = { input: 0, output: 0 };
	return {
		count({ length }) {
			received += length / charactersPerToken;
		},
		report(tokens) {
			reported = tokens;
		},
		async settle(isWhole, milliseconds) {
			const output = (isWhole && reported.output) || Math.max(reported.output, received);
			const microDollars = priceOf({ input: reported.input || sent, output }, prices);
			const used = { microDollars, milliseconds: Math.round(milliseconds) };
			// The reply is given all the same.
			await cost.settle(used).catch((error: unknown) => onFailure?.(error));
		},
	};
}
