/** Shows a failure by a code without personal data, and the answer's status if there was one. */
class DeliveryFailure extends Error {
	readonly code: string;
	readonly responseCode: number | undefined;
	constructor(code: string, responseCode?: number) {
		super(code);
		this.code = code;
		this.responseCode = responseCode;
	}
}

/** The receiver refused the message: another try would change nothing. */
export class PermanentFailure extends DeliveryFailure {
	override name = "Refused";
}

/** The receiver was not reached, or cannot take the message for now. */
export class Unreached extends DeliveryFailure {
	override name = "Unreached";
	readonly retryAfterSeconds: number | undefined;
	constructor(code: string, responseCode?: number, retryAfterSeconds?: number) {
		super(code, responseCode);
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

/** Nothing to send: its subject is gone, or the person revoked the consent. */
export class NothingToSend extends DeliveryFailure {
	override name = "NothingToSend";
}

/** Whether a failure says something of its receiver, not of the one message. */
export function isOfTheDestination(error: unknown): boolean {
	// Errors of the mail's own address or content: other mails may still pass.
	const ownCodes = ["EENVELOPE", "EMESSAGE"];
	return !(error instanceof PermanentFailure) && !ownCodes.includes(codeOf(error));
}

/** A server's refusal quotes addresses; the code says enough and keeps personal data out of the row and the log. */
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
