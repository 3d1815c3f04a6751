import { experimental_streamLanguageModelCall as streamCall } from "ai";
import { limits } from "../../config/limits.ts";
import { asModelError, ModelError } from "./model-error.ts";
import type { Reservation } from "./reserve.ts";

export type ModelCall = Parameters<typeof streamCall>[0] & { abortSignal: AbortSignal };

/** Counts what a call uses. */
type Tally = Pick<Reservation, "count" | "report">;

/**
 * Calls a model once, without retries, passes its text on as it streams, and counts what it uses.
 * @throws ModelError when its answer did not come to an end.
 */
export async function callModel(
	call: ModelCall,
	take: (piece: string) => boolean,
	tally: Tally,
): Promise<void> {
	let length = 0;
	let finished = "";
	try {
		const { stream } = await streamCall(call);
		// The signal ends it: a cancelled stream rejects where nobody listens.
		for await (const part of stream.values({ preventCancel: true })) {
			// A piece that comes after the time is over is for nobody.
			if (call.abortSignal.aborted) break;
			if (part.type === "error") throw part.error;
			if (part.type === "model-call-end") {
				finished = part.finishReason;
				tally.report({ input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 });
			}
			if (part.type === "reasoning-delta" || part.type === "text-delta") tally.count(part.text);
			if (part.type !== "text-delta") continue;
			length += part.text.length;
			if (length > limits.modelAnswer) throw new ModelError("cut-off");
			if (!take(part.text)) return;
		}
	} catch (error) {
		throw asModelError(error, length > 0);
	}
	if (finished === "stop" && length > 0) return;
	// One that used up its tokens thinking is cut off, too.
	const isCut = length > 0 || finished === "length";
	throw new ModelError(finished === "stop" ? "empty" : isCut ? "cut-off" : "malformed");
}
