import type { Language } from "../../content/language.ts";
import { readAnswer, readError, readPiece, readRefusedForm, readTranscript } from "./answer-shape.ts";
import { type CardForm, type MessageInput, noControls } from "./card-form.ts";
import type { ChatAnswer, Failure, StoredTranscript } from "./conversation-types.ts";
import { eventsOf } from "./event-stream.ts";

export type OutgoingMessage = {
	history: readonly { role: "user" | "assistant"; content: string }[];
	/** The text shown as the visitor's message. */
	message: string;
	/** The choice or form sent with the message; absent for typed text. */
	input?: MessageInput;
	/** Unguessable idempotency key: the server stores the message once, however often it is sent. */
	messageId: string;
	/** 1 for the first request. A later attempt repeats the last message and replaces an answer that was stopped. */
	attempt: number;
	/** Whether the server already stores the message: a stop then need not wait for the request. */
	isStored: boolean;
	conversationId: string | null;
	language: Language;
	/** File name for a proposal that arrives without one. */
	fileName: string;
};

export type AgentEvent =
	| { kind: "answered"; answer: ChatAnswer }
	| { kind: "failed"; failure: Failure }
	/** The server stored nothing: the form comes back with its errors. */
	| { kind: "form-refused"; form: CardForm };

export type Listener = {
	text(piece: string): void;
	/** Discards the text received so far. */
	withdraw(): void;
	/** Aborts when the visitor stops the answer. The server is told, and replies with the part that it keeps. */
	stop: AbortSignal;
};

/** The assistant's backend, as the chat sees it. */
export type Agent = {
	say(question: OutgoingMessage, listener: Listener): Promise<AgentEvent>;
	/** @returns null when this browser has no conversation; "unreachable" when the server cannot be asked. */
	read(fileName: string): Promise<StoredTranscript | null | "unreachable">;
	/** Ends this browser's conversation. @returns whether the server confirmed it. */
	forget(): Promise<boolean>;
};

export type AgentParts = {
	/** Null when no backend is configured. */
	base(): string | null;
	fetch: typeof fetch;
	/** Returns an address for a file that arrived as the answer. */
	fileUrl(file: Blob): string;
};

/** Milliseconds to wait for an answer; a proposal takes seconds to draw. */
const answerTimeout = 60_000;
/** Milliseconds to wait for a stored conversation; new messages wait for it. */
const readTimeout = 10_000;
/** Milliseconds to wait until the server confirms a stop. */
const stopTimeout = 3_000;
/** Messages sent along for a backend that stores no conversations; older ones add nothing. */
const historyLimit = 60;

export function createAgent({ base, fetch, fileUrl }: AgentParts): Agent {
	const request = (url: string, init?: RequestInit) =>
		fetch(url, { credentials: "include", signal: AbortSignal.timeout(answerTimeout), ...init });
	/**
	 * Tells the server to stop an answer, after the message has arrived or the wait is over. @returns whether it
	 * confirmed.
	 */
	async function requestStop(
		url: string,
		{ messageId, attempt, isStored, conversationId }: OutgoingMessage,
		pendingResponse: Promise<Response>,
	): Promise<boolean> {
		if (!isStored) await Promise.race([pendingResponse.catch(() => null), elapsed(stopTimeout)]);
		const headers = { "Content-Type": "application/json" };
		const body = JSON.stringify({ messageId, attempt, ...(conversationId && { conversationId }) });
		const signal = AbortSignal.timeout(readTimeout);
		return request(url, { method: "POST", headers, body, signal, keepalive: true }).then(
			({ ok }) => ok,
			() => false,
		);
	}

	return {
		async say(question, listener) {
			const url = base();
			if (!url) return failed({ kind: "unconfigured" });
			const giveUp = new AbortController();
			const pendingResponse = request(`${url}/agent/message`, {
				method: "POST",
				headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json" },
				body: bodyOf(question),
				signal: AbortSignal.any([AbortSignal.timeout(answerTimeout), giveUp.signal]),
			});
			const stop = async () => {
				const confirmation = requestStop(`${url}/agent/stop`, question, pendingResponse);
				if (!(await Promise.race([confirmation, elapsed(stopTimeout)]))) giveUp.abort();
			};
			if (listener.stop.aborted) void stop();
			listener.stop.addEventListener("abort", stop);
			try {
				const response = await pendingResponse;
				const streams = response.headers.get("Content-Type")?.startsWith("text/event-stream");
				if (streams && response.body) return await readStream(response.body, question.fileName, listener);
				return response.ok
					? await readReply(response, question.fileName, fileUrl)
					: await readRefusal(response, question);
			} catch {
				return failed({ kind: "network" });
			} finally {
				listener.stop.removeEventListener("abort", stop);
			}
		},
		async read(fileName) {
			const url = base();
			if (!url) return null;
			try {
				const response = await request(`${url}/agent/conversation`, {
					cache: "no-store",
					signal: AbortSignal.timeout(readTimeout),
				});
				if (response.status === 204 || response.status === 404) return null;
				return (response.ok && readTranscript(await response.json(), fileName)) || "unreachable";
			} catch {
				return "unreachable";
			}
		},
		async forget() {
			const url = base();
			if (!url) return true;
			return request(`${url}/agent/conversation`, { method: "DELETE" }).then(
				({ ok }) => ok,
				() => false,
			);
		},
	};
}

function elapsed(milliseconds: number): Promise<false> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds, false));
}

function bodyOf({ history, message, input, messageId, attempt, ...question }: OutgoingMessage): string {
	const { conversationId, language } = question;
	const messages = history.slice(-historyLimit).map(({ role, content }) => ({ role, content }));
	return JSON.stringify({
		messages,
		...inputOf(message, input),
		messageId,
		attempt,
		language,
		...(attempt > 1 && { again: true }),
		...(conversationId && { conversationId }),
	});
}

// The server writes the message of a form.
function inputOf(userMessage: string, input: MessageInput | undefined) {
	if (input?.kind === "choice") return { userMessage, choice: input.value };
	if (!input) return { userMessage };
	const { form: name, values, press } = input;
	return { form: { name, values, press } };
}

async function readRefusal(response: Response, { input }: OutgoingMessage): Promise<AgentEvent> {
	const { status } = response;
	const body = await response.json().catch(() => null);
	const form = status === 422 && input?.kind === "form" && readRefusedForm(body);
	return form ? { kind: "form-refused", form } : failed({ kind: "refused", status, error: readError(body) });
}

async function readReply(
	response: Response,
	fileName: string,
	fileUrl: AgentParts["fileUrl"],
): Promise<AgentEvent> {
	if (response.headers.get("Content-Type")?.startsWith("application/pdf")) {
		const pdf = { downloadUrl: fileUrl(await response.blob()), fileName };
		return {
			kind: "answered",
			answer: { ...emptyAnswer, pdf },
		};
	}
	const answer = readAnswer(await response.json(), fileName);
	return answer
		? { kind: "answered", answer }
		: failed({ kind: "refused", status: response.status, error: null });
}

/** A stream that ends without an answer counts as a lost connection. */
async function readStream(
	body: ReadableStream<Uint8Array>,
	fileName: string,
	listener: Listener,
): Promise<AgentEvent> {
	for await (const { name, data } of eventsOf(body)) {
		if (name === "text") listener.text(readPiece(data));
		if (name === "withdraw") listener.withdraw();
		if (name === "failed") return failed({ kind: "refused", status: 500, error: readError(data) });
		if (name !== "answer") continue;
		const answer = readAnswer(data, fileName);
		return answer ? { kind: "answered", answer } : failed({ kind: "refused", status: 200, error: null });
	}
	return failed({ kind: "network" });
}

const emptyAnswer: ChatAnswer = {
	...{ reply: "", conversationId: null, sources: [], ways: [] },
	...{ ...noControls, pdf: null, person: null, stopped: false },
};

function failed(failure: Failure): AgentEvent {
	return { kind: "failed", failure };
}
