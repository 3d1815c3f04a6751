import { z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { conversationToken, siteLanguage } from "../../shared/schemas.ts";
import { ImportedMessage, personFields, withName } from "./schemas.ts";

export const DiagnosticRequest = z
	.object({
		conversationData: z.union([
			z.array(ImportedMessage).min(1).max(limits.history).openapi({
				description: "The messages of a conversation that was held elsewhere, oldest first.",
			}),
			z
				.object({
					conversationId: conversationToken.nullish().openapi({
						description: "Its facts are used; facts in the request replace them.",
					}),
					language: siteLanguage.nullish().openapi({
						description: "The document's language. Absent: the conversation's, else the caller's.",
					}),
					...personFields,
				})
				.transform(withName)
				.refine(({ language: _, ...told }) => Object.values(told).some(Boolean), {
					params: { nothing: true },
				}),
		]),
		leadScore: z
			.number()
			.int()
			.min(0)
			.max(100)
			.openapi({ description: "The completeness that the document shows, in percent." }),
	})
	.openapi("DiagnosticRequest");
