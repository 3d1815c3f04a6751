import { fillBlanks } from "../../../content/fill-blanks.ts";
import { en } from "../../../content/pages/products/en.ts";
import { es } from "../../../content/pages/products/es.ts";
import { fcmsie } from "../../../content/products/fcmsie.ts";
import { expect, test } from "../site.ts";

for (const scripts of [true, false])
	test.describe(`the products' cards, ${scripts ? "with" : "without"} scripts`, () => {
		test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

		for (const [path, language, locale, text] of [
			["/productos", "es", "es-CO", es("Rumbo")],
			["/en/products", "en", "en-US", en("Rumbo")],
		] as const)
			test.describe(path, () => {
				test.use({ locale });

				test("open one at a time, by the keyboard too", async ({ page }) => {
					await page.goto(path);
					const cards = page.locator(".products-team details");
					await cards.nth(0).locator("summary").click();
					await expect(page.getByText(fcmsie.text[language].whatItDoes[0])).toBeVisible();
					await cards.nth(1).locator("summary").press("Enter");
					await expect(cards.nth(1)).toHaveAttribute("open");
					await expect(cards.nth(0)).not.toHaveAttribute("open");
				});

				test("open by their address, and lead on", async ({ page }) => {
					await page.goto(`${path}#fcmsie`);
					const talk = fillBlanks(text.team.talk, { name: fcmsie.text[language].name });
					await page.getByRole("link", { name: talk }).click();
					await expect(page).toHaveURL(/\/(contacto|en\/contact)$/);
				});
			});
	});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("a product without a panel says in three lines what it does, and in figures what changes", async ({
		page,
	}) => {
		for (const [path, { team }] of [
			["/productos", es("Rumbo")],
			["/en/products", en("Rumbo")],
		] as const) {
			await page.goto(path);
			const cards = page.locator(".products-team summary");
			await expect(cards).toHaveCount(4);
			for (const [index, { line, figure, label }] of Object.values(team.cards).entries()) {
				const card = cards.filter({ hasText: line });
				await expect(card, String(index)).toContainText(`${figure} ${label}`);
				const lines = await card
					.locator("span")
					.first()
					.evaluate((element) => {
						const { height } = element.getBoundingClientRect();
						return height / Number.parseFloat(getComputedStyle(element).lineHeight);
					});
				expect(Math.round(lines), line).toBeLessThanOrEqual(3);
			}
		}
	});

	test("a demo's status and figures stay in sight while what it shows scrolls by", async ({ page }) => {
		await page.goto("/productos");
		for (const demo of await page.locator(".timeline").all()) {
			await demo.locator(".timeline-pane").last().scrollIntoViewIfNeeded();
			const end = demo.locator(".timeline-pane > :last-child").last();
			await end.evaluate((part) => part.scrollIntoView({ block: "end", behavior: "instant" }));
			await expect(demo.locator(".timeline-now")).toBeInViewport({ ratio: 1 });
		}
	});

	test("the page stays short enough to be read to its end", async ({ page }) => {
		for (const path of ["/productos", "/en/products"]) {
			await page.goto(path);
			await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
			await expect(page.locator(".footer")).toBeInViewport();
			await expect
				.poll(() => page.evaluate(() => document.documentElement.scrollHeight), { message: path })
				.toBeLessThanOrEqual(6_800);
		}
	});
});
