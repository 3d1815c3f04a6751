import { data, type RouterContextProvider } from "react-router";
import { blog } from "../../content/blog/list.ts";
import type { Db } from "../../db/connect.ts";
import { findByLink } from "../../domain/blog/subscribers/subscribe.ts";
import type { Subscriber } from "../../domain/blog/subscribers/subscriber.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { servicesContext } from "../../http/context.ts";
import { type Language, languageOf } from "../../shared/language.ts";
import { siteFacts } from "../document/site-facts.server.ts";
import { submittedToken, tokenInAddress } from "../mailed-link/mailed-link.server.ts";

type StepRequest = { request: Request; context: Readonly<RouterContextProvider> };

/** Returns the data of a mailed link's page: opening it changes nothing, only its button does. */
export async function newsletterStep(
	{ request, context }: StepRequest,
	{
		isLinkValid,
		isDone,
	}: {
		isLinkValid: (subscriber: Subscriber, now: Date) => boolean;
		isDone: (subscriber: Subscriber) => boolean;
	},
) {
	const { connection, settings, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const token = tokenInAddress(request);
	const subscriber = token ? await findByLink(connection.db, token) : null;
	const isValid = subscriber !== null && isLinkValid(subscriber, runtime.now());
	return data(
		{
			language,
			token: isValid ? token : null,
			done: isValid && isDone(subscriber),
			text: blog[language].newsletter,
			site: siteFacts(settings),
		},
		{ status: isValid ? 200 : 404 },
	);
}

export type NewsletterStepData = Awaited<ReturnType<typeof newsletterStep>>["data"];

export async function answerStep(
	{ request, context }: StepRequest,
	change: (db: Db, runtime: Runtime, token: string, language: Language) => Promise<boolean>,
) {
	const { connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const done = await change(connection.db, runtime, await submittedToken(request), language);
	return data({ done }, { status: done ? 200 : 404 });
}
