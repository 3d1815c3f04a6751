import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { mailedPath } from "../../../content/mailed-pages.ts";
import { publishPost, unpublishPost } from "../../../domain/blog/editing/publish-post.ts";
import { createPost } from "../../../domain/blog/editing/write-post.ts";
import { subscribe } from "../../../domain/blog/subscribers/subscribe.ts";
import { findSubscriber } from "../../../domain/blog/subscribers/subscriber-store.ts";
import { realRuntime } from "../../../domain/runtime.ts";
import { cookiesOf } from "../../support/cookies.ts";
import { openDatabase } from "../../support/databases.ts";
import { newFolder } from "../../support/new-folder.ts";
import { runSite } from "../../support/running-site.ts";
import { testPostText } from "../../support/test-post.ts";

it("shows a published change in every process that shares the database, though each kept its pages", async () => {
	const database = await openDatabase("postgres");
	const { db } = database.connection;
	const dataDir = newFolder();
	const settings = { DATA_DIR: dataDir, DATABASE_URL: database.databaseUrl ?? "" };
	const sites = [await runSite(settings), await runSite(settings)];
	const titleIn = async (path: string, title: string) => {
		const pages = await Promise.all(sites.map(async ({ url }) => (await fetch(url + path)).text()));
		return pages.map((page) => page.includes(title));
	};
	const text = testPostText({ title: "Recién publicado", slug: "recien" });
	try {
		for (let visits = 0; visits < 2; visits++)
			expect(await titleIn("/blog", text.title)).toEqual([false, false]);
		const made = await createPost(db, realRuntime, { text, author: "Eva" }, { language: "es", twinOf: null });
		if (made.kind !== "saved") throw new Error(made.kind);
		await publishPost(db, realRuntime, made.postId, null);
		for (const path of ["/blog", "/blog/recien", "/blog/rss.xml", "/sitemap.xml"])
			await expect
				.poll(() => titleIn(path, path.endsWith("sitemap.xml") ? "/blog/recien" : text.title), {
					timeout: 10_000,
				})
				.toEqual([true, true]);
		await unpublishPost(db, realRuntime, made.postId);
		await expect.poll(() => titleIn("/blog", text.title), { timeout: 10_000 }).toEqual([false, false]);
	} finally {
		await Promise.all(sites.map(({ end }) => end("SIGTERM")));
		await database.remove();
		rmSync(dataDir, { recursive: true, force: true });
	}
}, 60_000);

it("gives out what a page's islands need, though another process drew the page", async () => {
	const dataDir = newFolder();
	const before = await runSite({ DATA_DIR: dataDir });
	const pages = ["/en", "/en/blog?q=sales&category="];
	const drawn = await Promise.all(pages.map(async (path) => (await fetch(before.url + path)).text()));
	const islands = drawn.map((html) => html.match(/"(\/handoff\/[^"]+)"/)?.[1] ?? "");
	const given = await Promise.all(islands.map(async (path) => (await fetch(before.url + path)).text()));
	await before.end("SIGTERM");
	const after = await runSite({ DATA_DIR: dataDir });
	try {
		expect(await Promise.all(islands.map(async (path) => (await fetch(after.url + path)).text()))).toEqual(
			given,
		);
		expect(given[1]).toContain("sales");
		// What no page put is not there, however often it is asked for.
		expect((await fetch(`${after.url}/handoff/nothing?of=%2Fen`)).status).toBe(404);
		// Nor does it keep a page under another spelling of its address.
		for (const spelling of ["/%6eosotros", "/NOSOTROS", "/nosotros/"]) {
			await fetch(`${after.url}/handoff/nothing?of=${encodeURIComponent(spelling)}`);
			expect((await fetch(after.url + spelling, { redirect: "manual" })).status).toBe(308);
		}
	} finally {
		await after.end("SIGTERM");
		rmSync(dataDir, { recursive: true, force: true });
	}
}, 60_000);

it("does nothing by a mailed link that is only opened, as mail scanners do", async () => {
	const database = await openDatabase("postgres");
	const { db } = database.connection;
	const site = await runSite({
		DATA_DIR: newFolder(),
		DATABASE_URL: database.databaseUrl ?? "",
	});
	try {
		const wish = { email: "ana@brisa.example", language: "es", consentVersion: "1" } as const;
		await subscribe(db, realRuntime, wish);
		const reader = () => findSubscriber(db, "mailbox", wish.email);
		const { token = "" } = (await reader()) ?? {};
		const open = async (page: "newsletterConfirm" | "newsletterCancel", method = "GET") =>
			(await fetch(site.url + mailedPath(page, "es", token), { method, headers: { origin: site.url } }))
				.status;
		expect(await open("newsletterConfirm")).toBe(200);
		expect(await reader()).toMatchObject({ state: "asked" });
		expect(await open("newsletterConfirm", "POST")).toBe(200);
		expect(await reader()).toMatchObject({ state: "confirmed" });
		expect(await open("newsletterCancel")).toBe(200);
		expect(await reader()).toMatchObject({ state: "confirmed" });
		expect(await open("newsletterCancel", "POST")).toBe(200);
		expect(await reader()).toMatchObject({ state: "cancelled" });
	} finally {
		await site.end("SIGTERM");
		await database.remove();
	}
}, 60_000);

it("takes no comment beyond its length, and gives the remembered data to nobody else", async () => {
	const site = await runSite({ DATA_DIR: newFolder() });
	const article = `${site.url}/blog/ia-fase-inicial-proceso-ventas`;
	const send = (comment: string) =>
		fetch(article, {
			method: "POST",
			headers: { origin: site.url },
			redirect: "manual",
			body: new URLSearchParams({
				name: "Iris Peña",
				email: "iris@brisa.example",
				comment,
				consent: "on",
				remember: "on",
			}),
		});
	try {
		expect((await send("x".repeat(3_001))).status).toBe(400);
		const taken = await send("x".repeat(3_000));
		expect(taken.status).toBe(303);
		const own = await fetch(article, { headers: { cookie: cookiesOf(taken) } });
		expect(own.headers.get("cache-control")).toBe("private, no-store");
		expect(await own.text()).toContain("iris@brisa.example");
		const others = await fetch(article);
		expect(await others.text()).not.toContain("iris@brisa.example");
	} finally {
		await site.end("SIGTERM");
	}
}, 60_000);
