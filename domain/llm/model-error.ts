import { APICallError, JSONParseError, StreamProviderError, TypeValidationError } from "ai";

/** Why a model's answer could not be used. */
export type ModelErrorKind =
	/** The provider refuses the site: its key, its rights, its model. */
	| "rejected"
	/** The provider refuses this request alone. */
	| "refused"
	| "failed"
	| "rate-limited"
	| "timeout"
	| "cut-off"
	| "malformed"
	| "empty"
	/** The answer is complete, and no command in it passed its check. */
	| "unusable"
	| "unreachable"
	| "over-budget"
	| "circuit-open"
	| "stopped";

/** A model's answer could not be used. Its message holds no word of the conversation. */
export class ModelError extends Error {
	readonly kind: ModelErrorKind;
	/** Milliseconds the provider asked us to wait. */
	readonly retryAfter: number;
	constructor(kind: ModelErrorKind, retryAfter = 0) {
		super(`The model's answer could not be used: ${kind}.`);
		this.name = "ModelError";
		this.kind = kind;
		this.retryAfter = retryAfter;
	}
}

/** Converts what the library throws. @param isPartial whether a part of the answer was received. */
export function asModelError(error: unknown, isPartial = false): ModelError {
	if (error instanceof ModelError) return error;
	if (APICallError.isInstance(error)) {
		const status = error.statusCode;
		if (status === undefined) return new ModelError(isPartial ? "cut-off" : "unreachable");
		if (status === 200) return new ModelError(isPartial ? "cut-off" : "malformed");
		return new ModelError(refusalOf(status), retryAfterOf(error.responseHeaders));
	}
	if (StreamProviderError.isInstance(error) && !isPartial && error.statusCode)
		return new ModelError(refusalOf(error.statusCode));
	const isMalformed = JSONParseError.isInstance(error) || TypeValidationError.isInstance(error);
	return new ModelError(isMalformed ? "malformed" : "cut-off");
}

function refusalOf(status: number): ModelErrorKind {
	if (status === 429 || status === 529) return "rate-limited";
	if (status >= 500) return "failed";
	return [401, 402, 403, 404].includes(status) ? "rejected" : "refused";
}

function retryAfterOf(headers: Record<string, string> | undefined): number {
	return Math.max(0, Number(headers?.["retry-after"]) * 1_000 || 0);
}
