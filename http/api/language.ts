import type { Context } from "hono";
import { errors } from "../../content/errors/list.ts";
import type { ErrorText } from "../../content/errors/schema.ts";
import { type BlankValues, fillBlanks } from "../../content/fill-blanks.ts";
import { isLanguage, type Language } from "../../shared/language.ts";
import { preferredLanguage } from "../cookies/language-choice.ts";

export function callerLanguage(c: Context, named?: unknown): Language {
	if (isLanguage(named)) return named;
	const header = c.req.header("x-language");
	if (isLanguage(header)) return header;
	return preferredLanguage(c.req.header("cookie"), c.req.header("accept-language"));
}

export function apiError(c: Context, name: keyof ErrorText, values: BlankValues = {}): { error: string } {
	return { error: fillBlanks(errors[callerLanguage(c)][name], values) };
}
