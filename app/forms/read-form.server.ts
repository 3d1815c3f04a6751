import { z } from "zod";
import type { FieldProblem, FormsText } from "../../content/forms/schema.ts";
import type { Language } from "../../content/language.ts";
import { likelyAddress } from "../../domain/contact/email.ts";
import { readPhone } from "../../domain/contact/phone.ts";
import { cleanText } from "../../http/clean-text.ts";
import { confirmedField, type FormState, trapField } from "./form-state.ts";

const countries = { es: ["CO"], en: ["CO", "US"] } as const;
const problem = (name: FieldProblem) => ({ error: name });
const longest = (limit: number) =>
	z.string().refine((text) => text.length <= limit, { error: `tooLong ${limit}` });

/** The kinds of fields, each with what can be wrong with it. Empty optional fields are null. */
export const fields = {
	required: (limit = 120) => longest(limit).refine((text) => text !== "", problem("required")),
	optional: (limit = 120) => longest(limit).transform((text) => text || null),
	email: () =>
		longest(254)
			.refine((text) => text !== "", problem("required"))
			.refine((text) => text === "" || z.email().safeParse(text).success, problem("email"))
			.transform((text) => text.toLowerCase()),
	/** Without a country code it is Colombian or, for who reads English, of the United States. */
	phone: (language: Language) =>
		longest(40)
			.refine((text) => text === "" || readPhone(text, countries[language]) !== null, problem("phone"))
			.transform((text) => readPhone(text, countries[language])),
	option: <const Values extends readonly [string, ...string[]]>(values: Values) =>
		z.enum(values, problem("option")),
	optionalOption: <const Values extends readonly [string, ...string[]]>(values: Values) =>
		z.union([z.enum(values), z.literal("").transform(() => null)], problem("option")),
	consent: () => z.literal("on", problem("consent")),
	/** A permission that may be left out. */
	permission: () => z.string().transform((text) => text === "on"),
};

export type FormRead<Values> = { kind: "read"; values: Values } | { kind: "refused"; state: FormState };

/**
 * Reads a form that was posted. Every field is trimmed and freed of control characters first.
 * @param schema its fields, from `fields`, in the order of the page.
 */
export async function readForm<Schema extends z.ZodObject>(
	request: Request,
	schema: Schema,
	words: FormsText,
): Promise<FormRead<z.output<Schema>>> {
	const form = await request.formData().catch(() => new FormData());
	const typed = Object.fromEntries(
		[...Object.keys(schema.shape), trapField, confirmedField].map((name) => [name, textOf(form, name)]),
	);
	const read = schema.safeParse(typed);
	const problems: Record<string, string> = {};
	for (const { path, message } of read.error?.issues ?? [])
		problems[String(path[0])] ??= sentence(words, message);
	const email = typed.email ?? "";
	const guess = likelyAddress(email);
	if (guess && !problems.email && typed[confirmedField] !== email) {
		problems.email = words.problems.emailTypo.replace("{guess}", guess);
		typed[confirmedField] = email;
	}
	if (typed[trapField]) problems[trapField] = words.problems.trap;
	if (read.success && Object.keys(problems).length === 0) return { kind: "read", values: read.data };
	return { kind: "refused", state: { typed, problems: inPageOrder(problems, typed), failure: null } };
}

function inPageOrder(problems: Record<string, string>, typed: Record<string, string>) {
	return Object.fromEntries(
		Object.keys(typed).flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])),
	);
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? cleanText(value).trim() : "";
}

/** "tooLong 120" says which problem it is and its limit. */
function sentence(words: FormsText, message: string): string {
	const [name = "", limit = ""] = message.split(" ");
	const problem = Object.keys(words.problems).find((known): known is FieldProblem => known === name);
	return words.problems[problem ?? "required"].replace("{limit}", limit);
}
