import { PermanentFailure, Unreached } from "../deliveries/failure.ts";

type HttpRequest = {
	method?: "GET" | "POST";
	url: string;
	headers?: Record<string, string>;
	body?: unknown;
	signal: AbortSignal;
};

export type HttpResponse = { status: number; text: string; headers: Headers };

/** The longest accepted answer, in bytes. */
const longestAnswer = 1_000_000;

/**
 * Calls an outside service and reads its whole answer.
 * @throws Unreached when no complete answer came.
 */
export async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
	const response = await begin(request);
	const text = await readWhole(response).catch(unreached);
	return { status: response.status, text, headers: response.headers };
}

/**
 * Calls a service that confirms by its status alone: the body of its answer is not read.
 * @throws PermanentFailure or Unreached by the status, see failureOf.
 */
export async function requestAccepted(request: HttpRequest): Promise<void> {
	const response = await begin(request);
	response.body?.cancel().catch(() => undefined);
	if (!response.ok) throw failureOf(response);
}

/** Calls a service and requires a success status. @throws PermanentFailure or Unreached by the status, see failureOf. */
export async function requestOk(request: HttpRequest): Promise<HttpResponse> {
	const answer = await sendRequest(request);
	if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
	return answer;
}

/** Parses an answer as JSON. @throws Unreached when it is not JSON. */
export function jsonOf({ status, text }: HttpResponse): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Unreached("EGARBAGE", status);
	}
}

/**
 * Decides what a failure status means for the message. Most 4xx mean that the request is wrong: it is refused for good.
 * Those about keys, rights, addresses and pace are for the destination's operator to fix, then the same message passes.
 */
export function failureOf(
	{ status, headers }: Pick<HttpResponse, "status" | "headers">,
	code = "EANSWER",
): PermanentFailure | Unreached {
	const operatorStatuses = [401, 402, 403, 404, 405, 407, 408, 423, 425, 429];
	if (status >= 400 && status < 500 && !operatorStatuses.includes(status))
		return new PermanentFailure(code, status);
	return new Unreached(code, status, retryAfterOf(headers));
}

function retryAfterOf(headers: Headers): number | undefined {
	const seconds = Number(headers.get("retry-after") ?? Number.NaN);
	return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

function begin({ method = "POST", url, headers, body, signal }: HttpRequest): Promise<Response> {
	return fetch(url, {
		method,
		signal,
		headers: { "content-type": "application/json; charset=utf-8", accept: "application/json", ...headers },
		body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
		// Never follows redirects, so that keys do not reach another address; the operator sets the new one.
		redirect: "manual",
	}).catch(unreached);
}

function unreached(error: unknown): never {
	throw error instanceof Unreached ? error : new Unreached(codeOf(error));
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
