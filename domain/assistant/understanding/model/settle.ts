import type { LlmSettings } from "../../../../config/llm.ts";
import type { Reservation } from "./reserve.ts";
import { priceOf } from "./spending.ts";

/**
 * Counts what a call used in place of what was set aside. Should that fail, the reservation stays counted.
 * @param onFailure hears that it could not be counted: the reply is given all the same.
 */
export async function settle(
	{ cost, tally }: Reservation,
	prices: LlmSettings["prices"],
	{ isWhole, milliseconds }: { isWhole: boolean; milliseconds: number },
	onFailure: ((error: unknown) => void) | undefined,
): Promise<void> {
	const microDollars = priceOf(tally.used(isWhole), prices);
	await cost.settle({ microDollars, milliseconds: Math.round(milliseconds) }).catch(onFailure);
}
