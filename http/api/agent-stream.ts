import type { Context } from "hono";
import { errors } from "../../content/errors/list.ts";
import type { Transcript } from "../../domain/conversations/read-conversation.ts";
import type { TurnResult } from "../../domain/conversations/turn/handle-message.ts";
import type { AgentAnswer, ConversationAnswer, ProposalFile } from "../../shared/chat.ts";
import type { ChatOutcome, ChatRequest, ChatService, WithToken } from "../chat.ts";

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
	const begun = Promise.withResolvers<Headers>();
	let events: ReadableStreamDefaultController<Uint8Array> | null = null;
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => {
			events = controller;
		},
		cancel: () => {
			events = null;
		},
	});
	const send = (event: string, data: unknown) => events?.enqueue(encoded(event, data));
	const answering = chat.answer({
		...request,
		listener: {
			begun: begun.resolve,
			text: (text) => send("text", { text }),
			discard: () => send("withdraw", {}),
		},
	});
	const ended = answering.then(
		(outcome) =>
			outcome.kind === "refused"
				? send("failed", { error: outcome.error })
				: send("answer", toPublicAnswer(outcome, origin)),
		() => send("failed", { error: errors[request.language].unexpected }),
	);
	const headersOrRefusal = await Promise.race([
		begun.promise,
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

function encoded(event: string, data: unknown): Uint8Array {
	return encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

export function toPublicAnswer(answer: WithToken<TurnResult>, origin: string): AgentAnswer {
	const { conversationToken: conversationId, language, lead, known, waitsForPerson } = answer;
	const common = { conversationId, language, known, waitsForPerson, ...(lead && { lead }) };
	if (answer.kind === "left-to-colleague")
		return {
			reply: "",
			...common,
			sources: [],
			quickReplies: [],
			choices: [],
			form: null,
			progress: null,
			person: answer.colleagueName,
		};
	const { message, form } = answer;
	const choices = message.choices ?? [];
	const pdf = pdfOf(message, origin);
	return {
		reply: message.content,
		...(pdf && { toolResults: { pdf } }),
		...common,
		sources: message.sources ?? [],
		quickReplies: choices.map(({ label }) => label),
		choices,
		form,
		progress: message.progress ?? null,
		...(message.ways && { ways: message.ways }),
		...(message.stopped && { stopped: true }),
		...(message.person && { person: message.person }),
	};
}

export function toPublicTranscript(transcript: WithToken<Transcript>, origin: string): ConversationAnswer {
	const { messages, awaited, colleague, colleagueSince, choices, conversationToken, ...conversation } =
		transcript;
	return {
		...conversation,
		conversationId: conversationToken,
		person: colleague?.name ?? null,
		personSince: colleagueSince,
		messages: messages.map((message) => ({
			role: message.role,
			content: message.content,
			at: message.at,
			sources: message.sources,
			ways: message.ways,
			pdf: pdfOf(message, origin),
			person: message.person,
			stopped: message.stopped,
		})),
		choices: [...choices],
		quickReplies: choices.map(({ label }) => label),
		awaited: awaited && { messageId: awaited.idempotencyKey, attempt: awaited.attempt },
	};
}

function pdfOf({ proposal }: Transcript["messages"][number], origin: string): ProposalFile | undefined {
	if (!proposal) return undefined;
	const { path, ...shown } = proposal;
	return { downloadUrl: `${origin}${path}`, ...shown };
}
