import { z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { messageRoles } from "../../shared/conversation.ts";

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

export const ImportedMessage = z.object({
	role: z.enum(messageRoles),
	content: z.string().max(limits.message),
});

export const ErrorResponse = z
	.object({ error: z.string().openapi({ description: "The problem, in the person's language." }) })
	.openapi("Error");

export const Live = z.object({ status: z.enum(["ok"]) }).openapi("Live");

export const Ready = z.object({ status: z.enum(["ready", "unavailable", "stopping"]) }).openapi("Ready");

export const Health = z
	.object({
		status: z.enum(["ok", "unavailable"]),
		database: z.object({ engine: z.enum(["sqlite", "postgres"]), answers: z.boolean() }),
	})
	.openapi("Health");
