import type { LlmSettings } from "../../../../config/llm.ts";
import type { ModelBreaker } from "./breaker.ts";
import type { ModelError, ModelErrorKind } from "./model-error.ts";
import type { Reservation } from "./reserve.ts";
import { priceOf } from "./spending.ts";

/** One such failure opens the breaker: the next turn would fare no better. */
const grave: ReadonlySet<ModelErrorKind> = new Set([
	"rejected",
	"failed",
	"rate-limited",
	"timeout",
	"unreachable",
]);
/** These say nothing about the model's health. */
const harmless: ReadonlySet<ModelErrorKind> = new Set(["over-budget", "circuit-open"]);

/**
 * Counts what a call used in place of what was set aside. Should that fail, the reservation stays counted.
 * @param onFailure hears that it could not be counted: the reply is given all the same.
 */
export async function settleSpending(
	{ cost, tally }: Reservation,
	prices: LlmSettings["prices"],
	{ isWhole, milliseconds }: { isWhole: boolean; milliseconds: number },
	onFailure: (error: unknown) => void,
): Promise<void> {
	const microDollars = priceOf(tally.used(isWhole), prices);
	await cost.settle({ microDollars, milliseconds: Math.round(milliseconds) }).catch(onFailure);
}

/** Tells the breaker how a call went. @param error null when it gave commands. */
export function noteHealth(breaker: ModelBreaker, error: ModelError | null): void {
	if (!error || error.kind === "unusable") breaker.succeeded();
	else if (error.kind === "stopped") breaker.gaveUp();
	else if (!harmless.has(error.kind)) breaker.failed(grave.has(error.kind), error.retryAfter);
}
