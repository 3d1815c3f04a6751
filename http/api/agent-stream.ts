import type { Context } from "hono";
import { errors } from "../../content/errors/list.ts";
import type { AnswerEvent } from "../../shared/chat.ts";
import type { ChatOutcome, ChatRequest, ChatService } from "../chat.ts";
import { toPublicAnswer } from "./public-answer.ts";

export function wantsStream(c: Context): boolean {
	return /\btext\/event-stream\b/i.test(c.req.header("accept") ?? "");
}

type Refused = Extract<ChatOutcome, { kind: "refused" }>;

/** A caller that goes away stops nothing: it may have lost its connection, and finds the answer stored. */
export async function streamAnswer(
	chat: Pick<ChatService, "answer">,
	request: ChatRequest,
	origin: string,
): Promise<Response | Refused> {
	const streamHeaders = Promise.withResolvers<Headers>();
	let events: ReadableStreamDefaultController<Uint8Array> | null = null;
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => {
			events = controller;
		},
		cancel: () => {
			events = null;
		},
	});
	const send = (event: AnswerEvent) => events?.enqueue(encoded(event));
	const answering = chat.answer({
		...request,
		listener: {
			headersReady: streamHeaders.resolve,
			text: (text) => send({ name: "text", data: { text } }),
			discard: () => send({ name: "withdraw", data: {} }),
		},
	});
	const ended = answering.then(
		(outcome) =>
			outcome.kind === "refused"
				? send({ name: "failed", data: { error: outcome.error } })
				: send({ name: "answer", data: toPublicAnswer(outcome, origin) }),
		() => send({ name: "failed", data: { error: errors[request.language].unexpected } }),
	);
	const headersOrRefusal = await Promise.race([
		streamHeaders.promise,
		answering.then((outcome) => (outcome.kind === "refused" ? outcome : outcome.headers)),
	]);
	if ("kind" in headersOrRefusal) return headersOrRefusal;
	const headers = headersOrRefusal;
	void ended.finally(() => events?.close());
	headers.set("Content-Type", "text/event-stream; charset=utf-8");
	headers.set("Cache-Control", "no-store, no-transform");
	// A proxy in front must not buffer the stream.
	headers.set("X-Accel-Buffering", "no");
	return new Response(body, { headers });
}

const encoder = new TextEncoder();

function encoded({ name, data }: AnswerEvent): Uint8Array {
	return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
