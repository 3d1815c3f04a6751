import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { tidyAddress } from "../middleware/tidy-address.ts";
import { createPageCache } from "./page-cache.ts";
import { limitPages } from "./page-limit.ts";

describe("the one spelling of an address", () => {
	const app = new Hono().use(tidyAddress).all("*", (c) => c.text("page"));
	const locationOf = async (path: string) => (await app.request(path)).headers.get("location");

	it.each([
		["/%6eosotros", "/nosotros"],
		["/%6E%6f%73otros", "/nosotros"],
		["/NOSOTROS%2f", "/NOSOTROS%2F"],
		["/blog/author/ana%20g%c3%b3mez", "/blog/author/ana%20g%C3%B3mez"],
		["/en//%61bout/", "/en/about"],
	])("%s leads to %s", async (path, canonical) => {
		expect(await locationOf(path)).toBe(canonical);
		expect(await locationOf(canonical)).toBe(null);
	});

	it("stands for what an escape may not be decoded in", async () => {
		for (const path of ["/%252e%252e", "/a%2Fb", "/%3Fa", "/%ZZ"]) expect(await locationOf(path)).toBe(null);
	});
});

describe("the page cache", () => {
	const page = { html: "<p>page</p>".repeat(9), headers: new Headers({ "content-type": "text/html" }) };
	const keep = (cache: ReturnType<typeof createPageCache>, path: string) =>
		cache.keep(path, page, { cookies: undefined, generation: cache.generation });

	it("compresses few pages at a time, while their first visitors are answered", async () => {
		const cache = createPageCache();
		const paths = Array.from({ length: 9 }, (_, index) => `/page-${index}`);
		const etags = paths.map((path) => keep(cache, path));
		expect(new Set(etags).size).toBe(1);
		expect(paths.filter(cache.has)).toEqual([]);
		await cache.settled();
		expect(paths.filter(cache.has)).toHaveLength(4);
	});

	it("compresses a page once, and none that was forgotten meanwhile", async () => {
		const cache = createPageCache();
		for (let visit = 0; visit < 4; visit++) keep(cache, "/page");
		keep(cache, "/other");
		await cache.settled();
		expect(["/page", "/other"].filter(cache.has)).toHaveLength(2);
		keep(cache, "/late");
		cache.forget((path) => path === "/other");
		await cache.settled();
		expect(["/page", "/other", "/late"].filter(cache.has)).toEqual(["/page"]);
	});

	it("is emptied before it holds more than 2,000 pages", async () => {
		const cache = createPageCache();
		const paths = Array.from({ length: 2_001 }, (_, index) => `/page-${index}`);
		for (const [index, path] of paths.entries()) {
			keep(cache, path);
			if (index % 4 === 3) await cache.settled();
		}
		expect(paths.filter(cache.has)).toHaveLength(2_000);
		await cache.settled();
		expect(paths.filter(cache.has)).toEqual(["/page-2000"]);
	}, 60_000);
});

describe("pages that are rendered", () => {
	it("are limited for each visitor by the minute, without a double burst over two minutes", async () => {
		const runtime = testRuntime("2026-11-21T15:00:59.000Z");
		const app = new Hono().use(limitPages({ runtime, pagesPerMinute: 10, trustedProxies: 1 }));
		app.get("/", (c) => c.text("page"));
		const passed = async (visitor: string) => {
			const headers = { "x-forwarded-for": visitor };
			const answers = await Promise.all(Array.from({ length: 20 }, () => app.request("/", { headers })));
			return answers.filter(({ status }) => status === 200).length;
		};
		expect(await passed("192.0.2.1")).toBe(10);
		expect(await passed("192.0.2.2")).toBe(10);
		runtime.pass(2);
		expect(await passed("192.0.2.1")).toBe(0);
		runtime.pass(120);
		expect(await passed("192.0.2.1")).toBe(10);
	});

	it("are limited for the networks of one IPv6 customer together", async () => {
		const runtime = testRuntime();
		const app = new Hono().use(limitPages({ runtime, pagesPerMinute: 5, trustedProxies: 1 }));
		app.get("/", (c) => c.text("page"));
		const passed: number[] = [];
		for (let network = 0; network < 12; network++) {
			const headers = { "x-forwarded-for": `2001:db8:1:${network.toString(16)}::7` };
			const answers = await Promise.all(Array.from({ length: 5 }, () => app.request("/", { headers })));
			passed.push(answers.filter(({ status }) => status === 200).length);
		}
		expect(passed).toEqual([...Array(8).fill(5), ...Array(4).fill(0)]);
	});

	it("are neither refused nor unlimited for long when the clock jumps an hour", async () => {
		const runtime = testRuntime("2026-11-21T15:00:10.000Z");
		const app = new Hono().use(limitPages({ runtime, pagesPerMinute: 40, trustedProxies: 0 }));
		app.get("/", (c) => c.text("page"));
		const passed = async (times: number) => {
			const answers = await Promise.all(Array.from({ length: times }, () => app.request("/")));
			return answers.filter(({ status }) => status === 200).length;
		};
		expect(await passed(30)).toBe(30);
		for (const jump of [-3_600, 3_600]) {
			runtime.pass(jump);
			expect(await passed(60)).toBe(40);
			for (const expected of [30, 30]) {
				runtime.pass(120);
				expect(await passed(expected)).toBe(30);
			}
		}
	});

	it("are limited in all, while forms go on", async () => {
		const app = new Hono().use(
			limitPages({ runtime: testRuntime(), pagesPerMinute: 999, trustedProxies: 1 }),
		);
		const rendered = Promise.withResolvers<void>();
		app.all("/", async (c) => {
			await rendered.promise;
			return c.text("page");
		});
		const ask = (method: string) => app.request("/", { method });
		const reads = Array.from({ length: 101 }, () => ask("GET"));
		const refused = await Promise.race(reads);
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
		const forms = Array.from({ length: 101 }, () => ask("POST"));
		expect((await Promise.race(forms)).status).toBe(503);
		rendered.resolve();
		expect((await Promise.all(forms)).filter(({ status }) => status === 200)).toHaveLength(100);
		expect((await Promise.all(reads)).filter(({ status }) => status === 200)).toHaveLength(100);
		expect((await ask("GET")).status).toBe(200);
	});
});
