import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { forms } from "../../content/forms/list.ts";
import { type Language, languageOf } from "../../content/language.ts";
import { tellsHubspot } from "../../domain/deliveries/delivery.ts";
import { type FormReport, isFormRecorded, recordForm } from "../../domain/leads/record-form.ts";
import { servicesContext } from "../../http/context.ts";
import { answerForm } from "./answer-form.server.ts";
import { receivedReference } from "./received.server.ts";

type FormRequest = { request: Request; context: Readonly<RouterContextProvider> };

export async function leadFormData({ request, context }: FormRequest) {
	const { connection, destinations } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return {
		language,
		words: forms[language],
		received: await receivedReference(request, (reference) => isFormRecorded(connection.db, reference)),
		hubspot: tellsHubspot(destinations),
	};
}

type LeadForm<Schema extends z.ZodObject> = {
	schema(language: Language): Schema;
	report(values: z.output<Schema>, language: Language): FormReport;
};

export async function answerLeadForm<Schema extends z.ZodObject>(
	{ request, context }: FormRequest,
	{ schema, report }: LeadForm<Schema>,
) {
	const services = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return answerForm({
		request,
		context,
		schema: schema(language),
		words: forms[language],
		store: async (values) =>
			(await recordForm(services.connection.db, services, report(values, language))).reference,
	});
}
