import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pathTo } from "../../../content/addresses.ts";
import { login } from "../../../content/login/list.ts";
import { publicPages } from "../../../http/well-known/pages.ts";
import { expect, holdRequests, test } from "../site.ts";

test("a page costs no script before somebody reaches for the chat", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto("/");
	await page.mouse.wheel(0, 2_000);
	await page.waitForTimeout(300);
	expect(scripts).toEqual([]);
	await page.locator(".chat textarea").focus();
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("the login costs no script before somebody reaches for its form", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto("/login");
	await page.waitForTimeout(500);
	expect(scripts).toEqual([]);
	await page.getByLabel(login.es.fields.username).focus();
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("a page that moves costs no script either before somebody reads on", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.setViewportSize({ width: 412, height: 915 });
	await page.goto("/productos");
	await page.waitForTimeout(500);
	expect(scripts).toEqual([]);
	await page.mouse.wheel(0, 10);
	await expect.poll(() => scripts.length).toBeGreaterThan(0);

	// A screen on which the demo is seen at once loads it at once.
	await page.setViewportSize({ width: 412, height: 1_400 });
	scripts.length = 0;
	await page.reload();
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

const assets = join(import.meta.dirname, "../../../build/current/client/assets");

/** A script and all that it imports, now or later. */
function scriptsOf(name: string, found = new Map<string, string>()): Map<string, string> {
	if (found.has(name)) return found;
	const code = readFileSync(join(assets, name), "utf8");
	found.set(name, code);
	for (const [, next = ""] of code.matchAll(/["`](?:\.|assets)\/([\w.-]+\.js)["`]/g)) scriptsOf(next, found);
	return found;
}

test("a public page gets the islands alone: no router, and nothing of portal or staff", async ({ site }) => {
	const html = await (await fetch(site.url)).text();
	const entry = /"files":\[[^\]]*"\/assets\/([^"]+)"\]/.exec(html)?.[1] ?? "";
	const scripts = scriptsOf(entry);
	expect(scripts.size).toBeGreaterThan(8);
	expect([...scripts.keys()].join()).toContain("voice-demo");
	for (const [name, code] of scripts) expect(code, name).not.toMatch(/reactRouter|staff|portal-sign-in/);
});

test("the portal tells a browser of no page of the staff", async ({ site }) => {
	const html = await (await fetch(`${site.url}/portal`)).text();
	const entries = [...html.matchAll(/modulepreload"[^>]* href="\/assets\/([\w.-]+\.js)"/g)];
	const loaded = new Map(entries.flatMap(([, name = ""]) => [...scriptsOf(name)]));
	expect(loaded.size).toBeGreaterThan(10);
	for (const [name, code] of loaded) expect(code, name).not.toMatch(/staff:|screen-sign-in/);
	expect(html).not.toContain("staff:");
	const version = /"version": "(\w+)"/.exec(html)?.[1];
	const asked = `${site.url}/__manifest?version=${version}&paths=/_staff/leads,/contacto,/portal`;
	const told = JSON.stringify(await (await fetch(asked)).json());
	expect(told).toContain("portal /portal");
	expect(told).not.toMatch(/staff|contact/);
	expect(readdirSync(assets).filter((name) => name.startsWith("manifest-"))).toEqual([]);
});

test("no script of an application comes before its first paint", async ({ request }) => {
	const preloads = (await (await request.get("/portal")).text()).match(/<link rel="modulepreload"[^>]*>/g);
	expect(preloads?.length).toBeGreaterThan(5);
	expect(preloads?.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
});

test("an island that breaks leaves what the server drew, which works without it", async ({ browser }) => {
	const page = await browser.newPage();
	const broken: string[] = [];
	page.on("pageerror", ({ message }) => broken.push(message));
	await page.addInitScript(() => {
		const listen = document.addEventListener.bind(document);
		document.addEventListener = (type: string, ...rest: [EventListener]) => {
			// Which only the chat listens for, once it runs.
			if (type === "visibilitychange") throw new Error("broken for the test");
			listen(type, ...rest);
		};
	});
	await page.goto("/");
	await page.locator(".chat textarea").fill("¿Qué hacen ustedes?");
	await expect.poll(() => broken).toEqual(["broken for the test"]);
	await page.locator(".chat textarea").fill("¿Qué hacen ustedes?");
	await page.locator(".chat-send").click();
	await expect(page).toHaveURL(/\/asistente/);
	await expect(page.getByRole("log")).toContainText("¿Qué hacen ustedes?");
	await page.close();
});

test("an island whose script does not come holds up no other", async ({ browser }) => {
	const page = await browser.newPage();
	await page.route(/\/assets\/(lead|voice)-demo/, (route) => route.abort());
	await page.goto("/productos");
	await page.locator(".chat-button").click();
	await page.locator("#chat-panel textarea").fill("¿Qué hacen ustedes?");
	await page.keyboard.press("Enter");
	await expect(page.locator("#chat-panel").getByRole("log")).toContainText("¿Qué hacen ustedes?");
	await expect(page).toHaveURL(/\/productos$/);
	await page.close();
});

type Where = { and?: Where[]; not?: Where; href_matches?: string | string[]; selector_matches?: string };
type Rules = Record<string, { where: Where; eagerness: string }[]>;

/** What a page's rules have a browser do with a link, and when. */
const rulesFor = (page: Page, link: { href: string; hreflang?: string }) =>
	page.evaluate((link) => {
		const anchor = Object.assign(document.createElement("a"), link);
		const holds = ({ and, not, href_matches = [], selector_matches }: Where): boolean => {
			if (and) return and.every(holds);
			if (not) return !holds(not);
			if (selector_matches) return anchor.matches(selector_matches);
			return [href_matches].flat().some((path) => new URLPattern(path, location.href).test(anchor.href));
		};
		const text = document.querySelector("script[type=speculationrules]")?.textContent;
		return Object.entries<Rules[string]>(JSON.parse(text ?? "{}")).flatMap(([action, rules]) =>
			rules.filter(({ where }) => holds(where)).map(({ eagerness }) => `${action} ${eagerness}`),
		);
	}, link);

test("public pages let the page of a link be rendered ahead, the portal does not", async ({ page }) => {
	for (const path of ["/nosotros", "/en/blog"]) {
		await page.goto(path);
		for (const [expected, hrefs] of [
			[["prerender moderate"], ["/productos", "/legal", "/en/legal", "/blog", "/en/blog/ai-early-phase"]],
			[["prefetch conservative"], ["/", "/en"]],
			[[], ["/contacto", "/en/contact", "/audit?plan=1", "/en/audit"]],
			[[], ["/login", "/en/login/forgot", "/portal", "/en/portal/account", "/asistente", "/en/assistant"]],
			[
				[],
				["/demo/a/b", "/en/demo/a/b", "/api/docs", "/en/api/docs", "/og/es/blog/a.png", "/en/blog/rss.xml"],
			],
		] as const)
			for (const href of hrefs) expect(await rulesFor(page, { href }), href).toEqual(expected);
		expect(await rulesFor(page, { href: "/productos", hreflang: "es" })).toEqual([]);
	}
	await page.goto("/portal");
	expect(await rulesFor(page, { href: "/productos" })).toEqual([]);
});

test("no first frame waits for the font: it is preloaded in the body", async ({ request }) => {
	const [head = "", body = ""] = (await (await request.get("/")).text()).split("</head>");
	const preload = /<link rel="preload" href="[^"]+" as="font"/;
	expect(body).toMatch(preload);
	expect(head).not.toMatch(preload);
});

test("every page, with its styles, stays within its budget", async ({ request, site }) => {
	const localUrl = `http://localhost:${new URL(site.url).port}`;
	// More than other pages: the night's drawings are in it (decision 0008).
	const budgetOf = (page: string) => (page === "home" ? 19 : page === "demoFlow" ? 14 : 16) * 1024;
	const logins = (["es", "en"] as const).map((language) => ["login", pathTo("login", language)] as const);
	const pages = publicPages().flatMap(({ page, es, en }) => [[page, es] as const, [page, en] as const]);
	const longest = ["/blog/ia-fase-inicial-proceso-ventas", "/en/blog/ai-early-phase-sales-process"] as const;
	const posts = longest.map((path) => ["post", path] as const);
	for (const [page, path] of [...pages, ...logins, ...posts]) {
		// The site's own address, whose port is another each time, moves the size by up to 50 bytes.
		const html = (await (await request.get(path)).text()).replaceAll(localUrl, "https://www.rumbo.example");
		expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(budgetOf(page));
	}
});

test("a page is served as small as its bytes allow, with a script of 2 KB", async ({ request, site }) => {
	const read = () => request.get("/", { headers: { "accept-encoding": "br" } });
	const html = await (await read()).text();
	const bytes = brotliCompressSync(html).length;
	// Its first visit has it compressed as far for the next ones.
	await expect
		.poll(async () => Number((await read()).headers()["content-length"]))
		.toBeLessThanOrEqual(bytes * 1.01);
	const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
	expect(script.length).toBeGreaterThan(100);
	expect(Buffer.byteLength(script)).toBeLessThan(2_048);
	const font = await fetch(`${site.url}/fonts/gabarito.woff2`);
	expect((await font.arrayBuffer()).byteLength).toBeLessThanOrEqual(30 * 1024);
});

test("a page carries styles of the parts that it has", async ({ request }) => {
	const has = async (path: string) => {
		const html = await (await request.get(path)).text();
		expect(html, path).toContain(".skip-link{");
		return [".chat-button{", ".chat-page{"].map((rule) => html.includes(rule));
	};
	expect(await has("/")).toEqual([false, true]);
	expect(await has("/asistente")).toEqual([false, true]);
	expect(await has("/productos")).toEqual([true, false]);
	expect(await has("/login")).toEqual([true, false]);
	expect(await has("/demo/hospitalidad-viajes/reserva")).toEqual([false, false]);
	// Every page shares the file of the closed panel's styles.
	const html = await (await request.get("/nosotros")).text();
	expect(html).not.toContain(".chat-panel{");
	const [, panel = ""] =
		/<link rel="stylesheet" href="([^"]+)"\/>(?=[^<]*<react-island[^>]*><a class="chat-button)/.exec(html) ??
		[];
	expect(await (await request.get(panel)).text()).toContain(".chat-panel{");
});

test("what stands in for the font until it has come takes its room", async ({ page }) => {
	const font = await holdRequests(page, "**/fonts/*");
	await page.goto("/", { waitUntil: "domcontentloaded" });
	const widths = () =>
		page.evaluate(() =>
			[...document.querySelectorAll<HTMLElement>(".wordmark, h1, h2")].map((line) => {
				line.style.cssText =
					"display: inline-block; width: max-content; max-width: none; white-space: nowrap";
				return line.getBoundingClientRect().width;
			}),
		);
	const hasCome = () => page.evaluate(() => document.fonts.check("800 1em Gabarito"));
	expect(await hasCome()).toBe(false);
	const before = await widths();
	font.release();
	await expect.poll(hasCome).toBe(true);
	const after = await widths();
	expect(after.length).toBeGreaterThan(5);
	for (const [n, width] of after.entries()) {
		expect(width).not.toBe(before[n]);
		expect(Math.abs((before[n] ?? 0) / width - 1)).toBeLessThan(0.06);
	}
});
