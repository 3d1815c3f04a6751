import { z } from "zod";
import { formButtons, formNames } from "./chat.ts";
import { messageRoles } from "./conversation.ts";
import { conversationToken, siteLanguage } from "./schemas.ts";

const messageId = z
	.string()
	.regex(/^(?:[0-9a-fA-F]{32}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/);
const conversationId = conversationToken
	.optional()
	.meta({ description: "As the last answer gave it. Absent: the conversation of the cookie." });
const attempt = z.number().int().min(1).max(1_000_000);

type NamedLimits = Record<"history" | "message" | "answerSeconds", number>;

export const agentRequest = (limits: NamedLimits) =>
	z
		.object({
			messages: z
				.array(z.object({ role: z.enum(messageRoles), content: z.string().max(100_000) }))
				.max(10_000)
				.default([])
				.meta({
					description: `The earlier messages, at most ${limits.history}. Ignored with a conversationId.`,
				}),
			userMessage: z
				.string()
				.default("")
				.meta({
					description: `The visitor's message: 1 to ${limits.message} characters. Not needed with a choice or a form.`,
				}),
			choice: z.string().max(200).optional().meta({
				description: "The `value` of the choice that the visitor pressed instead of typing.",
			}),
			form: z
				.object({
					name: z.enum(formNames),
					values: z.record(z.string().max(40), z.string().max(2_000)),
					press: z.enum(formButtons).default("make").meta({
						description: "For the summary: make the proposal, or only save the changes.",
					}),
				})
				.optional()
				.meta({ description: "The filled form of the answer: values by field name." }),
			conversationId,
			messageId: messageId.optional().meta({
				description: `An idempotency key: 128 random bits in hexadecimal, or a UUID. After a lost connection, send the message again with the same key: it is stored once, and the call waits for its answer. If the answering process is gone, the message is answered again, at most ${limits.answerSeconds} seconds after the first attempt began.`,
			}),
			again: z.boolean().default(false).meta({
				description:
					"Asks the last message again, in the same words. The new answer replaces a stopped one, and the question stays stored once.",
			}),
			attempt: attempt.optional().meta({
				description:
					"The number of the attempt: 1 at first, one more for each request with `again`, the same after a lost connection. A stop names it too, so that a late stop ends no later answer.",
			}),
			language: siteLanguage.optional().meta({
				description:
					"The language of the page. A new conversation starts in it; a later message with another language changes the conversation's. Absent: the assistant follows the visitor's language.",
			}),
		})
		.meta({ id: "AgentRequest" });
export type AgentRequest = z.input<ReturnType<typeof agentRequest>>;

export const StopRequest = z
	.object({
		messageId: messageId.meta({ description: "The messageId of the message whose answer to stop." }),
		attempt: attempt.optional().meta({
			description:
				"The attempt to stop, as sent with the message; a later attempt is not stopped. Absent: stops the running answer, whichever attempt it is.",
		}),
		conversationId,
	})
	.meta({ id: "StopRequest" });
export type StopRequest = z.input<typeof StopRequest>;
