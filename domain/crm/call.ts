import { Refused, Unreached } from "../deliveries/failure.ts";

export type Call = {
	method?: "GET" | "POST";
	url: string;
	headers?: Record<string, string>;
	/** Sent as JSON; a text is sent as it is. */
	body?: unknown;
	signal: AbortSignal;
};

export type Answered = { status: number; text: string; headers: Headers };

/** An answer longer than this is none that was asked for. */
const longestAnswer = 1_000_000;

/**
 * Calls an outside service and reads its answer whole.
 * @throws Unreached when no whole answer came.
 */
export async function call({ method = "POST", url, headers, body, signal }: Call): Promise<Answered> {
	try {
		const response = await fetch(url, {
			method,
			signal,
			headers: { "content-type": "application/json; charset=utf-8", accept: "application/json", ...headers },
			body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
			// An address that moved is for the operator to set: keys are not handed on to wherever it leads.
			redirect: "manual",
		});
		return { status: response.status, text: await readWhole(response), headers: response.headers };
	} catch (error) {
		throw error instanceof Unreached ? error : new Unreached(codeOf(error));
	}
}

/** As call, of an answer that says it went well. @throws Refused or Unreached by the status, see failureOf. */
export async function callWell(request: Call): Promise<Answered> {
	const answered = await call(request);
	if (answered.status < 200 || answered.status > 299) throw failureOf(answered);
	return answered;
}

/** The JSON of an answer. @throws Unreached when it is none. */
export function jsonOf({ status, text }: Answered): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Unreached("EGARBAGE", status);
	}
}

/**
 * What a status that is no success means for a message. Of the answers that blame the request (4xx) those about keys,
 * rights, addresses and pace are the destination's: its operator mends them and the same message passes.
 */
export function failureOf({ status, headers }: Answered, code = "EANSWER"): Refused | Unreached {
	const ofTheDestination = [401, 402, 403, 404, 405, 407, 408, 423, 425, 429];
	if (status >= 400 && status < 500 && !ofTheDestination.includes(status)) return new Refused(code, status);
	return new Unreached(code, status, retryAfterOf(headers));
}

function retryAfterOf(headers: Headers): number | undefined {
	const seconds = Number(headers.get("retry-after") ?? Number.NaN);
	return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

async function readWhole(response: Response): Promise<string> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of response.body ?? []) {
		length += part.length;
		if (length > longestAnswer) throw new Unreached("ETOOLONG", response.status);
		parts.push(part);
	}
	return Buffer.concat(parts).toString("utf8");
}

function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	if (error.name === "TimeoutError" || error.name === "AbortError") return "ETIMEDOUT";
	const { cause } = error;
	return cause instanceof Error && "code" in cause && typeof cause.code === "string"
		? cause.code
		: "ECONNECTION";
}
