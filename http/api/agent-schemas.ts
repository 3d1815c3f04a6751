import { z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { formNames } from "../../domain/assistant/input.ts";
import { siteLanguage } from "./schemas.ts";

const HistoryMessage = z.object({
	role: z.enum(["user", "assistant"]),
	content: z.string().max(100_000),
});

const messageId = z
	.string()
	.regex(/^(?:[0-9a-fA-F]{32}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/);
const conversationId = z.string().max(200);
const attempt = z.number().int().min(1).max(1_000_000);

export const AgentRequest = z
	.object({
		messages: z
			.array(HistoryMessage)
			.max(10_000)
			.default([])
			.openapi({
				description: `What was said before. At most ${limits.history} messages when no conversationId is sent; ignored with one.`,
			}),
		userMessage: z
			.string()
			.default("")
			.openapi({
				description: `What the visitor says now: 1 to ${limits.message} characters. Not needed with a choice or a form.`,
			}),
		choice: z.string().max(200).optional().openapi({
			description: "The `value` of one of the answer's choices, when one was pressed instead of typing.",
		}),
		form: z
			.object({
				name: z.enum(formNames),
				values: z.record(z.string().max(40), z.string().max(2_000)),
				press: z.enum(["save", "make"]).default("make").openapi({
					description: "Of the summary: whether the proposal is to be made, or the changes only kept.",
				}),
			})
			.optional()
			.openapi({ description: "The answer's form, filled: each field's value by its name." }),
		conversationId: conversationId.optional(),
		messageId: messageId.optional().openapi({
			description: `128 random bits in hexadecimal, or a UUID, of this message alone. Sent again with it after a lost connection, the message is not said again: its answer comes. While it is being given it is waited for; should the process that gave it be gone, it is given anew, at most ${limits.answerSeconds} seconds after it was begun.`,
		}),
		again: z.boolean().default(false).openapi({
			description:
				"Asks again what was said last, in the same words: the new answer takes the place of one that was stopped, and the question stands there once.",
		}),
		attempt: attempt.optional().openapi({
			description:
				"How often this message is asked: 1 at first, one more each time with `again`, the same when it is only sent again. A stop names it too, so that one that comes late stops no later answer.",
		}),
		language: siteLanguage.optional().openapi({
			description:
				"The language of the page it is written on. A new conversation begins in it; sent with a later message, another one than before changes the conversation's. Absent: it follows the visitor.",
		}),
	})
	.openapi("AgentRequest");

export const StopRequest = z
	.object({
		messageId: messageId.openapi({ description: "Of the message whose answer is wanted no more." }),
		attempt: attempt.optional().openapi({
			description:
				"As it was sent with the message: asked again since, nothing is stopped. Absent: whichever answer is being given.",
		}),
		conversationId: conversationId.optional().openapi({ description: "Absent: the one of the cookie." }),
	})
	.openapi("StopRequest");
