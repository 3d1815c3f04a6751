import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { forms } from "../../content/forms/list.ts";
import { type Language, languageOf } from "../../content/language.ts";
import { tellsHubspot } from "../../domain/deliveries/delivery.ts";
import { hasLead } from "../../domain/leads/lead-store.ts";
import { type FormReport, recordForm } from "../../domain/leads/record-form.ts";
import { servicesContext } from "../../http/context.ts";
import { answerForm } from "./answer-form.server.ts";
import { receivedReference } from "./received.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** What a page shows of a form that makes a lead: its words, and the reference of one it is to confirm. */
export async function leadFormData({ request, context }: Asked) {
	const { connection, destinations } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return {
		...{ language, words: forms[language] },
		received: await receivedReference(request, (reference) => hasLead(connection.db, reference)),
		/** Whether leads are told to HubSpot, of those who agree. */
		hubspot: tellsHubspot(destinations),
	};
}

type LeadForm<Schema extends z.ZodObject> = {
	schema(language: Language): Schema;
	report(sent: z.output<Schema>, language: Language): FormReport;
};

/** Answers a form that makes a lead. */
export async function answerLeadForm<Schema extends z.ZodObject>(
	{ request, context }: Asked,
	{ schema, report }: LeadForm<Schema>,
) {
	const services = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	return answerForm({
		...{ request, context, schema: schema(language), words: forms[language] },
		store: async (sent) =>
			(await recordForm(services.connection.db, services, report(sent, language))).reference,
	});
}
