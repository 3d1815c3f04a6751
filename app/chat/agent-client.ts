import type { Language } from "../../content/language.ts";
import { readAnswer, readError, readPiece, readRefusedForm, readTranscript } from "./answer-shape.ts";
import { type CardForm, type MessageInput, noControls } from "./card-form.ts";
import type { Answer, Failure, Transcript } from "./conversation-types.ts";
import { eventsOf } from "./event-stream.ts";

export type Question = {
	history: readonly { role: "user" | "assistant"; content: string }[];
	/** What the visitor sees themselves say. */
	message: string;
	/** What it is sent with, where words alone are not what is said. */
	input?: MessageInput;
	/** Unguessable, of this message alone: sent again, it is not said again. */
	messageId: string;
	/** How often it is asked. More than once: what was said last is, and the answer takes the place of one that was stopped. */
	attempt: number;
	/** The server has it: a stop need not wait for that. */
	isStored: boolean;
	conversationId: string | null;
	language: Language;
	/** The name of a proposal that comes without one. */
	fileName: string;
};

export type Heard =
	| { kind: "answered"; answer: Answer }
	| { kind: "failed"; failure: Failure }
	/** The server keeps nothing of the message: its form comes back with what is wrong. */
	| { kind: "form-refused"; form: CardForm };

/** Whoever sees an answer while it comes. */
export type Listener = {
	text(piece: string): void;
	/** What came so far is void. */
	withdraw(): void;
	/** Aborted when the visitor wants no more of the answer: the server is told, and says how much of it stands. */
	stop: AbortSignal;
};

/** The assistant's backend, as the chat sees it. */
export type Agent = {
	say(question: Question, listener: Listener): Promise<Heard>;
	/** @returns null when this browser has no conversation; "unreachable" when that cannot be known now. */
	read(fileName: string): Promise<Transcript | null | "unreachable">;
	/** @returns whether the server knows that this browser begins anew. */
	forget(): Promise<boolean>;
};

export type AgentParts = {
	/** Null: nobody to ask. */
	base(): string | null;
	fetch: typeof fetch;
	/** Makes a file the browser can open out of one that came as an answer. */
	fileUrl(file: Blob): string;
};

/** A proposal takes seconds to draw; after this nobody waits any more. */
const patience = 60_000;
/** What is kept is read at once, or asked for again later; what is said meanwhile waits for it. */
const glance = 10_000;
/** Whoever wants no more of an answer waits no longer than this for a server that does not hear of it. */
const stopPatience = 3_000;
/** A backend that keeps no conversations needs what was said; more than this says nothing new. */
const historyKept = 60;

export function createAgent({ base, fetch, fileUrl }: AgentParts): Agent {
	const request = (url: string, init?: RequestInit) =>
		fetch(url, { credentials: "include", signal: AbortSignal.timeout(patience), ...init });
	/** Tells the server that no more of an answer is wanted, once it is sure to have the message. @returns whether it knows. */
	async function tellStop(
		url: string,
		{ messageId, attempt, isStored, conversationId }: Question,
		asking: Promise<Response>,
	): Promise<boolean> {
		if (!isStored) await Promise.race([asking.catch(() => null), elapsed(stopPatience)]);
		const headers = { "Content-Type": "application/json" };
		const body = JSON.stringify({ messageId, attempt, ...(conversationId && { conversationId }) });
		const signal = AbortSignal.timeout(glance);
		return request(url, { method: "POST", headers, body, signal, keepalive: true }).then(
			({ ok }) => ok,
			() => false,
		);
	}

	return {
		async say(question, listener) {
			const url = base();
			if (!url) return failed({ kind: "unconfigured" });
			const left = new AbortController();
			const asking = request(`${url}/agent/message`, {
				method: "POST",
				headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json" },
				body: bodyOf(question),
				signal: AbortSignal.any([AbortSignal.timeout(patience), left.signal]),
			});
			const stop = async () => {
				const known = tellStop(`${url}/agent/stop`, question, asking);
				if (!(await Promise.race([known, elapsed(stopPatience)]))) left.abort();
			};
			if (listener.stop.aborted) void stop();
			listener.stop.addEventListener("abort", stop);
			try {
				const response = await asking;
				const streams = response.headers.get("Content-Type")?.startsWith("text/event-stream");
				if (streams && response.body) return await streamed(response.body, question.fileName, listener);
				return response.ok
					? await heard(response, question.fileName, fileUrl)
					: await refused(response, question);
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
					signal: AbortSignal.timeout(glance),
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

function bodyOf({ history, message, input, messageId, attempt, ...question }: Question): string {
	const { conversationId, language } = question;
	const messages = history.slice(-historyKept).map(({ role, content }) => ({ role, content }));
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

// The server words what a form says.
function inputOf(userMessage: string, input: MessageInput | undefined) {
	if (input?.kind === "choice") return { userMessage, choice: input.value };
	if (!input) return { userMessage };
	const { form: name, values, press } = input;
	return { form: { name, values, press } };
}

async function refused(response: Response, { input }: Question): Promise<Heard> {
	const { status } = response;
	const body = await response.json().catch(() => null);
	const form = status === 422 && input?.kind === "form" && readRefusedForm(body);
	return form ? { kind: "form-refused", form } : failed({ kind: "refused", status, error: readError(body) });
}

async function heard(response: Response, fileName: string, fileUrl: AgentParts["fileUrl"]): Promise<Heard> {
	if (response.headers.get("Content-Type")?.startsWith("application/pdf")) {
		const pdf = { downloadUrl: fileUrl(await response.blob()), fileName };
		return {
			kind: "answered",
			answer: { ...nothing, pdf },
		};
	}
	const answer = readAnswer(await response.json(), fileName);
	return answer
		? { kind: "answered", answer }
		: failed({ kind: "refused", status: response.status, error: null });
}

/** A stream that ends without its answer is a connection that was lost. */
async function streamed(
	body: ReadableStream<Uint8Array>,
	fileName: string,
	listener: Listener,
): Promise<Heard> {
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

/** An answer without words. */
const nothing: Answer = {
	...{ reply: "", conversationId: null, sources: [], ways: [] },
	...{ ...noControls, pdf: null, person: null, stopped: false },
};

function failed(failure: Failure): Heard {
	return { kind: "failed", failure };
}
