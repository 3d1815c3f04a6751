import { createViews } from "../blog/views.ts";
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
