import { createMiddleware } from "hono/factory";
import { countedAs } from "../domain/rate-limit/visitor-network.ts";
import type { Runtime } from "../domain/runtime.ts";
import { apiError } from "./api/language.ts";
import { visitorAddressOf } from "./visitor.ts";

/** Pages that this process renders at the same time. */
const mostAtOnce = 100;
/** Answers to forms beside those: a form holds what somebody typed, and goes on while reading does not. */
const mostFormsMore = 100;
const minute = 60_000;

type Limit = { runtime: Pick<Runtime, "now">; pagesPerMinute: number; trustedProxies: number };

/** Limits rendering in this process: by visitor and minute, and in all. A page from the cache never comes here. */
export function limitPages({ runtime, pagesPerMinute, trustedProxies }: Limit) {
	const count = createCounter(runtime);
	let underWay = 0;
	return createMiddleware(async (c, next) => {
		const counted = countedAs(visitorAddressOf(c, trustedProxies));
		if (counted.filter(({ who, times }) => count(who) > pagesPerMinute * times).length > 0)
			return c.json(apiError(c, "tooManyPages"), 429, { "Retry-After": "60" });
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

/** Counts a visitor's requests of the last minute: those of the minute before by the part that still overlaps. */
function createCounter({ now }: Limit["runtime"]): (visitor: string) => number {
	let opened = 0;
	let before = new Map<string, number>();
	let current = new Map<string, number>();
	return (visitor) => {
		const time = now().getTime();
		const age = time - opened;
		// Below zero: the clock went back.
		if (age < 0 || age >= minute) {
			before = age >= 0 && age < 2 * minute ? current : new Map();
			current = new Map();
			opened = time - (time % minute);
		}
		const counted = (current.get(visitor) ?? 0) + 1;
		current.set(visitor, counted);
		return counted + (before.get(visitor) ?? 0) * (1 - (time - opened) / minute);
	};
}
