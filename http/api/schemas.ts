import { z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { industries } from "../../content/industries/list.ts";
import { languages } from "../../content/language.ts";
import { formNames } from "../../domain/assistant/input.ts";
import { type leadScale, leadSources } from "../../domain/leads/lead.ts";

/** The shapes of the API: they validate requests and write the reference. */

const time = z.iso.datetime().openapi({ example: "2026-11-21T15:04:05.000Z" });
const language = z.enum(languages);
const status = z.enum([
	"captured",
	"qualifying",
	"budget-checked",
	"qualified",
	"in-crm",
] satisfies (keyof typeof leadScale)[]);

export const ErrorAnswer = z
	.object({ error: z.string().openapi({ description: "What is wrong, in the person's language." }) })
	.openapi("Error");

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
			description: `128 random bits in hexadecimal, or a UUID, of this message alone. Sent again with it after a lost connection, the message is not said again: its answer comes. While it is being given it is waited for; should the process that gave it be gone, it is given anew, at most ${limits.answerSeconds} seconds after it was begun, or ${limits.modelSeconds + limits.modelSpeakingSeconds} where it streamed and took longer.`,
		}),
		again: z.boolean().default(false).openapi({
			description:
				"Asks again what was said last, in the same words: the new answer takes the place of one that was stopped, and the question stands there once.",
		}),
		attempt: attempt.optional().openapi({
			description:
				"How often this message is asked: 1 at first, one more each time with `again`, the same when it is only sent again. A stop names it too, so that one that comes late stops no later answer.",
		}),
		language: language.optional().openapi({
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

const stopped = z.boolean().optional();

const Source = z.object({ title: z.string(), url: z.string() });
const Ways = z
	.array(z.object({ name: z.enum(["whatsapp", "email"]), url: z.string() }))
	.openapi({ description: "While nobody of the team is in: other ways to write to them, prefilled." });
const Choice = z
	.object({
		value: z.string().openapi({ description: "What is sent as `choice`." }),
		label: z.string(),
		quiet: z.literal(true).optional().openapi({ description: "It stands back behind the others." }),
	})
	.openapi("Choice");
const Field = z
	.object({
		name: z.string(),
		label: z.string(),
		type: z.enum(["text", "email", "tel", "textarea", "select"]),
		value: z.string(),
		maxLength: z.number().int(),
		autocomplete: z.string().optional(),
		options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
		required: z.literal(true).optional(),
		error: z.string().optional().openapi({ description: "What is wrong with it, after a refused form." }),
	})
	.openapi("FormField");
export const ChatFormSchema = z
	.object({
		name: z.enum(formNames),
		title: z.string(),
		text: z.string(),
		fields: z.array(Field),
		products: z.array(z.object({ name: z.string(), reason: z.string() })).optional(),
		productsTitle: z.string().optional(),
		submit: z.string(),
		save: z.string().optional(),
		skip: Choice.optional(),
		privacy: z.object({ text: z.string(), linkText: z.string(), url: z.string() }).optional(),
		error: z.string().optional(),
	})
	.openapi("ChatForm", {
		description: "A form inside the chat: contact data, or what goes into the proposal.",
	});
const Progress = z
	.object({ done: z.number().int(), total: z.number().int(), label: z.string(), see: Choice })
	.openapi("Progress", { description: "How much of what a proposal is made of is known." });
const controls = {
	quickReplies: z
		.array(z.string())
		.openapi({ description: "The labels of the choices. Sent as text they are understood, too." }),
	choices: z.array(Choice),
	form: ChatFormSchema.nullable(),
	progress: Progress.nullable(),
};
export const FormRefused = z
	.object({ error: z.string(), form: ChatFormSchema.optional() })
	.openapi("FormRefused");
const Pdf = z.object({ downloadUrl: z.url(), fileName: z.string() });

export const AgentAnswer = z
	.object({
		reply: z.string(),
		toolResults: z.object({ pdf: Pdf.optional() }).optional(),
		conversationId: z.string(),
		language,
		sources: z.array(Source),
		...controls,
		ways: Ways.optional(),
		stopped: stopped.openapi({
			description: "It was stopped: the reply is what had come of it in whole sentences, perhaps nothing.",
		}),
		lead: z.object({ status, score: z.number().int() }).optional(),
		person: z.string().optional().openapi({
			description:
				"Who of the team said the reply, to a message that is asked again. With an empty reply: who has the conversation, and theirs comes later.",
		}),
	})
	.openapi("AgentAnswer");

export const ConversationAnswer = z
	.object({
		conversationId: z.string(),
		language,
		messages: z.array(
			z.object({
				role: z.enum(["user", "assistant"]),
				content: z.string(),
				at: time,
				sources: z.array(Source).optional(),
				pdf: Pdf.optional(),
				ways: Ways.optional(),
				person: z.string().optional().openapi({ description: "Who of the team said it." }),
				stopped: stopped.openapi({
					description:
						"The visitor stopped it. Of a message of theirs: its answer, before a word of it came.",
				}),
			}),
		),
		person: z.string().nullable().openapi({ description: "Who of the team has the conversation now." }),
		...controls,
		awaited: z.object({ messageId: z.string().nullable(), attempt: z.number().int() }).nullable().openapi({
			description:
				"The last message has no answer yet. Sent again with these, it gets the one that is being given; should nobody give it any more, it is given then.",
		}),
	})
	.openapi("Conversation");

const text = z.string().nullable();

export const LeadAnswer = z
	.object({
		id: z.string(),
		createdAt: time,
		updatedAt: time,
		source: z.enum(leadSources),
		language,
		status,
		score: z.number().int().openapi({ description: "Percent: 25, 60, 80, 95 or 100." }),
		name: text,
		email: text,
		phone: text.openapi({ description: "E.164.", example: "+573001234567" }),
		company: text,
		industry: z.enum([...industries.map(({ id }) => id), "other"]).nullable(),
		need: text,
		companySize: text,
		budget: text,
		timing: text,
		message: text,
		conversationId: text,
		consentWithdrawnAt: time.nullable().openapi({
			description:
				"When the person took their consent back: what they told is null then. Use the lead no more.",
		}),
		proposals: z.array(
			z.object({
				id: z.string(),
				number: z.string(),
				version: z.number().int(),
				fileName: z.string(),
				downloadUrl: z.url(),
				createdAt: time,
				expiresAt: time,
				revokedAt: time.nullable(),
			}),
		),
	})
	.openapi("Lead");

export const LeadQuery = z.object({
	email: z.string().max(320).optional(),
	limit: z.coerce.number().int().min(1).max(limits.leadPage).default(20),
	cursor: z.string().max(500).optional().openapi({ description: "nextCursor of the page before." }),
});

export const LeadPage = z
	.object({ leads: z.array(LeadAnswer), nextCursor: z.string().nullable() })
	.openapi("LeadPage");

export const Health = z
	.object({
		status: z.enum(["ok", "unavailable"]),
		version: z.string(),
		node: z.string(),
		database: z.object({ engine: z.enum(["sqlite", "postgres"]), answers: z.boolean() }),
	})
	.openapi("Health");

const fact = (most: number) => z.string().max(most).nullish();

export const DiagnosticRequest = z
	.object({
		conversationData: z
			.object({
				conversationId: z.string().max(200).nullish().openapi({
					description: "What was told there is taken over; the facts beside it win.",
				}),
				language: language.nullish().openapi({
					description: "Of the document; without it the conversation’s, else the caller’s.",
				}),
				name: fact(100),
				email: z.email().max(254).nullish(),
				phone: fact(40),
				company: fact(120),
				industry: z.enum([...industries.map(({ id }) => id), "other"]).nullish(),
				need: fact(4_000),
				companySize: fact(200),
				budget: fact(200),
				timing: fact(200),
			})
			.refine(({ language: _, ...told }) => Object.values(told).some(Boolean), { params: { nothing: true } }),
		leadScore: z
			.number()
			.int()
			.min(0)
			.max(100)
			.openapi({ description: "How complete the document says it is, in percent." }),
	})
	.openapi("DiagnosticRequest");
