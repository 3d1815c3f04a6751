import type { Hook, z } from "@hono/zod-openapi";
import type { Context, Env } from "hono";
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

type Issue = z.core.$ZodIssue;

export const refuseInvalid: Hook<unknown, Env, string, unknown> = (result, c) => {
	if (!result.success) return c.json(apiError(c, "malformed"), 400);
};

export function refuseField(
	expected: (issue: Issue) => keyof ErrorText,
): Hook<unknown, Env, string, unknown> {
	return async (result, c) => {
		if (result.success) return;
		const issue = firstOf(result.error.issues, await c.req.json().catch(() => null));
		const field = issue?.path.join(".") ?? "";
		const most = issue?.code === "too_big" ? String(issue.maximum) : "";
		const canBeNamed = issue && (field || issue.code === "custom");
		return c.json(apiError(c, canBeNamed ? expected(issue) : "malformed", { field, most }), 400);
	};
}

/** Names what is wrong with a field of a lead. @param missing the error where no fact tells enough. */
export function leadFieldProblem(missing: keyof ErrorText): (issue: Issue) => keyof ErrorText {
	return (issue) => {
		const { code } = issue;
		const field = issue.path.at(-1);
		if (field === "leadScore") return "fieldScore";
		if (code === "custom")
			return field === "phone" ? "fieldPhone" : field === "email" ? "fieldEmail" : missing;
		if (code === "too_big") return issue.origin === "array" ? "fieldTooMany" : "fieldTooLong";
		if (code === "invalid_value") return "fieldChoice";
		return field === "conversationData" || field === "contactInfo" ? "fieldObject" : "fieldText";
	};
}

function firstOf(issues: readonly Issue[], body: unknown): Issue | undefined {
	const [issue] = issues;
	if (issue?.code !== "invalid_union") return issue;
	const shapes = issue.errors.map((inner) =>
		inner.map((one): Issue => ({ ...one, path: [...issue.path, ...one.path] })),
	);
	const meant = shapes.find((shape) => shape.every((one) => !isOtherShape(one, issue.path.length, body)));
	return firstOf(meant ?? shapes.at(-1) ?? [], body);
}

function isOtherShape(issue: Issue, depth: number, body: unknown): boolean {
	if (issue.code !== "invalid_type") return false;
	if (issue.path.length === depth) return issue.expected === "array" || issue.expected === "object";
	const given = issue.path.reduce<unknown>((inside, key) => Object(inside)[key], body);
	return given === undefined;
}
