import { z } from "@hono/zod-openapi";
import { formNames } from "../../domain/assistant/input.ts";
import { isoTime, siteLanguage, statusOfLead } from "./schemas.ts";

const stopped = z.boolean().optional();

const Source = z.object({ title: z.string(), url: z.string() });
const Ways = z
	.array(z.object({ name: z.enum(["whatsapp", "email"]), url: z.string() }))
	.openapi({ description: "Outside office hours: other ways to write to the team, as prefilled links." });
const Choice = z
	.object({
		value: z.string().openapi({ description: "The value to send as `choice`." }),
		label: z.string(),
		quiet: z
			.literal(true)
			.optional()
			.openapi({ description: "A secondary choice: show it less prominently." }),
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
		error: z.string().optional().openapi({ description: "The problem of this field, after a refused form." }),
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
		description: "A form in the chat: contact data, or the summary of the proposal.",
	});
const Progress = z
	.object({ done: z.number().int(), total: z.number().int(), label: z.string(), see: Choice })
	.openapi("Progress", { description: "How many of the facts for a proposal are known." });
const controls = {
	quickReplies: z
		.array(z.string())
		.openapi({ description: "The labels of the choices. A label sent as text is understood too." }),
	choices: z.array(Choice),
	form: ChatFormSchema.nullable(),
	progress: Progress.nullable(),
};
const fact = z.string().nullable();
const Known = z
	.object({
		name: fact,
		company: fact,
		industry: fact,
		need: fact,
		companySize: fact,
		budget: fact,
		timing: fact,
	})
	.openapi("Known", {
		description: "What a proposal would be made of, in words; null where it is not known.",
	});
export const FormRefused = z
	.object({ error: z.string(), form: ChatFormSchema.optional() })
	.openapi("FormRefused");
export const Pdf = z.object({
	downloadUrl: z.url(),
	fileName: z.string(),
	pages: z.number().int().optional(),
	company: z.string().optional().openapi({ description: "Whom the proposal is for, if that is known." }),
});

const conversationId = z.string().openapi({
	description:
		"Opens the conversation: send it with each follow-up, and show it to nobody else. As far as its dot it is the id that leads and webhooks show, which opens nothing.",
});

export const AgentAnswer = z
	.object({
		reply: z.string(),
		toolResults: z.object({ pdf: Pdf.optional() }).optional(),
		conversationId,
		language: siteLanguage,
		sources: z.array(Source),
		...controls,
		known: Known,
		ways: Ways.optional(),
		stopped: stopped.openapi({
			description: "The visitor stopped the answer: the reply has its complete sentences, perhaps none.",
		}),
		lead: z.object({ status: statusOfLead, score: z.number().int() }).optional(),
		person: z.string().optional().openapi({
			description:
				"The team member who wrote this reply to a repeated message. With an empty reply: the team member who has the conversation and will answer later.",
		}),
	})
	.openapi("AgentAnswer");

export const ConversationAnswer = z
	.object({
		conversationId,
		language: siteLanguage,
		messages: z.array(
			z.object({
				role: z.enum(["user", "assistant"]),
				content: z.string(),
				at: isoTime,
				sources: z.array(Source).optional(),
				pdf: Pdf.optional(),
				ways: Ways.optional(),
				person: z.string().optional().openapi({ description: "The team member who wrote it." }),
				stopped: stopped.openapi({
					description:
						"On an answer: the visitor stopped it. On a visitor's message: its answer was stopped before its first word.",
				}),
			}),
		),
		person: z.string().nullable().openapi({ description: "The team member who has the conversation now." }),
		...controls,
		known: Known,
		awaited: z.object({ messageId: z.string().nullable(), attempt: z.number().int() }).nullable().openapi({
			description:
				"The last message has no answer yet. Send it again with these values to get the running answer, or a new one if no process gives it any more.",
		}),
	})
	.openapi("Conversation");
