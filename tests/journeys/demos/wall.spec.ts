import type { Page } from "@playwright/test";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { DemoFlow } from "../../../content/industries/flow-schema.ts";
import { industries } from "../../../content/industries/list.ts";
import { en } from "../../../content/pages/demos/en.ts";
import { es } from "../../../content/pages/demos/es.ts";
import { expectFits, expectNoViolations, wcag } from "../accessible.ts";
import { expect, test } from "../site.ts";

const languages = [
	{ path: "/demos", player: "/demo", language: "es", locale: "es-CO", text: es("Rumbo") },
	{ path: "/en/demos", player: "/en/demo", language: "en", locale: "en-US", text: en("Rumbo") },
] as const;

const flows = industries
	.flatMap(({ id, flows }) => flows.map((flow: DemoFlow) => ({ ...flow, industry: id })))
	.sort((one, other) => one.steps[0].at.localeCompare(other.steps[0].at));

const cards = (page: Page) => page.locator(".demo-card:visible");
const chosen = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

for (const { path, player, language, locale, text } of languages)
	test.describe(path, () => {
		test.use({ locale });

		test("has all demos in three rows of the day, each with its hour, a sentence and its length", async ({
			page,
		}) => {
			await page.goto(path);
			await expect(page.locator(".demos-row")).toHaveCount(3);
			for (const row of await page.locator(".demos-row").all())
				await expect(row.locator(".demo-card")).toHaveCount(5);
			const links = cards(page).getByRole("link");
			await expect(links).toHaveCount(flows.length);
			for (const [index, { id, industry, steps, text }] of flows.entries()) {
				const link = links.nth(index);
				await expect(link).toHaveAttribute("href", `${player}/${industry}/${id}`);
				const [hours = 0, minutes] = steps[0].at.split(":").map(Number);
				const hour = `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`;
				const seconds = steps.reduce((sum, { duration }) => sum + duration, 0);
				for (const words of [hour, text[language].name, text[language].description])
					await expect(link).toContainText(words);
				await expect(link).toContainText(`${Math.floor(seconds / 60)} min ${seconds % 60} s`);
			}
			await expect(page.locator(".demos-dial-wide > [data-hour]")).toHaveCount(flows.length);
		});

		test("opens a demo, which leads back", async ({ page }) => {
			await page.goto(path);
			await page.getByRole("link", { name: fillBlanks(text.all, { count: "15" }) }).click();
			await expect(page.locator(".demos-filter")).toBeInViewport();
			await cards(page).getByRole("link").first().click();
			await expect(page).toHaveURL(`${player}/automotriz-aftermarket/cita_taller`);
			await expect(page.locator(".demo:not([data-loading])")).toBeVisible();
			await page.locator(".demo-back").click();
			await expect(page).toHaveURL(path);
		});

		for (const javaScriptEnabled of [true, false])
			test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
				test.use({ javaScriptEnabled });

				test("shows the demos of an industry alone, and says how many", async ({ page }) => {
					await page.goto(path);
					const count = page.getByRole("status").and(page.locator(".demos-count"));
					await expect(count).toHaveText(fillBlanks(text.wall.shown, { count: "15" }), {
						useInnerText: true,
					});
					for (const { id, text: of } of industries) {
						await chosen(page, text.wall.industries[id]).check();
						await expect(cards(page)).toHaveCount(3);
						await expect(page.locator(`.demo-card[data-industry="${id}"]:visible`)).toHaveCount(3);
						await expect(count).toHaveText(new RegExp(`^3 .*15.*: ${of[language].name}$`), {
							useInnerText: true,
						});
					}
					await chosen(page, text.wall.everything).check();
					await expect(cards(page)).toHaveCount(15);
				});

				test("is filtered by the keyboard", async ({ page }) => {
					await page.goto(path);
					await chosen(page, text.wall.everything).focus();
					await page.keyboard.press("ArrowRight");
					await expect(chosen(page, text.wall.industries["hospitalidad-viajes"])).toBeFocused();
					await expect(cards(page)).toHaveCount(3);
					await page.keyboard.press("Tab");
					await expect(cards(page).getByRole("link").first()).toBeFocused();
				});
			});

		for (const colorScheme of ["light", "dark"] as const)
			test(`is accessible in the ${colorScheme} theme and fits 320 px, all shown and filtered`, async ({
				page,
			}) => {
				await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
				await page.goto(path);
				for (const choice of [text.wall.everything, text.wall.industries["retail-ecommerce"]]) {
					await chosen(page, choice).check();
					for (const width of [1440, 390]) {
						await page.setViewportSize({ width, height: 900 });
						await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
						await expectNoViolations(wcag(page));
					}
					await page.setViewportSize({ width: 320, height: 256 });
					await expectFits(page, 320);
				}
			});
	});

test("in forced colours every hour keeps both drops of its colon", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	for (const path of ["/demos", "/soluciones", "/casos", "/", "/nosotros"]) {
		await page.goto(path);
		const drops = await page.locator(":not(.chat-button) > .colon").evaluateAll((colons) => {
			const ink = getComputedStyle(document.body).color;
			return colons.flatMap((colon) =>
				["::before", "::after"].map((drop) => getComputedStyle(colon, drop).backgroundColor === ink),
			);
		});
		expect(drops.length, path).toBeGreaterThan(0);
		expect(drops, path).not.toContain(false);
	}
});
