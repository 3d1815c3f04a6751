import { z } from "@hono/zod-openapi";
import { formNames } from "../../domain/assistant/input.ts";
import { isoTime, siteLanguage, statusOfLead } from "./schemas.ts";

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
		language: siteLanguage,
		sources: z.array(Source),
		...controls,
		ways: Ways.optional(),
		stopped: stopped.openapi({
			description: "It was stopped: the reply is what had come of it in whole sentences, perhaps nothing.",
		}),
		lead: z.object({ status: statusOfLead, score: z.number().int() }).optional(),
		person: z.string().optional().openapi({
			description:
				"Who of the team said the reply, to a message that is asked again. With an empty reply: who has the conversation, and theirs comes later.",
		}),
	})
	.openapi("AgentAnswer");

export const ConversationAnswer = z
	.object({
		conversationId: z.string(),
		language: siteLanguage,
		messages: z.array(
			z.object({
				role: z.enum(["user", "assistant"]),
				content: z.string(),
				at: isoTime,
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
