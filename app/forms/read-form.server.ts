import { z } from "zod";
import { fillBlanks } from "../../content/fill-blanks.ts";
import type { FieldProblem, FormsText } from "../../content/forms/schema.ts";
import { likelyAddress, readEmail } from "../../domain/contact/email.ts";
import { readPhone, usualCountries } from "../../domain/contact/phone.ts";
import { cleanText } from "../../http/clean-text.ts";
import type { Language } from "../../shared/language.ts";
import { confirmedField, type FormState, trapField } from "./form-state.ts";

const problem = (name: FieldProblem) => ({ error: name });
const limitedText = (limit: number) => z.string().max(limit, problem("tooLong"));

export const fields = {
	required: (limit = 120) => limitedText(limit).refine((text) => text !== "", problem("required")),
	optional: (limit = 120) => limitedText(limit).transform((text) => text || null),
	email: () =>
		limitedText(254)
			.refine((text) => text !== "", problem("required"))
			.transform((text, context) => {
				const read = readEmail(text);
				if (read.kind === "read") return read.email;
				context.addIssue({ code: "custom", message: read.problem });
				return z.NEVER;
			}),
	/** Without words beside the number, which `withTypedPhone` keeps. */
	phone: (language: Language) =>
		limitedText(80).transform((text, context) => {
			if (text === "") return null;
			const read = readPhone(text, usualCountries(text, language));
			if (read.kind === "read") return read.phone;
			context.addIssue({ code: "custom", message: read.problem });
			return z.NEVER;
		}),
	option: <const Values extends readonly [string, ...string[]]>(values: Values) =>
		z.enum(values, problem("option")),
	optionalOption: <const Values extends readonly [string, ...string[]]>(values: Values) =>
		z.union([z.enum(values), z.literal("").transform(() => null)], problem("option")),
	consent: () => z.literal("on", problem("consent")),
	checkbox: () => z.string().transform((text) => text === "on"),
};

type FormResult<Values> =
	| { kind: "read"; values: Values; typed: Record<string, string> }
	| { kind: "refused"; state: FormState };

/** Cleans (see cleanText) and trims every field first. */
export async function readForm<Schema extends z.ZodObject>(
	request: Request,
	schema: Schema,
	words: FormsText,
): Promise<FormResult<z.output<Schema>>> {
	const form = await readFormData(request);
	const typed = Object.fromEntries(
		[...Object.keys(schema.shape), trapField, confirmedField].map((name) => [
			name,
			formText(form, name).trim(),
		]),
	);
	const parsed = schema.safeParse(typed);
	const fieldErrors: Record<string, string> = {};
	for (const issue of parsed.error?.issues ?? [])
		fieldErrors[String(issue.path[0])] ??= sentence(words, issue);
	const email = typed.email ?? "";
	const read = readEmail(email);
	const suggestion = read.kind === "read" ? likelyAddress(read.email) : null;
	if (suggestion && !fieldErrors.email && typed[confirmedField] !== email) {
		fieldErrors.email = fillBlanks(words.problems.emailTypo, { guess: suggestion });
		typed[confirmedField] = email;
	}
	if (typed[trapField]) fieldErrors[trapField] = words.problems.trap;
	if (parsed.success && Object.keys(fieldErrors).length === 0)
		return { kind: "read", values: parsed.data, typed };
	return { kind: "refused", state: { typed, fieldErrors: inPageOrder(fieldErrors, typed), formError: null } };
}

function inPageOrder(fieldErrors: Record<string, string>, typed: Record<string, string>) {
	return Object.fromEntries(
		Object.keys(typed).flatMap((name) => (fieldErrors[name] ? [[name, fieldErrors[name]]] : [])),
	);
}

/** An issue without a sentence is of a hidden field that somebody changed. */
function sentence({ problems }: FormsText, issue: z.core.$ZodIssue): string {
	const hasSentence = (name: string): name is FieldProblem => Object.hasOwn(problems, name);
	const limit = issue.code === "too_big" ? String(issue.maximum) : "";
	return fillBlanks(problems[hasSentence(issue.message) ? issue.message : "required"], { limit });
}

/** A body that cannot be read is a form without fields. */
export function readFormData(request: Request): Promise<FormData> {
	return request.formData().catch(() => new FormData());
}

/** A field of a form as it may be stored; empty for a file, or without one. */
export function formText(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? cleanText(value) : "";
}

export function textFields(form: FormData): (readonly [name: string, value: string])[] {
	return [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
}
