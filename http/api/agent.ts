import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { limits } from "../../config/limits.ts";
import { AgentAnswer, FormRefused, type Input, PublicTranscript } from "../../shared/chat.ts";
import { agentRequest, StopRequest } from "../../shared/chat-request.ts";
import type { ChatRequest } from "../chat.ts";
import { cleanText } from "../clean-text.ts";
import { originOf } from "../origin.ts";
import type { Services } from "../services.ts";
import { visitorAddressOf } from "../visitor.ts";
import { streamAnswer, wantsStream } from "./agent-stream.ts";
import { callerLanguage, refuseInvalid } from "./errors.ts";
import { toPublicAnswer, toPublicTranscript } from "./public-answer.ts";
import { ErrorResponse, json } from "./schemas.ts";

const AgentRequest = agentRequest(limits);

const refusal = (description: string) => ({ description, content: json(ErrorResponse) });

const streamContent = {
	"text/event-stream": {
		schema: z.string().openapi({
			description:
				"With `Accept: text/event-stream`. `text` events carry pieces of the answer. `withdraw` discards the pieces so far. One `answer` event ends the stream with the complete AgentAnswer, which replaces the pieces; on an error, a `failed` event ends it with an Error.",
		}),
	},
};

const sendMessage = createRoute({
	method: "post",
	path: "/agent/message",
	tags: ["Assistant"],
	summary: "Send a message to the assistant",
	request: { body: { required: true, content: json(AgentRequest) } },
	responses: {
		200: {
			description: "The assistant's answer, already stored.",
			content: { ...json(AgentAnswer), ...streamContent },
		},
		400: refusal("The request is malformed or the message empty."),
		404: refusal("This conversationId opens no conversation: send it as an answer gave it."),
		413: refusal("The message or the history is too long."),
		422: {
			description: "The form is refused, and returned with its values and errors.",
			content: json(FormRefused),
		},
		429: refusal(
			"Too many messages in a minute, or too many answers at once; Retry-After says when to try again.",
		),
		503: refusal("The database is not available; try again."),
	},
});

const stop = createRoute({
	method: "post",
	path: "/agent/stop",
	tags: ["Assistant"],
	summary: "Stop an answer",
	description:
		"Stops a running answer; its complete sentences are stored. A proposal that is being made is neither stored nor mailed. A closed connection stops nothing: the answer is stored.",
	request: { body: { required: true, content: json(StopRequest) } },
	responses: {
		204: { description: "The stop is recorded. The call that waits for the answer gets the stored part." },
		400: refusal("The request is malformed."),
		404: refusal("The conversation has no such message, or a later attempt exists: see `attempt`."),
		429: refusal("Too many requests in a minute; Retry-After says when to try again."),
	},
});

const read = createRoute({
	method: "get",
	path: "/agent/conversation",
	tags: ["Assistant"],
	summary: "The conversation of this browser",
	description: "Found by the cookie that the answers set.",
	responses: {
		200: { description: "All messages, oldest first.", content: json(PublicTranscript) },
		204: { description: "This browser has no conversation." },
	},
});

const forget = createRoute({
	method: "delete",
	path: "/agent/conversation",
	tags: ["Assistant"],
	summary: "Start a new conversation",
	responses: { 204: { description: "This browser no longer has a conversation." } },
});

export function agentApi({ chat, settings }: Services) {
	return new OpenAPIHono({ defaultHook: refuseInvalid })
		.openapi(sendMessage, async (c) => {
			const request = chatRequest(c, c.req.valid("json"), visitorAddressOf(c, settings.trustedProxies));
			const origin = originOf(c.req.url, settings);
			const outcome = wantsStream(c) ? await streamAnswer(chat, request, origin) : await chat.answer(request);
			if (outcome instanceof Response) return outcome;
			if (outcome.kind === "refused") {
				setRetryAfter(c, outcome);
				const { status, error, form } = outcome;
				return c.json({ error, ...(form && { form }) }, status);
			}
			for (const [name, value] of outcome.headers) c.header(name, value);
			return c.json(toPublicAnswer(outcome, origin), 200);
		})
		.openapi(stop, async (c) => {
			const { messageId: idempotencyKey, attempt, conversationId: conversationToken } = c.req.valid("json");
			const visitorAddress = visitorAddressOf(c, settings.trustedProxies);
			const caller = { httpRequest: c.req.raw, visitorAddress, language: callerLanguage(c) };
			const outcome = await chat.stop({ ...caller, conversationToken, idempotencyKey, attempt });
			if (outcome.kind === "stopped") return c.body(null, 204);
			setRetryAfter(c, outcome);
			return c.json({ error: outcome.error }, outcome.status);
		})
		.openapi(read, async (c) => {
			const transcript = await chat.read(c.req.raw);
			c.header("Cache-Control", "no-store");
			if (!transcript) return c.body(null, 204);
			return c.json(toPublicTranscript(transcript, originOf(c.req.url, settings)), 200);
		})
		.openapi(forget, (c) => {
			for (const cookie of chat.forget()) c.header("Set-Cookie", cookie, { append: true });
			return c.body(null, 204);
		});
}

function chatRequest(c: Context, body: z.infer<typeof AgentRequest>, visitorAddress: string): ChatRequest {
	const { messages, userMessage, conversationId, messageId, again, attempt, language, choice, form } = body;
	return {
		httpRequest: c.req.raw,
		visitorAddress,
		message: userMessage,
		input: inputOf(choice, form),
		language: callerLanguage(c, language),
		pageLanguage: language,
		conversationToken: conversationId,
		idempotencyKey: messageId,
		again,
		attempt,
		history: messages.map(({ role, content }) => ({ role, content: cleanText(content) })),
	};
}

function inputOf(choice: string | undefined, form: z.infer<typeof AgentRequest>["form"]): Input | undefined {
	if (form) return { kind: "form", form: form.name, values: form.values, press: form.press };
	return choice === undefined ? undefined : { kind: "choice", value: choice };
}

function setRetryAfter(c: Context, { retryAfterSeconds }: { retryAfterSeconds?: number }): void {
	if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
}
