import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Input } from "../../domain/assistant/input.ts";
import type { ChatInput } from "../chat.ts";
import { cleanText } from "../clean-text.ts";
import type { Services } from "../services.ts";
import { visitorAddressOf } from "../visitor.ts";
import { toPublicAnswer, toPublicTranscript } from "./agent-answer.ts";
import { AgentAnswer, ConversationAnswer, FormRefused } from "./agent-answer-schemas.ts";
import { AgentRequest, StopRequest } from "./agent-schemas.ts";
import { streamAnswer, wantsStream } from "./agent-stream.ts";
import { refuseInvalid } from "./invalid.ts";
import { callerLanguage } from "./language.ts";
import { originOf } from "./origin.ts";
import { ErrorAnswer } from "./schemas.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const refusal = (description: string) => ({ description, content: json(ErrorAnswer) });

const eventStream = {
	"text/event-stream": {
		schema: z.string().openapi({
			description:
				"With `Accept: text/event-stream`. `text` events carry pieces of the answer while it comes, `withdraw` voids them, and one `answer` with the whole AgentAnswer ends it; what it says stands. `failed` carries an Error instead.",
		}),
	},
};

const say = createRoute({
	method: "post",
	path: "/agent/message",
	tags: ["Assistant"],
	summary: "Say something to the assistant",
	request: { body: { required: true, content: json(AgentRequest) } },
	responses: {
		200: {
			description: "What the assistant answers. Stored before it is given.",
			content: { ...json(AgentAnswer), ...eventStream },
		},
		400: refusal("The request is malformed or the message empty."),
		404: refusal("No conversation has this id."),
		413: refusal("The message or the history is too long."),
		422: {
			description: "The form cannot be taken: it comes back with what was filled in, and its errors.",
			content: json(FormRefused),
		},
		429: refusal(
			"Too many messages in a minute, or too many answers waited for at once; Retry-After says when to go on.",
		),
		503: refusal("Nothing can be stored just now: the same may well pass in a moment."),
	},
});

const stop = createRoute({
	method: "post",
	path: "/agent/stop",
	tags: ["Assistant"],
	summary: "Want no more of an answer",
	description:
		"Stops an answer that is being given: what has come of it in whole sentences stands. Of a proposal that is being drawn nothing is made or mailed. A caller that only goes away stops nothing: its answer is stored.",
	request: { body: { required: true, content: json(StopRequest) } },
	responses: {
		204: { description: "It is known; the call that waits for the answer hears how much of it stands." },
		400: refusal("The request is malformed."),
		404: refusal("The conversation has no such message, or it was asked again since: see `attempt`."),
		429: refusal("Too many in a minute; Retry-After says when to go on."),
	},
});

const read = createRoute({
	method: "get",
	path: "/agent/conversation",
	tags: ["Assistant"],
	summary: "The conversation of this browser",
	description: "Found by the cookie that answers set.",
	responses: {
		200: { description: "Everything said so far, oldest first.", content: json(ConversationAnswer) },
		204: { description: "This browser has no conversation." },
	},
});

const forget = createRoute({
	method: "delete",
	path: "/agent/conversation",
	tags: ["Assistant"],
	summary: "Begin anew",
	responses: { 204: { description: "This browser has no conversation any more." } },
});

export function agentApi({ chat, settings }: Services) {
	return new OpenAPIHono({ defaultHook: refuseInvalid })
		.openapi(say, async (c) => {
			const input = chatInput(c, c.req.valid("json"), visitorAddressOf(c, settings.trustedProxies));
			const origin = originOf(c, settings);
			const outcome = wantsStream(c) ? await streamAnswer(chat, input, origin) : await chat.say(input);
			if (outcome instanceof Response) return outcome;
			if (outcome.kind === "refused") {
				tellWhen(c, outcome);
				const { status, error, form } = outcome;
				return c.json({ error, ...(form && { form }) }, status);
			}
			for (const [name, value] of outcome.headers) c.header(name, value);
			return c.json(toPublicAnswer(outcome.answer, origin), 200);
		})
		.openapi(stop, async (c) => {
			const { messageId: key, conversationId, attempt } = c.req.valid("json");
			const visitor = visitorAddressOf(c, settings.trustedProxies);
			const caller = { request: c.req.raw, visitor, language: callerLanguage(c) };
			const outcome = await chat.stop({ ...caller, conversationId, key, attempt });
			if (outcome.kind === "stopped") return c.body(null, 204);
			tellWhen(c, outcome);
			return c.json({ error: outcome.error }, outcome.status);
		})
		.openapi(read, async (c) => {
			const transcript = await chat.read(c.req.raw);
			c.header("Cache-Control", "no-store");
			if (!transcript) return c.body(null, 204);
			return c.json(toPublicTranscript(transcript, originOf(c, settings)), 200);
		})
		.openapi(forget, (c) => {
			c.header("Set-Cookie", chat.forget());
			return c.body(null, 204);
		});
}

function chatInput(c: Context, asked: z.infer<typeof AgentRequest>, visitor: string): ChatInput {
	const { messages, userMessage, conversationId, messageId, again, attempt, language, choice, form } = asked;
	return {
		request: c.req.raw,
		visitor,
		message: userMessage,
		input: inputOf(choice, form),
		language: callerLanguage(c, language),
		page: language,
		conversationId,
		key: messageId,
		again,
		attempt,
		history: messages.map(({ role, content }) => ({ role, content: cleanText(content) })),
	};
}

function inputOf(choice: string | undefined, form: z.infer<typeof AgentRequest>["form"]): Input | undefined {
	if (form) return { kind: "form", form: form.name, values: form.values, press: form.press };
	return choice === undefined ? undefined : { kind: "choice", value: choice };
}

function tellWhen(c: Context, { retryAfterSeconds }: { retryAfterSeconds?: number }): void {
	if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
}
