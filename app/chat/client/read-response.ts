import { createParser, type EventSourceMessage } from "eventsource-parser";
import type { AnswerEvent } from "../../../shared/chat.ts";
import type { OutgoingMessage, SendListener, SendResult } from "./chat-api.ts";
import { type ChatAnswer, type Failure, noControls } from "./conversation-types.ts";
import { readAnswer, readError, readPiece, readRefusedForm } from "./read-answer.ts";

export async function readRefusal(response: Response, { input }: OutgoingMessage): Promise<SendResult> {
	const { status } = response;
	const body = await response.json().catch(() => null);
	const form = status === 422 && input?.kind === "form" && readRefusedForm(body);
	return form
		? { kind: "form-refused", form }
		: failedWith({ kind: "refused", status, error: readError(body) });
}

export async function readReply(
	response: Response,
	fileName: string,
	fileUrl: (file: Blob) => string,
): Promise<SendResult> {
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
		: failedWith({ kind: "refused", status: response.status, error: null });
}

/** A stream that ends without an answer counts as a lost connection. */
export async function readStream(
	body: ReadableStream<Uint8Array>,
	fileName: string,
	listener: SendListener,
): Promise<SendResult> {
	for await (const { name, data } of eventsOf(body)) {
		const isNamed = (wanted: AnswerEvent["name"]) => name === wanted;
		if (isNamed("text")) listener.text(readPiece(data));
		if (isNamed("withdraw")) listener.discard();
		if (isNamed("failed")) return failedWith({ kind: "refused", status: 500, error: readError(data) });
		if (!isNamed("answer")) continue;
		const answer = readAnswer(data, fileName);
		return answer ? { kind: "answered", answer } : failedWith({ kind: "refused", status: 200, error: null });
	}
	return failedWith({ kind: "network" });
}

const emptyAnswer: ChatAnswer = {
	reply: "",
	conversationToken: null,
	sources: [],
	ways: [],
	...noControls,
	pdf: null,
	writer: null,
	colleague: null,
	stopped: false,
};

export function failedWith(failure: Failure): SendResult {
	return { kind: "failed", failure };
}

export type StreamEvent = { name: string; data: unknown };

/** Skips what is not JSON. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
	const arrived: EventSourceMessage[] = [];
	const parser = createParser({ onEvent: (event) => arrived.push(event) });
	const reader = body.getReader();
	const decoder = new TextDecoder();
	for (;;) {
		const { done, value } = await reader.read();
		parser.feed(decoder.decode(value, { stream: !done }));
		for (const { event: name = "", data } of arrived.splice(0)) {
			const json = parsed(data);
			if (json !== undefined) yield { name, data: json };
		}
		if (done) return;
	}
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
