import { z } from "@hono/zod-openapi";
import { industries } from "../../content/industries/list.ts";
import { email } from "./contact-fields.ts";
import { siteLanguage } from "./schemas.ts";

const fact = (most: number) => z.string().max(most).nullish();

export const DiagnosticRequest = z
	.object({
		conversationData: z
			.object({
				conversationId: z.string().max(200).nullish().openapi({
					description: "Its facts are used; facts in the request replace them.",
				}),
				language: siteLanguage.nullish().openapi({
					description: "The document's language. Absent: the conversation's, else the caller's.",
				}),
				name: fact(100),
				email,
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
			.openapi({ description: "The completeness that the document shows, in percent." }),
	})
	.openapi("DiagnosticRequest");
