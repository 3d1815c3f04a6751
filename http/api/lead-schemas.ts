import { z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { industryNames } from "../../content/industries/list.ts";
import { leadSources } from "../../shared/lead.ts";
import { isoTime, siteLanguage, statusOfLead } from "../../shared/schemas.ts";

const text = z.string().nullable();

export const LeadResponse = z
	.object({
		id: z.string(),
		createdAt: isoTime,
		updatedAt: isoTime,
		source: z.enum(leadSources),
		language: siteLanguage,
		status: statusOfLead,
		score: z.number().int().openapi({ description: "Percent: 25, 60, 80, 95 or 100." }),
		name: text,
		email: text,
		phone: text.openapi({
			description: "E.164. An extension follows as in RFC 3966: +576017441234;ext=12.",
			example: "+573001234567",
		}),
		company: text,
		industry: z.enum(industryNames).nullable(),
		need: text,
		companySize: text,
		budget: text,
		timing: text,
		message: text,
		conversationId: text,
		consentWithdrawnAt: isoTime.nullable().openapi({
			description: "When the person revoked their consent. Their facts are null then: stop using the lead.",
		}),
		proposals: z.array(
			z.object({
				id: z.string(),
				number: z.string(),
				version: z.number().int(),
				fileName: z.string(),
				downloadUrl: z.url(),
				createdAt: isoTime,
				expiresAt: isoTime,
				revokedAt: isoTime.nullable(),
			}),
		),
	})
	.openapi("Lead");

export const LeadQuery = z.object({
	email: z.string().max(320).optional(),
	limit: z.coerce.number().int().min(1).max(limits.leadPage).default(20),
	cursor: z.string().max(500).optional().openapi({ description: "The nextCursor of the previous page." }),
});

export const LeadPage = z
	.object({ leads: z.array(LeadResponse), nextCursor: z.string().nullable() })
	.openapi("LeadPage");
