import type { Page } from "@playwright/test";
import { expectNoViolations, wcag } from "../accessible.ts";
import { expect, test } from "../site.ts";
import { hydrated } from "../team.ts";

const lists = [
	{
		path: "/industrias",
		locale: "es-CO",
		next: "Siguiente",
		demo: "/demo/hospitalidad-viajes",
	},
	{
		path: "/en/industries",
		locale: "en-US",
		next: "Next",
		demo: "/en/demo/hospitalidad-viajes",
	},
];

const opener = (page: Page) => page.locator("[data-opens]").first();
const dialog = (page: Page) => page.locator("dialog").first();
const steps = (page: Page) => dialog(page).locator(".demo-step");

/** Whether the focus is in the dialog, or with the browser itself: never in the page behind. */
const focusIsKept = (page: Page) =>
	page.evaluate(() => {
		const { activeElement, body } = document;
		return activeElement === body || activeElement?.closest("dialog[open]") !== null;
	});

for (const { path, locale, next, demo } of lists)
	test.describe(path, () => {
		test.use({ locale });

		test("offers each demo in a dialog that keeps the focus, and gives it back", async ({ page }) => {
			await page.goto(path);
			await opener(page).focus();
			await page.keyboard.press("Enter");
			await expect(dialog(page)).toHaveJSProperty("open", true);
			expect(await dialog(page).evaluate((one) => one.matches(":modal"))).toBe(true);
			await expect(steps(page)).toHaveCount(1);
			for (let press = 0; press < 30; press++) {
				await page.keyboard.press("Tab");
				expect(await focusIsKept(page)).toBe(true);
			}
			// Not the scroll position: parts above that are laid out late change it, and move nothing in sight.
			const top = () => opener(page).evaluate((one) => Math.round(one.getBoundingClientRect().top));
			// The focus brought the opener into view smoothly.
			await expect(async () => {
				const before = await top();
				await page.waitForTimeout(150);
				expect(await top()).toBe(before);
			}).toPass();
			const before = await top();
			await page.mouse.move(4, 4);
			await page.mouse.wheel(0, 600);
			await page.waitForTimeout(200);
			expect(await top()).toBe(before);
			await page.keyboard.press("Escape");
			await expect(dialog(page)).toBeHidden();
			await expect(opener(page)).toBeFocused();
		});

		test("plays the demo in the dialog", async ({ page }) => {
			const bundles: string[] = [];
			page.on("request", (request) => {
				if (/demo-data|demo-in-dialog|in-dialog/.test(request.url())) bundles.push(request.url());
			});
			await page.goto(path);
			await opener(page).hover();
			await hydrated(page);
			expect(bundles).toEqual([]);
			await opener(page).click();
			await dialog(page).getByRole("link", { name: next }).click();
			await expect(steps(page)).toHaveCount(2);
			await expect(dialog(page).locator(".demo-value").first()).toHaveText(/55/);
			await dialog(page).locator(".demo-dot").nth(4).click();
			await expect(steps(page)).toHaveCount(5);
			await dialog(page).locator("textarea").fill("¿Y el desayuno?");
			await page.keyboard.press("Enter");
			const asked = dialog(page).locator(".demo-message").filter({ hasText: "¿Y el desayuno?" });
			await expect(asked.first()).toBeVisible();
			await dialog(page).locator("header button").click();
			await expect(dialog(page)).toBeHidden();
			await expect(page).toHaveURL(path);
		});

		test("is a link to the demo where no script runs", async ({ browser }) => {
			const page = await browser.newPage({ javaScriptEnabled: false, locale });
			await page.goto(path);
			await opener(page).click();
			await expect(page).toHaveURL(new RegExp(`${demo}$`));
			await page.close();
		});
	});

test("a demo whose player does not come says so and leads to its page", async ({ page, context }) => {
	await context.route("**/demo-data/**", (route) => route.abort());
	page.removeAllListeners("console");
	await page.goto("/industrias");
	await opener(page).click();
	await expect(dialog(page)).toContainText("No pudimos cargar la demo aquí");
	await dialog(page).getByRole("link", { name: "Recorrer la demo completa" }).click();
	await expect(page).toHaveURL("/demo/hospitalidad-viajes");
});

test("the data of a demo that is none is not found", async ({ request }) => {
	const status = async (path: string) => (await request.get(path)).status();
	expect(await status("/demo-data/es/hospitalidad-viajes/reserva")).toBe(200);
	expect(await status("/demo-data/es/hospitalidad-viajes/nada")).toBe(404);
	expect(await status("/demo-data/fr/hospitalidad-viajes/reserva")).toBe(404);
});

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 390, height: 500 },
	{ width: 1440, height: 900 },
])
	test(`the dialog fits ${viewport.width} by ${viewport.height}, and hides nothing that is pressed or written in`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize(viewport);
		await page.goto("/industrias");
		await opener(page).click();
		await expect(steps(page)).toHaveCount(1);
		const box = await dialog(page).boundingBox();
		expect(box?.width).toBeLessThanOrEqual(viewport.width);
		expect(box?.height).toBeLessThanOrEqual(viewport.height);
		for (const part of ["header a", "header button", "textarea", ".demo-moves a >> nth=1"]) {
			const place = await dialog(page).locator(part).boundingBox();
			expect(place?.x, part).toBeGreaterThanOrEqual(0);
			expect((place?.x ?? 0) + (place?.width ?? 0), part).toBeLessThanOrEqual(viewport.width);
			await expect(dialog(page).locator(part), part).toBeInViewport({ ratio: 1 });
		}
		expect(await dialog(page).evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
		// To the end: what is scrolled under the foot counts as covered.
		await dialog(page)
			.locator(".demo-in-dialog")
			.evaluate((player) => player.scrollTo({ top: player.scrollHeight }));
		await expectNoViolations(wcag(page).include("dialog[open]"));
	});
