import { APICallError, JSONParseError, StreamProviderError, TypeValidationError } from "ai";

/** Why a model's answer could not be used. */
export type Trouble =
	| "refused"
	| "too-many"
	| "hanging"
	| "cut"
	| "garbage"
	| "empty"
	| "unreachable"
	| "objection"
	| "over-budget"
	| "paused"
	| "stopped";

/** A model's answer that could not be used. Its message names no word of the conversation. */
export class ModelTrouble extends Error {
	readonly kind: Trouble;
	/** Milliseconds the model asked to be left alone. */
	readonly pause: number;
	constructor(kind: Trouble, pause = 0) {
		super(`The model's answer could not be used: ${kind}.`);
		this.name = "ModelTrouble";
		this.kind = kind;
		this.pause = pause;
	}
}

const tooMany: ReadonlySet<number> = new Set([429, 529]);

/** Whatever a model's library throws, as one of our troubles. @param begun whether some of the answer had come. */
export function troubleOf(error: unknown, begun: boolean): ModelTrouble {
	if (error instanceof ModelTrouble) return error;
	if (APICallError.isInstance(error)) {
		const status = error.statusCode;
		if (status !== undefined && tooMany.has(status))
			return new ModelTrouble("too-many", pauseIn(error.responseHeaders));
		if (status === undefined) return new ModelTrouble(begun ? "cut" : "unreachable");
		if (status === 200) return new ModelTrouble(begun ? "cut" : "garbage");
		return new ModelTrouble("refused");
	}
	if (StreamProviderError.isInstance(error) && !begun && error.statusCode)
		return new ModelTrouble(tooMany.has(error.statusCode) ? "too-many" : "refused");
	const unread = JSONParseError.isInstance(error) || TypeValidationError.isInstance(error);
	return new ModelTrouble(unread ? "garbage" : "cut");
}

function pauseIn(headers: Record<string, string> | undefined): number {
	const seconds = Number(headers?.["retry-after"]);
	return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0;
}
