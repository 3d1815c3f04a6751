import { limits } from "../../config/limits.ts";
import type { LlmSettings } from "../../config/llm.ts";
import type { ModelBreaker } from "./breaker.ts";
import { ModelError } from "./model-error.ts";
import { priceOf, type Spending, type Tokens } from "./spending.ts";
import type { Cost } from "./spending-store.ts";

/** The reserved use of one call. */
export type Reservation = {
	/** Counts a piece of the answer or of the reasoning. */
	count(piece: string): void;
	/** Records what the provider reports as used; zeros where it reports nothing. */
	report(tokens: Tokens): void;
	/** Replaces the reserved amount by what was used. @param isWhole whether the answer is complete. */
	settle(isWhole: boolean, milliseconds: number): Promise<void>;
};

type ReserveDependencies = {
	spending: Spending;
	settings: Pick<LlmSettings, "mostTokens" | "prices">;
	breaker: ModelBreaker;
	onFailure?(error: unknown): void;
};

type PlannedCall = { conversationId: string; instructions: string; messages: readonly { content: string }[] };

/** Characters of a token, where the provider reports no number of tokens. */
const charactersPerToken = 3;

/**
 * Reserves the most that a call may cost, and the time it has.
 * @throws ModelError "over-budget" or "circuit-open": the model is not called, and nothing is spent.
 */
export async function reserve(
	{ spending, settings: { mostTokens, prices }, breaker, onFailure }: ReserveDependencies,
	{ conversationId, instructions, messages }: PlannedCall,
): Promise<Reservation> {
	if (!breaker.allows()) throw new ModelError("circuit-open");
	const characters = messages.reduce((sum, { content }) => sum + content.length, instructions.length);
	const sent = characters / charactersPerToken;
	const microDollars = priceOf({ input: sent, output: mostTokens }, prices);
	const most = { microDollars, milliseconds: limits.modelSeconds * 1_000 };
	const cost = await reserveCost({ spending, onFailure }, conversationId, most);
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
			await cost.settle(used).catch((error: unknown) => onFailure?.(error));
		},
	};
}

/** Where the budgets cannot be read, the call is refused as over budget. */
async function reserveCost(
	{ spending, onFailure }: Pick<ReserveDependencies, "spending" | "onFailure">,
	conversationId: string,
	most: Cost,
) {
	try {
		return await spending.reserve(conversationId, most);
	} catch (error) {
		onFailure?.(error);
		return null;
	}
}
