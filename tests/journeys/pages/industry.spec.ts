import { pathTo } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import { expectNoViolations, wcag } from "../accessible.ts";
import { bubbles, visitors } from "../chat/conversing.ts";
import { expect, test } from "../site.ts";

const pages = industries.flatMap(({ id, page, text }) =>
	(["es", "en"] as const).map((language) => ({
		id,
		language,
		locale: visitors[language].locale,
		path: pathTo("industry", language, { industry: id }),
		page: page[language],
		text: text[language],
	})),
);

for (const scripts of [true, false])
	test.describe(`on an industry's page, ${scripts ? "with" : "without"} scripts`, () => {
		for (const { path, locale, language, page: text } of pages.filter(({ id }) => id.startsWith("hosp")))
			test.describe(path, () => {
				test.use({ locale, javaScriptEnabled: scripts });

				test("what is written is the first message of the chat", async ({ page }) => {
					const message = language === "es" ? "¿Reciben pagos con tarjeta?" : "Do you take card payments?";
					await page.goto(path);
					await page.locator("#stage-message").fill(message);
					await page.locator("#stage-message").press("Enter");
					await expect(page).toHaveURL(new RegExp(visitors[language].page));
					await expect(bubbles(page).first()).toContainText(message);
				});

				test("a question that is pressed is the first message of the chat", async ({ page }) => {
					await page.goto(path);
					const [question = ""] = text.chat.questions;
					await page.getByRole("button", { name: question }).click();
					await expect(page).toHaveURL(new RegExp(visitors[language].page));
					await expect(bubbles(page).first()).toContainText(question);
				});
			});
	});

for (const { path, locale, page: content, text } of pages)
	test.describe(path, () => {
		test.use({ locale });

		test("answers the problems, tells its night and has the first question open", async ({ page }) => {
			await page.goto(path);
			for (const [index, problem] of text.problems.entries()) {
				const pair = page.locator(".doubts > li").nth(index);
				await expect(pair).toContainText(problem);
				await expect(pair.locator(".ladrillo")).toContainText(content.answers[index] ?? "none");
			}
			for (const figure of await page.locator(".count .metric-sign").all())
				await expect(figure).toHaveCSS("margin-left", /^-/);
			await expect(page.locator(".night-bands h3")).toHaveCount(content.night.hours.length);
			const [first, second] = text.faqs;
			await expect(page.getByText(first?.answer ?? "")).toBeVisible();
			await expect(page.getByText(second?.answer ?? "")).toBeHidden();
			await page.locator("summary", { hasText: second?.question }).click();
			await expect(page.getByText(second?.answer ?? "")).toBeVisible();
		});

		test("fits 320 px, and on a phone it is no taller than ten screens", async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(path);
			const height = () => page.evaluate(() => document.documentElement.scrollHeight);
			expect(await height()).toBeLessThanOrEqual(8_440);
			const ways = await page
				.locator(".industry-hero .button")
				.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
			expect(ways[1]).toBe(ways[0]);
			await page.setViewportSize({ width: 320, height: 700 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
			const send = await page.locator(".stage-write button").boundingBox();
			expect((send?.x ?? 0) + (send?.width ?? 0)).toBeLessThanOrEqual(300);
		});
	});

for (const { path } of pages.filter(({ id, language }) => (language === "es") === (id !== "educacion-ong")))
	test(`${path} is accessible in both themes`, async ({ page }) => {
		await page.goto(path);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await expectNoViolations(wcag(page));
		}
	});

test("in a person's own colours no words stand on the scene", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/industrias/hospitalidad-viajes");
	for (const block of [".industry-hero", ".industry-closing"]) {
		const [words, scene] = await Promise.all(
			[`${block}-words`, `${block} .scene`].map((part) => page.locator(part).boundingBox()),
		);
		expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((scene?.x ?? 0) + 1);
		await expect(page.locator(`${block} .scene`)).toHaveCSS("overflow", "hidden");
	}
});

test("on paper every question has its answer", async ({ page }) => {
	await page.goto("/industrias/retail-ecommerce");
	await page.emulateMedia({ media: "print" });
	for (const answer of await page.locator(".faqs .answer").all()) await expect(answer).toBeVisible();
});
