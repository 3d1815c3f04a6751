import { data, type RouterContextProvider } from "react-router";
import { blog } from "../../content/blog/list.ts";
import { type Language, languageOf } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { findSubscriber, type Subscriber } from "../../domain/blog/subscriber-store.ts";
import type { World } from "../../domain/world.ts";
import { servicesContext } from "../../http/context.ts";
import { siteFacts } from "../document/site-facts.server.ts";
import { sentToken, tokenIn } from "../mailed-link/token.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** What a link of a newsletter's mail shows: nothing is done before its button is pressed. */
export async function newsletterStep(
	{ request, context }: Asked,
	/** Whether the link still works, and whether it was used. */
	{ works, isDone }: { works: (one: Subscriber, now: Date) => boolean; isDone: (one: Subscriber) => boolean },
) {
	const { connection, settings, world } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const token = tokenIn(request);
	const subscriber = token ? await findSubscriber(connection.db, "token", token) : null;
	const isGood = subscriber !== null && works(subscriber, world.now());
	return data(
		{
			...{ language, token: isGood ? token : null, done: isGood && isDone(subscriber) },
			text: blog[language].newsletter,
			site: siteFacts(settings),
		},
		{ status: isGood ? 200 : 404 },
	);
}

export type NewsletterStepData = Awaited<ReturnType<typeof newsletterStep>>["data"];

/** Does what a button, or a mail program by itself, asks for. @param change says whether the link still worked. */
export async function answerStep(
	{ request, context }: Asked,
	change: (db: Db, world: World, token: string, language: Language) => Promise<boolean>,
) {
	const { connection, world } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const done = await change(connection.db, world, await sentToken(request), language);
	return data({ done }, { status: done ? 200 : 404 });
}
