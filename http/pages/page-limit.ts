import { createMiddleware } from "hono/factory";
import { countedAs } from "../../domain/rate-limit/visitor-network.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { apiError } from "../api/errors.ts";
import { visitorAddressOf } from "../visitor.ts";

/** Pages that this process renders at the same time. */
const mostAtOnce = 100;
/** Further places, for forms alone: what somebody typed is not refused while pages are. */
const mostFormsMore = 100;
const minute = 60_000;
const parts = 10;

type Limit = { runtime: Pick<Runtime, "now">; pagesPerMinute: number; trustedProxies: number };

/** Limits rendering in this process: by visitor and minute, and in all. A page from the cache never comes here. */
export function limitPages({ runtime, pagesPerMinute, trustedProxies }: Limit) {
	const count = createCounter(runtime);
	let underWay = 0;
	return createMiddleware(async (c, next) => {
		const counted = countedAs(visitorAddressOf(c, trustedProxies));
		const areExceeded = counted.map(({ subject, times }) => count(subject) > pagesPerMinute * times);
		if (areExceeded.includes(true)) return c.json(apiError(c, "tooManyPages"), 429, { "Retry-After": "60" });
		const most = c.req.method === "POST" ? mostAtOnce + mostFormsMore : mostAtOnce;
		if (underWay >= most) return c.json(apiError(c, "busy"), 503, { "Retry-After": "30" });
		underWay++;
		try {
			await next();
		} finally {
			underWay--;
		}
	});
}

/** Counts a visitor's requests of the last minute, which slides by its tenth. */
function createCounter({ now }: Limit["runtime"]): (subject: string) => number {
	const counts = new Map<number, Map<string, number>>();
	return (subject) => {
		const part = Math.floor(now().getTime() / (minute / parts));
		// Later than now: the clock went back.
		for (const other of counts.keys()) if (other > part || other < part - parts) counts.delete(other);
		const current = counts.get(part) ?? new Map<string, number>();
		counts.set(part, current.set(subject, (current.get(subject) ?? 0) + 1));
		return [...counts.values()].reduce((sum, one) => sum + (one.get(subject) ?? 0), 0);
	};
}
