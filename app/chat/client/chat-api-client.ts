import type { AgentRequest, StopRequest } from "../../../shared/chat-request.ts";
import type { ChatApi, OutgoingMessage, SendListener, SendResult } from "./chat-api.ts";
import type { MessageInput } from "./conversation-types.ts";
import { readTranscript } from "./read-answer.ts";
import { failedWith, readRefusal, readReply, readStream } from "./read-response.ts";

type ChatApiDependencies = {
	base(): string | null;
	fetch: typeof fetch;
	fileUrl(file: Blob): string;
};

/** Milliseconds to wait for an answer; a proposal takes seconds to draw. */
const answerTimeout = 60_000;
/** Milliseconds to wait for a stored conversation; new messages wait for it. */
const readTimeout = 10_000;
/** Milliseconds to wait until the server confirms a stop. */
const stopTimeout = 3_000;
/** Milliseconds to wait until the server has a message, before its stop is sent. */
const arrivalTimeout = 3_000;
/** Messages sent along for a backend that stores no conversations; older ones add nothing. */
const historyLimit = 60;

type RequestServer = (url: string, init?: RequestInit) => Promise<Response>;

export function createChatApi({ base, fetch, fileUrl }: ChatApiDependencies): ChatApi {
	const request: RequestServer = (url, init) =>
		fetch(url, { credentials: "include", signal: AbortSignal.timeout(answerTimeout), ...init });
	return {
		async sendMessage(outgoing, listener) {
			const url = base();
			return url
				? postMessage(url, { request, fileUrl }, outgoing, listener)
				: failedWith({ kind: "unconfigured" });
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

async function postMessage(
	url: string,
	{ request, fileUrl }: { request: RequestServer; fileUrl: ChatApiDependencies["fileUrl"] },
	outgoing: OutgoingMessage,
	listener: SendListener,
): Promise<SendResult> {
	const giveUp = new AbortController();
	const pendingResponse = request(`${url}/agent/message`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json" },
		body: bodyOf(outgoing),
		signal: AbortSignal.any([AbortSignal.timeout(answerTimeout), giveUp.signal]),
	});
	const stop = async () => {
		if (!outgoing.isStored)
			await Promise.race([pendingResponse.catch(() => null), falseAfter(arrivalTimeout)]);
		const confirmation = requestStop(request, `${url}/agent/stop`, outgoing);
		if (!(await Promise.race([confirmation, falseAfter(stopTimeout)]))) giveUp.abort();
	};
	if (listener.stop.aborted) void stop();
	listener.stop.addEventListener("abort", stop);
	try {
		const response = await pendingResponse;
		const streams = response.headers.get("Content-Type")?.startsWith("text/event-stream");
		if (streams && response.body) return await readStream(response.body, outgoing.fileName, listener);
		return response.ok
			? await readReply(response, outgoing.fileName, fileUrl)
			: await readRefusal(response, outgoing);
	} catch {
		return failedWith({ kind: "network" });
	} finally {
		listener.stop.removeEventListener("abort", stop);
	}
}

async function requestStop(
	request: RequestServer,
	url: string,
	{ idempotencyKey: messageId, attempt, conversationToken: conversationId }: OutgoingMessage,
): Promise<boolean> {
	const headers = { "Content-Type": "application/json" };
	const stop: StopRequest = { messageId, attempt, conversationId: conversationId || undefined };
	const signal = AbortSignal.timeout(readTimeout);
	const body = JSON.stringify(stop);
	return request(url, { method: "POST", headers, body, signal, keepalive: true }).then(
		({ ok }) => ok,
		() => false,
	);
}

function falseAfter(milliseconds: number): Promise<false> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds, false));
}

function bodyOf({
	history,
	content,
	input,
	idempotencyKey: messageId,
	attempt,
	conversationToken: conversationId,
	language,
}: OutgoingMessage): string {
	const body: AgentRequest = {
		messages: history.slice(-historyLimit).map(({ role, content }) => ({ role, content })),
		...inputFields(content, input),
		messageId,
		attempt,
		language,
		again: attempt > 1 || undefined,
		conversationId: conversationId || undefined,
	};
	return JSON.stringify(body);
}

function inputFields(userMessage: string, input: MessageInput | undefined): AgentRequest {
	if (input?.kind === "choice") return { userMessage, choice: input.value };
	if (!input) return { userMessage };
	const { form: name, values, press } = input;
	return { form: { name, values, press } };
}
