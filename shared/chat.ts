import { z } from "zod";
import { messageRoles } from "./conversation.ts";
import { isoTime, siteLanguage, statusOfLead } from "./schemas.ts";

export const formNames = ["contact", "summary"] as const;
export type FormName = (typeof formNames)[number];

/** The summary's two buttons: keep the changes, or make the proposal of them. */
export const formButtons = ["save", "make"] as const;
export type FormButton = (typeof formButtons)[number];

export type FilledForm = {
	kind: "form";
	form: FormName;
	values: Readonly<Record<string, string>>;
	/** Which button was pressed. The API, the form's field and stored messages name it so. */
	press: FormButton;
};

/** What a visitor sends in one turn: words they typed, the value of a choice they pressed, or a form they filled. */
export type Input = { kind: "text" } | { kind: "choice"; value: string } | FilledForm;

export const SourcePage = z.object({ title: z.string(), url: z.string() });
export type SourcePage = z.infer<typeof SourcePage>;

export const TeamChannel = z.object({ name: z.enum(["whatsapp", "email"]), url: z.string() });
export type TeamChannel = z.infer<typeof TeamChannel>;

export const Choice = z
	.object({
		value: z.string().meta({ description: "The value to send as `choice`." }),
		label: z.string(),
		quiet: z.literal(true).optional().meta({ description: "A secondary choice: show it less prominently." }),
	})
	.meta({ id: "Choice" });
export type Choice = z.infer<typeof Choice>;

export const FormField = z
	.object({
		name: z.string(),
		label: z.string(),
		type: z.enum(["text", "email", "tel", "textarea", "select"]),
		value: z.string(),
		maxLength: z.number().int(),
		autocomplete: z.string().optional(),
		options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
		required: z.literal(true).optional(),
		error: z.string().optional().meta({ description: "The problem of this field, after a refused form." }),
	})
	.meta({ id: "FormField" });
export type FormField = z.infer<typeof FormField>;

export const ChatForm = z
	.object({
		name: z.enum(formNames),
		title: z.string(),
		text: z.string(),
		fields: z.array(FormField),
		products: z.array(z.object({ name: z.string(), reason: z.string() })).optional(),
		productsTitle: z.string().optional(),
		submit: z.string(),
		save: z.string().optional(),
		skip: Choice.optional(),
		privacy: z.object({ text: z.string(), linkText: z.string(), url: z.string() }).optional(),
		error: z.string().optional(),
	})
	.meta({
		id: "ChatForm",
		description: "A form in the chat: contact data, or the summary of the proposal.",
	});
export type ChatForm = z.infer<typeof ChatForm>;

export const FormRefused = z
	.object({ error: z.string(), form: ChatForm.optional() })
	.meta({ id: "FormRefused" });

export const ProposalProgress = z
	.object({ done: z.number().int(), total: z.number().int(), label: z.string(), see: Choice })
	.meta({ id: "ProposalProgress", description: "How many of the facts for a proposal are known." });
export type ProposalProgress = z.infer<typeof ProposalProgress>;

const fact = z.string().nullable();
export const ProposalFacts = z
	.object({
		name: fact,
		company: fact,
		industry: fact,
		need: fact,
		companySize: fact,
		budget: fact,
		timing: fact,
	})
	.meta({
		id: "ProposalFacts",
		description: "What a proposal would be made of, in words; null where it is not known.",
	});
export type ProposalFacts = z.infer<typeof ProposalFacts>;

export const ProposalFile = z.object({
	downloadUrl: z.url(),
	fileName: z.string(),
	pages: z.number().int().optional(),
	company: z.string().optional().meta({ description: "Whom the proposal is for, if that is known." }),
});
export type ProposalFile = z.infer<typeof ProposalFile>;

const conversationId = z.string().meta({
	description:
		"Opens the conversation: send it with each follow-up, and show it to nobody else. As far as its dot it is the id that leads and webhooks show, which opens nothing.",
});
const ways = z
	.array(TeamChannel)
	.meta({ description: "Outside office hours: other ways to write to the team, as prefilled links." })
	.optional();
const stopped = z.boolean().optional();
const waitsForPerson = z
	.boolean()
	.meta({ description: "The visitor asked for a person of the team, and nobody has answered them since." });
const controls = {
	quickReplies: z
		.array(z.string())
		.meta({ description: "The labels of the choices. A label sent as text is understood too." }),
	choices: z.array(Choice),
	form: ChatForm.nullable(),
	progress: ProposalProgress.nullable(),
};

export const AgentAnswer = z
	.object({
		reply: z.string(),
		toolResults: z.object({ pdf: ProposalFile.optional() }).optional(),
		conversationId,
		language: siteLanguage,
		sources: z.array(SourcePage),
		...controls,
		known: ProposalFacts,
		ways,
		stopped: stopped.meta({
			description: "The visitor stopped the answer: the reply has its complete sentences, perhaps none.",
		}),
		lead: z.object({ status: statusOfLead, score: z.number().int() }).optional(),
		waitsForPerson,
		person: z.string().optional().meta({
			description:
				"The team member who wrote this reply to a repeated message. With an empty reply: the team member who has the conversation and will answer later.",
		}),
	})
	.meta({ id: "AgentAnswer" });
export type AgentAnswer = z.infer<typeof AgentAnswer>;

export type AnswerEvent =
	| { name: "text"; data: { text: string } }
	| { name: "withdraw"; data: object }
	| { name: "answer"; data: AgentAnswer }
	| { name: "failed"; data: { error: string } };

export const PublicTranscript = z
	.object({
		conversationId,
		language: siteLanguage,
		messages: z.array(
			z.object({
				role: z.enum(messageRoles),
				content: z.string(),
				at: isoTime,
				sources: z.array(SourcePage).optional(),
				pdf: ProposalFile.optional(),
				ways,
				person: z.string().optional().meta({ description: "The team member who wrote it." }),
				stopped: stopped.meta({
					description:
						"On an answer: the visitor stopped it. On a visitor's message: its answer was stopped before its first word.",
				}),
			}),
		),
		person: z.string().nullable().meta({ description: "The team member who has the conversation now." }),
		personSince: isoTime
			.nullable()
			.meta({ description: "When they got the conversation; null where nobody has it, or it is not known." }),
		waitsForPerson,
		...controls,
		known: ProposalFacts,
		awaited: z.object({ messageId: z.string().nullable(), attempt: z.number().int() }).nullable().meta({
			description:
				"The last message has no answer yet. Send it again with these values to get the running answer, or a new one if no process gives it any more.",
		}),
	})
	.meta({ id: "PublicTranscript" });
export type PublicTranscript = z.infer<typeof PublicTranscript>;
