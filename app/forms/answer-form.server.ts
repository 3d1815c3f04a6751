import { data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import type { FormsText } from "../../content/forms/schema.ts";
import { languageOf } from "../../content/language.ts";
import { parameters } from "../../content/parameters.ts";
import { pass } from "../../domain/flood/flood-gate.ts";
import { servicesContext, visitorContext } from "../../http/context.ts";
import type { FormState } from "./form-state.ts";
import { readForm } from "./read-form.server.ts";

type FormAction<Schema extends z.ZodObject> = {
	request: Request;
	context: Readonly<RouterContextProvider>;
	words: FormsText;
	schema: Schema;
	/** Stores what was read. @returns the reference to give to the person, or why it was not stored. */
	store(values: z.output<Schema>): Promise<string | { refused: string; status: 400 | 429 }>;
};

/**
 * Answers a form that was posted: once it is stored, by sending the browser to the page that confirms, so that
 * reloading sends nothing again; else by showing the form again with all that was typed.
 */
export async function answerForm<Schema extends z.ZodObject>({
	request,
	context,
	words,
	schema,
	store,
}: FormAction<Schema>) {
	const { connection, world, settings, log } = context.get(servicesContext);
	const read = await readForm(request.clone(), schema, words);
	if (read.kind === "refused") return data<FormState>(read.state, 400);

	const failed = async (failure: string, status: number) => {
		const typed = Object.fromEntries(
			[...(await request.formData())].flatMap(([name, value]) =>
				typeof value === "string" ? [[name, value]] : [],
			),
		);
		return data<FormState>({ typed, problems: {}, failure }, status);
	};
	const gate = { name: "forms", most: settings.formsPerHour, seconds: 3_600 };
	try {
		const passage = await pass(connection.db, world, gate, context.get(visitorContext));
		if (passage.kind === "flooded") return await failed(words.tooFast, 429);
		const reference = await store(read.values);
		if (typeof reference !== "string") return failed(reference.refused, reference.status);
		const { pathname } = new URL(request.url);
		const received = parameters.received[languageOf(pathname)];
		return redirect(`${pathname}?${received}=${reference}#${received}`, 303);
	} catch (error) {
		log.error({ err: error }, "a form could not be stored");
		return failed(words.failure, 503);
	}
}
