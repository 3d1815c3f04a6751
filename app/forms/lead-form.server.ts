import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { forms } from "../../content/forms/list.ts";
import { readPhone, usualCountries } from "../../domain/contact/phone.ts";
import { sendsToHubspot } from "../../domain/deliveries/delivery.ts";
import { findRecordedForm, type LeadForm, recordForm } from "../../domain/leads/record-form.ts";
import { servicesContext } from "../../http/context.ts";
import { type Language, languageOf } from "../../shared/language.ts";
import { answerForm, receivedReference } from "./answer-form.server.ts";
import { responseTimeSentence } from "./response-time.server.ts";

type FormRequest = { request: Request; context: Readonly<RouterContextProvider> };

export async function loadLeadForm({ request, context }: FormRequest, source: LeadForm["source"]) {
	const { connection, destinations, runtime, settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return {
		language,
		words: forms[language],
		received: await receivedReference(request, (reference) =>
			findRecordedForm(connection.db, { reference, source }),
		),
		responseTime: responseTimeSentence("willWrite", settings.brand, runtime.now(), language),
		hubspot: sendsToHubspot(destinations),
	};
}

type LeadFormPage<Schema extends z.ZodObject> = {
	schema(language: Language): Schema;
	toLead(values: z.output<Schema>, language: Language): LeadForm;
};

export async function answerLeadForm<Schema extends z.ZodObject>(
	{ request, context }: FormRequest,
	{ schema, toLead }: LeadFormPage<Schema>,
) {
	const services = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return answerForm({
		request,
		context,
		schema: schema(language),
		words: forms[language],
		store: async (values, { phone = "" }) => {
			const form = toLead(values, language);
			const message = withTypedPhone(form.message, phone, language);
			const { reference } = await recordForm(services.connection.db, services, { ...form, message });
			return { kind: "stored", reference };
		},
	});
}

/** Appends the phone field to the message when it held more than a number. */
function withTypedPhone(message: string | null, typed: string, language: Language): string | null {
	const phone = readPhone(typed, usualCountries(typed, language));
	if (phone.kind === "unreadable" || !phone.rest) return message;
	const line = fillBlanks(forms[language].typedPhone, { typed });
	return message ? `${message}\n\n${line}` : line;
}
