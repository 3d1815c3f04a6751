import { z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { leadSources } from "../../shared/lead.ts";
import { conversationToken, siteLanguage, statusOfLead } from "../../shared/schemas.ts";
import { ImportedMessage, personFields, text, withName } from "./schemas.ts";

const reachable = ({ email, phone }: { email: string | null; phone: string | null }) =>
	Boolean(email ?? phone);

const language = siteLanguage.default("es");

export const LeadToCreate = z
	.union([
		z.object({ id: z.string().min(1).max(200) }),
		z
			.object({ ...personFields, message: text(5_000), language })
			.transform(withName)
			.refine(reachable),
	])
	.openapi("LeadToCreate", {
		description:
			"A stored lead as GET /leads returns it (its id is enough), or a new one with at least an email or a phone.",
	});

export const LeadToQualify = z
	.object({
		conversationData: z
			.union([
				z.array(ImportedMessage).min(1).max(limits.history),
				z
					.object({
						conversationId: conversationToken.min(1).nullish(),
						messages: z.array(ImportedMessage).min(1).max(limits.history).nullish(),
						language: siteLanguage.nullish(),
						...personFields,
					})
					.transform(withName),
			])
			.openapi({
				description:
					"The messages, oldest first; or an object with the messages, or the id of a conversation of this site, and facts that replace those of the conversation.",
			}),
		leadScore: z.number().min(0).max(100).optional().openapi({
			description:
				"The caller's own score, stored as a note. The score in the answer follows the site's scale.",
		}),
		contactInfo: z.object(personFields).partial().default({}).transform(withName),
	})
	.openapi("LeadToQualify");

export const LeadInCrm = z
	.object({
		success: z.boolean().openapi({ description: "The lead is stored." }),
		leadId: z.string(),
		reference: z.string(),
		source: z.enum(leadSources),
		status: statusOfLead,
		statusLabel: z.string().openapi({ example: "Inyectado al CRM ✓" }),
		score: z
			.number()
			.int()
			.openapi({ description: "100 once Odoo has confirmed the lead; at once without Odoo." }),
		crm: z.object({
			system: z.enum(["odoo", "embedded"]),
			state: z.enum(["confirmed", "queued", "refused", "needless", "embedded"]),
			recordId: z.string().nullable().openapi({ description: "Odoo's id of the lead." }),
			message: z.string().openapi({ description: "The state in words, in the caller's language." }),
		}),
	})
	.openapi("LeadInCrm");
