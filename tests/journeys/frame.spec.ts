import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { addresses } from "../../content/addresses.ts";
import { expect, test } from "./site.ts";

/** Opened by a key that came by mail; without one they are not there. */
const byKey = ["newsletterConfirm", "newsletterCancel", "assistantResume", "invitation", "emailChange"];

const pages = Object.entries(addresses)
	.filter(([name]) => !byKey.includes(name))
	.map(([, paths]) => paths)
	.flatMap(({ es, en }) => [es, en])
	.filter((path) => !path.includes(":"));

test("every address of the site answers with its language and its twins", async ({ page }) => {
	for (const path of pages) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(200);
		expect(await page.locator("html").getAttribute("lang")).toBe(path.startsWith("/en") ? "en" : "es");
		expect(await page.locator("h1").count(), path).toBe(1);
		expect(await page.locator("link[hreflang]").count(), path).toBe(3);
	}
});

test("an unknown address says so with status 404, in both languages", async ({ page }) => {
	expect((await page.goto("/nada"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
	await expect(page.locator("main")).toContainText("Lo sentimos, la ruta que buscas no existe.");
	expect((await page.goto("/en/nothing"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

for (const [path, diagnostic, portal, menu] of [
	["/contacto", "Diagnóstico gratis", "/login", "Menú"],
	["/en/contact", "Free diagnostic", "/en/login", "Menu"],
] as const)
	test(`${path} offers the diagnostic in its header, and in the menu of a phone`, async ({ page }) => {
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		const header = page.getByRole("banner");
		const button = header.getByRole("link", { name: diagnostic }).filter({ visible: true });
		const portalLink = header.locator(`a[href="${portal}"]`).filter({ visible: true });
		for (const width of [1080, 1440, 390]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(path);
			if (width < 1080) await header.getByLabel(menu, { exact: true }).click();
			await expect(button).toHaveClass(/button/);
			await expect(portalLink).toHaveCount(1);
			await expect(portalLink).not.toHaveClass(/button/);
			await expect(page.locator("html")).toHaveJSProperty("scrollWidth", width);
			if (width >= 1080) await expect(page.locator(".header")).toHaveJSProperty("offsetHeight", 73);
		}
		await button.click();
		await expect(page).toHaveURL(/audit/);
	});

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

test("a page that moves costs no script either before somebody reads on", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.setViewportSize({ width: 412, height: 823 });
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

const assets = join(import.meta.dirname, "../../build/current/client/assets");

/** A script and all that it imports, now or later. */
function scriptsOf(name: string, found = new Map<string, string>()): Map<string, string> {
	if (found.has(name)) return found;
	const code = readFileSync(join(assets, name), "utf8");
	found.set(name, code);
	for (const [, next = ""] of code.matchAll(/["`](?:\.|assets)\/([\w.-]+\.js)["`]/g)) scriptsOf(next, found);
	return found;
}

test("a public page gets the islands alone: no router, and nothing of login, portal or staff", async ({
	site,
}) => {
	const html = await (await fetch(site.url)).text();
	const entry = /"entry":"\/assets\/([^"]+)"/.exec(html)?.[1] ?? "";
	const scripts = scriptsOf(entry);
	expect(scripts.size).toBeGreaterThan(8);
	expect([...scripts.keys()].join()).toContain("voice-demo");
	for (const [name, code] of scripts)
		expect(code, name).not.toMatch(/reactRouter|staff|portal-sign-in|short-form/);
});

test("the login tells a browser of no page of the staff", async ({ site }) => {
	const html = await (await fetch(`${site.url}/login`)).text();
	const entries = [...html.matchAll(/modulepreload" href="\/assets\/([\w.-]+\.js)"/g)];
	const loaded = new Map(entries.flatMap(([, name = ""]) => [...scriptsOf(name)]));
	expect(loaded.size).toBeGreaterThan(10);
	for (const [name, code] of loaded) expect(code, name).not.toMatch(/staff:|screen-sign-in/);
	expect(html).not.toContain("staff:");
	const version = /"version": "(\w+)"/.exec(html)?.[1];
	const asked = `${site.url}/__manifest?version=${version}&paths=/_staff/leads,/contacto,/login`;
	const told = JSON.stringify(await (await fetch(asked)).json());
	expect(told).toContain("login /login");
	expect(told).not.toMatch(/staff|contact/);
	expect(readdirSync(assets).filter((name) => name.startsWith("manifest-"))).toEqual([]);
});

test("an island that breaks leaves what the server drew, which works without it", async ({
	browser,
	site,
}) => {
	const context = await browser.newContext({ baseURL: site.url, locale: "es-CO" });
	const page = await context.newPage();
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
	await context.close();
});

test("an island whose script does not come holds up no other", async ({ browser, site }) => {
	const context = await browser.newContext({ baseURL: site.url, locale: "es-CO" });
	const page = await context.newPage();
	await page.route(/\/assets\/(lead|voice)-demo/, (route) => route.abort());
	await page.goto("/productos");
	await page.locator(".chat-button").click();
	await page.locator("#chat-panel textarea").fill("¿Qué hacen ustedes?");
	await page.keyboard.press("Enter");
	await expect(page.locator("#chat-panel").getByRole("log")).toContainText("¿Qué hacen ustedes?");
	await expect(page).toHaveURL(/\/productos$/);
	await context.close();
});

for (const [path, name] of [
	["/", "Hablar con el asistente"],
	["/en", "Talk to the assistant"],
] as const)
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 360, height: 640 },
		{ width: 1440, height: 900 },
	])
		test(`the first button of ${path} at ${viewport.width} px begins a conversation`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(path);
			const first = page.locator("main a").first();
			await expect(first).toHaveText(name);
			await expect(first).toBeInViewport({ ratio: 1 });
			await first.click();
			await expect(page.locator(".chat textarea")).toBeFocused();
			await expect(page.locator(".chat-page")).toBeInViewport({ ratio: 1 });
		});

test("on a phone the chat's button steps aside while the page scrolls, and comes back", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/nosotros");
	const left = () =>
		page.locator(".chat-button").evaluate((button) => Math.round(button.getBoundingClientRect().left));
	const atRest = await left();
	const whileScrolling = await page.evaluate(async () => {
		const button = document.querySelector(".chat-button");
		const seen: number[] = [];
		for (let step = 0; step < 20; step++) {
			scrollBy({ top: 30, behavior: "instant" });
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 16)));
			seen.push(button?.getBoundingClientRect().left ?? 0);
		}
		return Math.max(...seen);
	});
	expect(whileScrolling).toBeGreaterThan(atRest + 30);
	await expect.poll(left).toBe(atRest);
});

test("the floating chat opens at the first press, closes with Escape and gives the focus back", async ({
	page,
}) => {
	await page.goto("/nosotros", { waitUntil: "commit" });
	await page.locator(".chat-button").click();
	await expect(page.locator("#chat-panel")).toBeVisible();
	const box = await page.locator("#chat-panel").boundingBox();
	expect([box?.width, box?.height]).toEqual([450, 650]);
	await page.keyboard.press("Escape");
	await expect(page.locator("#chat-panel")).toBeHidden();
	await expect(page.locator(".chat-button")).toBeFocused();
});

for (const width of [390, 1440])
	test(`a page the chat points to opens whole at ${width} px, and so does the way back`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/contacto");
		await page.locator(".chat-button").click();
		const box = page.locator("#chat-panel textarea");
		await box.fill("¿cómo funciona?");
		await box.press("Enter");
		await page.locator("#chat-panel .chat-sources a").first().click();
		await expect(page).not.toHaveURL(/contacto/);
		await expect(page.locator("#chat-panel")).toBeHidden();
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		await expect(page.locator("h1")).toBeInViewport();
		await expect.poll(() => unstyled(page)).toEqual([]);
		await page.goBack();
		await expect(page).toHaveURL(/\/contacto$/);
		await expect.poll(() => unstyled(page)).toEqual([]);
	});

/** The styles of a page that its policy kept out. */
function unstyled(page: Page) {
	return page.evaluate(() =>
		Array.from(document.querySelectorAll("style")).flatMap((style) => (style.sheet ? [] : [style.innerHTML])),
	);
}

/** The links and buttons of the footer under the floating chat, at the end of the page as it is laid out by now. */
async function coveredByChat(page: Page): Promise<(string | null)[]> {
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
	const button = await page.locator(".chat-button").boundingBox();
	return page.locator("footer :is(a, button)").evaluateAll(
		(all, box) =>
			all.flatMap((each) => {
				const { left, right, top, bottom } = each.getBoundingClientRect();
				const apart =
					!box || right <= box.x || left >= box.x + box.width || bottom <= box.y || top >= box.y + box.height;
				return apart ? [] : [each.textContent];
			}),
		button,
	);
}

test("at the foot of a page the floating chat covers nothing", async ({ page }) => {
	for (const path of ["/contacto", "/en/contact"])
		for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(path);
			await expect.poll(() => coveredByChat(page), { message: `${path} at ${width} px` }).toEqual([]);
		}
});

test("the toggle leads to the twin and is remembered", async ({ page }) => {
	await page.goto("/nosotros");
	await page.locator("header a[hreflang=en]:visible").first().click();
	await expect(page).toHaveURL(/\/en\/about$/);
	await page.goto("/contacto");
	await expect(page).toHaveURL(/\/en\/contact$/);
});

test("the industries menu closes on a click outside and on Escape", async ({ page }) => {
	await page.goto("/");
	const menu = page.locator("header nav details");
	await menu.locator("summary").click();
	await expect(menu).toHaveAttribute("open", "");
	await page.locator("h1").click({ position: { x: 5, y: 5 } });
	await expect(menu).not.toHaveAttribute("open", "");
	await menu.locator("summary").click();
	await page.keyboard.press("Escape");
	await expect(menu).not.toHaveAttribute("open", "");
});

test("the theme is toggled at the first press and remembered", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/nosotros");
	await page.locator(".theme-toggle").click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.goto("/contacto");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.locator(".theme-toggle").click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

// A page of islands, and an application.
for (const path of ["/contacto", "/login"])
	test(`a press on ${path} that only scripts can answer waits for them, however slow they are`, async ({
		page,
	}) => {
		const scripts = Promise.withResolvers<void>();
		await page.route("**/assets/*.js", async (route) => {
			await scripts.promise;
			await route.continue();
		});
		await page.clock.install();
		await page.emulateMedia({ colorScheme: "light" });
		await page.goto(path, { waitUntil: "commit" });
		const toggle = page.locator(".theme-toggle");
		await toggle.click();
		await page.clock.fastForward(60_000);
		await expect(toggle).toHaveAttribute("aria-busy", "true");
		scripts.resolve();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await expect(toggle).not.toHaveAttribute("aria-busy");
	});

for (const [path, toLight, toDark] of [
	["/nosotros", "Pasar a modo claro", "Pasar a modo oscuro"],
	["/en/about", "Switch to light mode", "Switch to dark mode"],
] as const)
	test(`${path} offers the other theme from the first moment, in the dark too`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "dark" });
		await page.goto(path);
		const toggle = page.locator(".theme-toggle");
		await expect(toggle).toHaveAccessibleName(toLight);
		await expect(toggle).not.toHaveAttribute("aria-pressed");
		await toggle.click();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
		await expect(toggle).toHaveAccessibleName(toDark);
		await toggle.click();
		await expect(toggle).toHaveAccessibleName(toLight);
		await page.emulateMedia({ colorScheme: "light" });
		await expect(toggle).toHaveAccessibleName(toLight);
	});

test("a page that is gone back to takes on the theme chosen meanwhile", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/nosotros");
	const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await ground();
	await page.evaluate(() => {
		localStorage.theme = "dark";
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	expect(await ground()).not.toBe(light);
});

test("public pages let a pressed link's page be fetched, the sign-in does not", async ({ request }) => {
	const rules = async (path: string) =>
		/<script type="speculationrules">(.*?)<\/script>/s.exec(await (await request.get(path)).text())?.[1];
	for (const path of ["/nosotros", "/en/blog"]) {
		const { prefetch, prerender } = JSON.parse((await rules(path)) ?? "{}");
		expect(prefetch[0].eagerness).toBe("conservative");
		expect(JSON.stringify(prefetch[0].where)).toContain('"/portal*"');
		expect(prerender).toBeUndefined();
	}
	expect(await rules("/login")).toBeUndefined();
});

test("a page and its script stay within their budget", async ({ request, site }) => {
	for (const path of ["/", "/en"]) {
		const read = () => request.get(path, { headers: { "accept-encoding": "br" } });
		const page = await read();
		// The site's own address, whose port is another each time, moves the size by up to 50 bytes.
		const atHome = (await page.text()).replaceAll(site.url, "https://www.rumbo.example");
		const bytes = brotliCompressSync(atHome).length;
		// More than the 16 KB of other pages: the night's drawings are in it (decision 0008).
		expect(bytes).toBeLessThanOrEqual(19 * 1024);
		// Its first visit has it compressed as far for the next ones.
		const served = async () => Number((await read()).headers()["content-length"]);
		await expect.poll(served).toBeLessThanOrEqual(bytes * 1.01);
		const script = /<script>(.*?)<\/script>/s.exec(await page.text())?.[1] ?? "";
		expect(script.length).toBeGreaterThan(100);
		expect(Buffer.byteLength(script)).toBeLessThan(2_048);
	}
	const font = await fetch(`${site.url}/fonts/gabarito.woff2`);
	expect((await font.arrayBuffer()).byteLength).toBeLessThanOrEqual(30 * 1024);
});

test("a page carries styles of the parts that it has", async ({ request }) => {
	const has = async (path: string) => {
		const html = await (await request.get(path)).text();
		expect(html, path).toContain(".skip-link{");
		return [".footer{", ".chat-button{", ".chat-page{"].map((rule) => html.includes(rule));
	};
	expect(await has("/")).toEqual([true, false, true]);
	expect(await has("/asistente")).toEqual([true, false, true]);
	expect(await has("/productos")).toEqual([true, true, false]);
	expect(await has("/login")).toEqual([true, true, false]);
	expect(await has("/demo/hospitalidad-viajes/reserva")).toEqual([false, false, false]);
});

test("what stands in for the font until it has come takes its room", async ({ page }) => {
	const font = Promise.withResolvers<void>();
	await page.route("**/fonts/*", async (route) => {
		await font.promise;
		await route.continue();
	});
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
	font.resolve();
	await expect.poll(hasCome).toBe(true);
	const after = await widths();
	expect(after.length).toBeGreaterThan(5);
	for (const [n, width] of after.entries()) {
		expect(width).not.toBe(before[n]);
		expect(Math.abs((before[n] ?? 0) / width - 1)).toBeLessThan(0.06);
	}
});

test("the chat's button has a light and a dark edge: one of them shows on any ground", async ({ page }) => {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto("/demos");
		const edge = () => page.locator(".chat-button").evaluate((button) => getComputedStyle(button).boxShadow);
		expect(await edge()).toMatch(/^rgb\(255, 255, 255\) 0px 0px 0px 3px, rgb\(25, 21, 18\) 0px 0px 0px 5px/);
	}
});
