import { z } from "@hono/zod-openapi";
import { limits } from "../../config/limits.ts";
import { industryNames } from "../../content/industries/list.ts";
import { readEmail } from "../../domain/contact/email.ts";
import { readPhone } from "../../domain/contact/phone.ts";
import { messageRoles } from "../../shared/conversation.ts";
import { cleanText } from "../clean-text.ts";
import { readinessStates } from "../health.ts";

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

export const ImportedMessage = z.object({
	role: z.enum(messageRoles),
	content: z.string().max(limits.message),
});

export const ErrorResponse = z
	.object({ error: z.string().openapi({ description: "The problem, in the person's language." }) })
	.openapi("Error");

export const Live = z.object({ status: z.enum(["ok"]) }).openapi("Live");

export const Ready = z.object({ status: z.enum(readinessStates) }).openapi("Ready");

export const Health = z
	.object({
		status: z.enum(["ok", "unavailable"]),
		database: z.object({ engine: z.enum(["sqlite", "postgres"]), answers: z.boolean() }),
	})
	.openapi("Health");

/** An address, cleaned; null when it is absent or empty. A wrong one is an issue of code "custom". */
export const email = z
	.string()
	.max(254)
	.nullish()
	.transform((value, context) => {
		if (!value?.trim()) return null;
		const read = readEmail(value);
		if (read.kind === "read") return read.email;
		context.addIssue({ code: "custom", message: read.problem });
		return z.NEVER;
	})
	.openapi({ type: "string", format: "email" });

/** A telephone as `readPhone` returns it; null when it is absent or empty. A wrong one is an issue of code "custom". */
export const phone = z
	.string()
	.max(80)
	.nullish()
	.transform((value, context) => {
		if (!value?.trim()) return null;
		const read = readPhone(value, ["CO"]);
		// A second number has no field to go to.
		if (read.kind === "read" && !/\p{Nd}/u.test(read.rest)) return read.phone;
		context.addIssue({ code: "custom", message: "phone" });
		return z.NEVER;
	})
	.openapi({
		type: "string",
		description:
			"One number. Without + or 00 and a country code, it is Colombian. An extension may follow: `ext. 12`.",
		example: "+573001234567",
	});

/** A cleaned text; null when it is absent or empty. */
export const text = (most: number) =>
	z
		.string()
		.max(most)
		.transform((value) => cleanText(value).trim() || null)
		.nullish()
		.transform((value) => value ?? null);

/** What a caller tells about a person; `withName` joins the name. */
export const personFields = {
	name: text(160),
	firstname: text(80),
	lastname: text(80),
	email,
	phone,
	company: text(120),
	industry: z
		.enum(industryNames)
		.nullish()
		.transform((value) => value ?? null),
	need: text(4_000),
	companySize: text(200),
	budget: text(200),
	timing: text(200),
};

type NameFields = { name?: string | null; firstname?: string | null; lastname?: string | null };

/** Joins a name that some systems send in two fields. */
export function withName<Fields extends NameFields>({ firstname, lastname, ...fields }: Fields) {
	const both = [firstname, lastname].flatMap((part) => part?.trim() || []).join(" ");
	return { ...fields, name: fields.name?.trim() || both || null };
}
