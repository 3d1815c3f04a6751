import { beforeEach, describe, expect, it } from "vitest";
import { sourceOf } from "../domain/analytics/visit.ts";
import { visitsSince } from "../domain/analytics/visit-store.ts";
import { freshDatabase, onBothDatabases } from "../tests/support/databases.ts";
import { freshRuntime } from "../tests/support/test-runtime.ts";
import { createVisitCounter, type VisitCounter } from "./visits.ts";

const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";

describe("where a reader comes from", () => {
	it.each([
		[{ campaign: null, referrer: undefined }, "direct"],
		[{ campaign: null, referrer: "https://www.google.com/search?q=ana@example.com" }, "google.com"],
		[{ campaign: null, referrer: "https://rumbo.example/nosotros" }, "inside"],
		[{ campaign: "Boletin-Nov", referrer: "https://mail.example/" }, "boletin-nov"],
		[{ campaign: "ana@example.com", referrer: undefined }, "direct"],
		[{ campaign: "Ana%20G%C3%B3mez", referrer: "https://m.facebook.com/" }, "facebook.com"],
		[{ campaign: "x".repeat(41), referrer: "nonsense" }, "direct"],
		[{ campaign: null, referrer: `https://${"a".repeat(61)}.example/` }, "direct"],
	])("of %j is %s", (told, source) => {
		expect(sourceOf(told, "rumbo.example")).toBe(source);
	});
});

onBothDatabases("visits", (open) => {
	const database = freshDatabase(open);
	const runtime = freshRuntime();
	let counter: VisitCounter;
	const failures: unknown[] = [];
	const posts: string[] = [];
	beforeEach(() => {
		failures.length = 0;
		posts.length = 0;
		counter = createVisitCounter({
			db: database.connection.db,
			runtime,
			onPost: (path) => posts.push(path),
			onFailure: (error) => failures.push(error),
		});
	});
	const stored = () => database.connection.db.selectFrom("visits").selectAll().orderBy("page").execute();
	const look = (url: string, headers: Record<string, string> = {}, status = 200, method = "GET") =>
		counter.count(
			{ method, url, headers: { host: "rumbo.example", "user-agent": phone, ...headers } } as never,
			status,
		);

	it("are counted by day, page, language and source, and hold nothing about the person", async () => {
		look("/");
		look("/", {}, 304);
		look("/en/about?utm_source=boletin", { referer: "https://www.google.com/" });
		look("/about", { referer: "https://rumbo.example/" });
		await counter.flush();
		const day = "2026-11-21";
		expect(await stored()).toEqual([
			{ day, page: "/", language: "es", source: "direct", views: 2 },
			{ day, page: "/nosotros", language: "en", source: "boletin", views: 1 },
			{ day, page: "/nosotros", language: "es", source: "inside", views: 1 },
		]);
		expect(await visitsSince(database.connection.db, day, 9)).toEqual({
			views: 4,
			entries: 3,
			pages: [
				{ name: "/", count: 2 },
				{ name: "/nosotros", count: 2 },
			],
			sources: [
				{ name: "direct", count: 2 },
				{ name: "boletin", count: 1 },
			],
		});
	});

	it("are stored when a flush ends, also those that another flush is storing", async () => {
		look("/nosotros");
		void counter.flush();
		await counter.flush();
		expect(await stored()).toHaveLength(1);
	});

	it("count a page that its own link's press prefetched", async () => {
		look("/nosotros", { "sec-purpose": "prefetch", "sec-fetch-site": "same-origin" });
		await counter.flush();
		expect(await stored()).toMatchObject([{ page: "/nosotros", views: 1 }]);
	});

	it("count a page that was rendered ahead when it is shown", async () => {
		const ahead = { "sec-purpose": "prefetch;prerender", "sec-fetch-site": "same-origin" };
		look("/nosotros", ahead);
		look("/metodo", ahead);
		look("/seen", { referer: "https://rumbo.example/nosotros" }, 204, "POST");
		await counter.flush();
		expect(await stored()).toMatchObject([{ page: "/nosotros", source: "inside", views: 1 }]);
	});

	it("of a post are told apart, so that its readers can be counted", () => {
		look("/en/blog/a-post?utm_source=boletin");
		look("/blog/una-entrada", { "user-agent": "Googlebot/2.1" });
		look("/blog/categoria/automatizacion");
		look("/blog");
		look("/seen", { referer: "https://rumbo.example/blog/otra-entrada" }, 204, "POST");
		expect(posts).toEqual(["/en/blog/a-post", "/blog/otra-entrada"]);
	});

	it.each([
		["a crawler", "/", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, 200, "GET"],
		["a link's preview", "/", { "user-agent": "WhatsApp/2.23" }, 200, "GET"],
		["a program that says nothing of itself", "/", { "user-agent": "" }, 200, "GET"],
		[
			"a page fetched in case it is wanted",
			"/",
			{ "sec-purpose": "prefetch;prerender", "sec-fetch-site": "cross-site" },
			200,
			"GET",
		],
		["a page that a script asks for", "/blog", { "sec-fetch-dest": "empty" }, 200, "GET"],
		["a page that is not there", "/nada", {}, 404, "GET"],
		["an answer that leads elsewhere", "/", {}, 302, "GET"],
		["a form", "/contacto", {}, 200, "POST"],
		["a page of another site", "/seen", { referer: "https://other.example/nosotros" }, 204, "POST"],
		["a page that is shown too often", "/seen", { referer: "https://rumbo.example/" }, 429, "POST"],
		["a page that is shown without a name", "/seen", {}, 204, "POST"],
		["a file", "/favicon.svg", {}, 200, "GET"],
		["somebody's own portal", "/portal", {}, 200, "GET"],
		["an address that cannot be decoded", "/industrias/%zz", {}, 200, "GET"],
	])("are none of %s", async (_, url, headers, status, method) => {
		look(url, headers as Record<string, string>, status, method);
		await counter.flush();
		expect(await stored()).toEqual([]);
	});

	it("of two processes add up", async () => {
		look("/");
		await counter.flush();
		look("/");
		await counter.flush();
		await counter.flush();
		expect(await stored()).toMatchObject([{ views: 2 }]);
	});

	it("are kept while the database is away, and stored once it is back", async () => {
		const { db } = database.connection;
		await db.schema.alterTable("visits").renameTo("away").execute();
		look("/");
		await counter.flush();
		expect(failures).toHaveLength(1);
		await db.schema.alterTable("away").renameTo("visits").execute();
		look("/");
		await counter.flush();
		expect(await stored()).toMatchObject([{ views: 2 }]);
	});

	it("from more sources than any day has are counted as of others", async () => {
		for (let index = 0; index < 2_500; index++) look("/", { referer: `https://spam-${index}.example/` });
		await counter.flush();
		const rows = await stored();
		expect(rows.length).toBeLessThanOrEqual(2_001);
		expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(2_500);
		expect(rows.find(({ source }) => source === "other")?.views).toBe(500);
	});
});
