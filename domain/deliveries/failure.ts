/** A failure with a code that contains no personal data, and the status of the answer if there was one. */
class DeliveryFailure extends Error {
	readonly code: string;
	readonly responseCode: number | undefined;
	constructor(code: string, responseCode?: number) {
		super(code);
		this.code = code;
		this.responseCode = responseCode;
	}
}

/** The receiver refused the message for good: another attempt would fail too. */
export class PermanentFailure extends DeliveryFailure {
	override name = "Refused";
}

/** The receiver was not reached, or cannot accept the message now. */
export class Unreached extends DeliveryFailure {
	override name = "Unreached";
	readonly retryAfterSeconds: number | undefined;
	constructor(code: string, responseCode?: number, retryAfterSeconds?: number) {
		super(code, responseCode);
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

/** There is nothing to send: the lead is gone, or the person revoked the consent. */
export class NothingToSend extends DeliveryFailure {
	override name = "NothingToSend";
}

/** Tells whether the destination failed, and not this one message. */
export function isOfTheDestination(error: unknown): boolean {
	// Errors of the mail's own address or content: other mails may still pass.
	const ownCodes = ["EENVELOPE", "EMESSAGE"];
	return !(error instanceof PermanentFailure) && !ownCodes.includes(codeOf(error));
}

/** Returns a failure's code. Its message may quote addresses, and must not be stored or logged. */
export function reasonOf(error: unknown): string {
	const answer =
		error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
			? ` ${error.responseCode}`
			: "";
	return `${codeOf(error)}${answer}`;
}

function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
