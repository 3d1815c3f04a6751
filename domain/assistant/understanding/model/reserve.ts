import { limits } from "../../../../config/limits.ts";
import type { LlmSettings } from "../../../../config/llm.ts";
import type { ModelBreaker } from "./breaker.ts";
import { ModelError } from "./model-error.ts";
import type { Prompt } from "./prompt.ts";
import { priceOf, type ReservedCost, type Spending } from "./spending.ts";
import { startTally, type Tally } from "./tally.ts";

/** What one call may use, set aside. */
export type Reservation = { cost: ReservedCost; tally: Tally };

type Needs = {
	spending: Spending;
	settings: Pick<LlmSettings, "mostTokens" | "prices">;
	breaker: ModelBreaker;
};

/**
 * Sets aside the most that a call may cost, and the time it has.
 * @throws ModelError "over-budget" or "circuit-open": the model is not called, and nothing is spent.
 */
export async function reserve(
	{ spending, settings, breaker }: Needs,
	conversationId: string,
	{ instructions, messages }: Prompt,
): Promise<Reservation> {
	const characters = messages.reduce((sum, { content }) => sum + content.length, instructions.length);
	const tally = startTally(characters);
	const microDollars = priceOf(tally.most(settings.mostTokens), settings.prices);
	const cost = await spending.reserve(conversationId, {
		microDollars,
		milliseconds: limits.modelSeconds * 1_000,
	});
	if (!cost) throw new ModelError("over-budget");
	if (!breaker.allows()) {
		await cost.settle({ microDollars: 0, milliseconds: 0 });
		throw new ModelError("circuit-open");
	}
	return { cost, tally };
}
