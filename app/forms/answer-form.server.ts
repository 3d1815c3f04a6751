import { data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import type { FormsText } from "../../content/forms/schema.ts";
import { parameterIn, parameters } from "../../content/parameters.ts";
import { checkRateLimit } from "../../domain/rate-limit/check-rate-limit.ts";
import { isReference } from "../../domain/reference.ts";
import { servicesContext, visitorAddressContext } from "../../http/context.ts";
import { languageOf } from "../../shared/language.ts";
import type { FormState } from "./form-state.ts";
import { readForm } from "./read-form.server.ts";

type StoreOutcome =
	| { kind: "stored"; reference: string }
	| { kind: "refused"; failure: string; status: 400 | 429 };

type FormAction<Schema extends z.ZodObject> = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	words: FormsText;
	schema: Schema;
	store(values: z.output<Schema>, typed: Record<string, string>): Promise<StoreOutcome>;
};

/** Redirects once the form is stored, so that a reload sends nothing again. */
export async function answerForm<Schema extends z.ZodObject>({
	request,
	context,
	words,
	schema,
	store,
}: FormAction<Schema>) {
	const { connection, runtime, settings, log } = context.get(servicesContext);
	const form = await readForm(request, schema, words);
	if (form.kind === "refused") return data<FormState>(form.state, 400);
	const { typed, values } = form;
	const failed = (formError: string, status: number) =>
		data<FormState>({ typed, fieldErrors: {}, formError }, status);
	const limit = { name: "forms", most: settings.formsPerHour, seconds: 3_600 };
	try {
		const limitResult = await checkRateLimit(
			connection.db,
			runtime,
			limit,
			context.get(visitorAddressContext),
		);
		if (limitResult.kind === "exceeded") return failed(words.tooFast, 429);
		const outcome = await store(values, typed);
		if (outcome.kind === "refused") return failed(outcome.failure, outcome.status);
		const { pathname } = new URL(request.url);
		const received = parameters.received[languageOf(pathname)];
		return redirect(`${pathname}?${received}=${outcome.reference}#${received}`, 303);
	} catch (error) {
		log.error({ err: error }, "a form could not be stored");
		return failed(words.failure, 503);
	}
}

export async function receivedReference<Recorded extends object>(
	request: Request,
	find: (reference: string) => Promise<Recorded | null>,
): Promise<(Recorded & { reference: string }) | null> {
	const reference = parameterIn(new URL(request.url), "received");
	if (!reference || !isReference(reference)) return null;
	const recorded = await find(reference);
	return recorded && { ...recorded, reference };
}
