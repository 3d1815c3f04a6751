import { findPage } from "../../content/addresses.ts";
import type { Db } from "../../db/connect.ts";
import { recordView } from "../../domain/blog/reading/read-post.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { languageOf } from "../../shared/language.ts";
import type { Services } from "../services.ts";
import { visitorAddress } from "../visitor.ts";
import { createVisitCounter, type VisitCounter } from "../visits.ts";

export function countVisits({ connection, runtime, settings, log }: Services): {
	count: VisitCounter["count"];
	stop(): Promise<void>;
} {
	const { db } = connection;
	const views = createViews(db, runtime, (error) => log.warn({ err: error }, "a view could not be counted"));
	const visits = createVisitCounter({
		db,
		runtime,
		onPost: (path, { headers, socket }) => {
			const forwarded = headers["x-forwarded-for"]?.toString();
			const address = visitorAddress(forwarded, socket.remoteAddress ?? "unknown", settings.trustedProxies);
			void views.count(path, `${address} ${headers["user-agent"]}`);
		},
		onFailure: (error) => log.warn({ err: error }, "visits could not be stored"),
	});
	const flushing = setInterval(() => void visits.flush(), 10_000).unref();
	return {
		count: visits.count,
		stop: () => {
			clearInterval(flushing);
			return visits.flush();
		},
	};
}

export type Views = {
	count(path: string, reader: string): Promise<void>;
};

const maxSeen = 5_000;

/** A hash of address and browser identifies the reader for a day, so no cookie is needed. */
export function createViews(db: Db, runtime: Runtime, onFailure: (error: unknown) => void): Views {
	const seen = new Set<string>();
	let counting = Promise.resolve();
	const record = (path: string, reader: string) => {
		const slug = findPage(path)?.params.slug ?? "";
		return recordView(db, runtime, { language: languageOf(path), slug, reader });
	};
	return {
		count(path, reader) {
			const day = runtime.now().toISOString().slice(0, 10);
			const readingKey = `${day} ${path} ${reader}`;
			// A reload costs no query.
			if (seen.has(readingKey)) return counting;
			if (seen.size >= maxSeen) seen.clear();
			seen.add(readingKey);
			counting = counting.then(() => record(path, reader)).catch(onFailure);
			return counting;
		},
	};
}
