import { type StallingProxy, stallingProxy } from "../../support/stalling-proxy.ts";
import { layoutShift } from "../layout-shift.ts";
import { test as base, expect } from "../site.ts";
import { hydrated } from "../team.ts";
import { bubbles, tell, visitors } from "./conversing.ts";

const pages = {
	es: { contact: "/contacto", industries: "/industrias", next: "Siguiente" },
	en: { contact: "/en/contact", industries: "/en/industries", next: "Next" },
} as const;

type OpenHalf = (path: string, after: string) => Promise<{ rest(): Promise<void> }>;

/** Opens a page whose HTML stops in its middle; `rest` resolves when all of it is there and React runs. */
const test = base.extend<{ openHalf: OpenHalf }>({
	openHalf: async ({ page, site }, use) => {
		let slow: StallingProxy | undefined;
		await use(async (path, after) => {
			const stall = { method: "GET", after, milliseconds: 5_000, untilReleased: true } as const;
			const proxy = await stallingProxy(site.url, stall);
			slow = proxy;
			await page.goto(proxy.url + path, { waitUntil: "commit" });
			return {
				rest: async () => {
					expect(await page.evaluate(() => document.readyState)).toBe("loading");
					proxy.release();
					await hydrated(page);
					expect(new URL(page.url()).pathname).toBe(path);
				},
			};
		});
		slow?.stop();
	},
});

for (const [language, { contact, industries, next }] of Object.entries(pages))
	test.describe(`${language}, a page of which half has arrived`, () => {
		const visitor = visitors[language as keyof typeof pages];
		test.use({ locale: visitor.locale });

		test("opens the chat once the rest is there", async ({ page, openHalf }) => {
			const { rest } = await openHalf(contact, '<section id="chat-panel"');
			await page.locator(".chat-button").click();
			await rest();
			await tell(page, visitor.business);
		});

		test("sends a chat message once the rest is there", async ({ page, openHalf }) => {
			const { rest } = await openHalf(visitor.page, "</textarea>");
			await page.locator(".chat textarea[name=message]").fill(visitor.business);
			await page.keyboard.press("Enter");
			await rest();
			await expect(bubbles(page)).toHaveText([visitor.business]);
		});

		test("sends a form once the rest is there", async ({ page, openHalf }) => {
			const { rest } = await openHalf(contact, 'id="handoff">{"fil');
			await page.locator("[name=firstname]").fill("Iris");
			await page.locator("main button[type=submit]").click();
			await rest();
			await expect(page.locator(".alert-problem")).toBeFocused();
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
			await page.locator("[name=lastname]").fill("Vega");
			await page.locator("main button[type=submit]").click();
			await expect(page.locator(".alert-problem a[href$=lastname]")).toHaveCount(0);
		});

		test("answers both of two presses once the rest is there", async ({ page, openHalf }) => {
			const { rest } = await openHalf(contact, 'id="handoff">{"fil');
			await page.locator("[name=firstname]").fill("Iris");
			await page.locator("main button[type=submit]").click();
			await page.locator(".theme-toggle").click();
			await rest();
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await expect(page.locator(".alert-problem")).toBeVisible();
		});

		test("answers a button that scripts answer and an opener once the rest is there", async ({
			page,
			openHalf,
		}) => {
			const { rest } = await openHalf(contact, '<section id="chat-panel"');
			await page.locator(".theme-toggle").click();
			await page.locator(".chat-button").click();
			await rest();
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await expect(page.locator("#chat-panel")).toBeVisible();
		});

		test("answers with what is there when the rest never comes", async ({ page, openHalf }) => {
			await openHalf(contact, 'id="handoff">{"fil');
			await page.locator("[name=firstname]").fill("Iris");
			await page.locator("main button[type=submit]").click();
			await expect(page.locator("main form")).toHaveAttribute("aria-busy", "true");
			await expect(page.locator(".alert-problem")).toBeVisible({ timeout: 20_000 });
			await expect(page.locator("[name=firstname]")).toHaveValue("Iris");
		});

		test("opens the page of the chat when its panel never comes", async ({ page, openHalf }) => {
			await openHalf(contact, '<section id="chat-panel"');
			await page.locator(".chat-button").click();
			await expect(page).toHaveURL(new RegExp(`${visitor.page}$`), { timeout: 20_000 });
		});

		test("opens a demo once the rest is there", async ({ page, openHalf }) => {
			const { rest } = await openHalf(industries, "</article>");
			await page.locator("[data-opens]").first().click();
			await rest();
			const dialog = page.locator("dialog[open]");
			await dialog.getByRole("link", { name: next }).click();
			await expect(dialog.locator(".demo-step")).toHaveCount(2);
		});
	});

for (const [path, width, after, waiting] of [
	["/productos", 1440, '<details class="industries-menu"', ".navigation"],
	["/productos", 390, '<p class="timeline-controls', ".timeline-tag"],
	["/", 1440, '<div class="chat-log"', ".chat-header"],
] as const)
	test(`${path}, ${width} px: nothing that is shown moves when the rest of «${after}» is there`, async ({
		page,
		site,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.route("**/fonts/*", () => {});
		const stall = { method: "GET", after, milliseconds: 0, untilReleased: true } as const;
		const proxy = await stallingProxy(site.url, stall);
		await page.goto(proxy.url + path, { waitUntil: "commit" });
		await page.locator(waiting).waitFor({ state: "attached" });
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
		proxy.release();
		await page.locator(".footer").waitFor();
		expect(await layoutShift(page)).toBe(0);
		proxy.stop();
	});

test("a page whose islands cannot be fetched at first is taken over a moment later", async ({ page }) => {
	let asked = 0;
	await page.route("**/handoff/**", (route) =>
		++asked === 1 ? route.fulfill({ status: 404 }) : route.continue(),
	);
	await page.goto("/nosotros");
	await page.locator(".theme-toggle").click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	expect(asked).toBe(2);
});
