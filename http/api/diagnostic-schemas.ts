import { z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { industryNames } from "../../content/industries/list.ts";
import { siteLanguage } from "../../shared/schemas.ts";
import { email, ImportedMessage, withName } from "./schemas.ts";

const fact = (most: number) => z.string().max(most).nullish();

export const DiagnosticRequest = z
	.object({
		conversationData: z.union([
			z.array(ImportedMessage).min(1).max(limits.history).openapi({
				description: "The messages of a conversation that was held elsewhere, oldest first.",
			}),
			z
				.object({
					conversationId: z.string().max(200).nullish().openapi({
						description: "Its facts are used; facts in the request replace them.",
					}),
					language: siteLanguage.nullish().openapi({
						description: "The document's language. Absent: the conversation's, else the caller's.",
					}),
					name: fact(100),
					firstname: fact(80),
					lastname: fact(80),
					email,
					phone: fact(40),
					company: fact(120),
					industry: z.enum(industryNames).nullish(),
					need: fact(4_000),
					companySize: fact(200),
					budget: fact(200),
					timing: fact(200),
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
