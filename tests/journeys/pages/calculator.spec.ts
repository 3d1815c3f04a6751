import type { Page } from "@playwright/test";
import { en } from "../../../content/calculator/en.ts";
import { es } from "../../../content/calculator/es.ts";
import type { CalculatorText } from "../../../content/calculator/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { bubbles } from "../chat/conversing.ts";
import { expect, test } from "../site.ts";

const pages = [
	{
		path: "/",
		locale: "es-CO",
		text: es,
		waiting: "100 mensajes esperan",
		assistant: "/asistente",
	},
	{
		path: "/industrias",
		locale: "es-CO",
		text: es,
		waiting: "100 mensajes esperan",
		assistant: "/asistente",
	},
	{
		path: "/en/industries",
		locale: "en-US",
		text: en,
		waiting: "100 messages wait",
		assistant: "/en/assistant",
	},
] as const;

for (const { path, locale, text, waiting, assistant } of pages)
	for (const scripts of [true, false])
		test.describe(`${path}, ${scripts ? "with" : "without"} scripts`, () => {
			test.use({ locale, javaScriptEnabled: scripts });

			test("counts who waits", async ({ page }) => {
				await page.goto(path);
				await fillIn(page, text);
				if (!scripts) await page.getByRole("button", { name: text.calculate }).click();
				const verdict = page.locator(".calculator-verdict");
				await expect(verdict).toContainText(waiting);
				await expect(verdict).toContainText("5 h");
				await expect(page.getByLabel(text.messages)).toHaveValue("200");
				expect(await litWindows(page)).toBe(100);
			});

			test("takes what stands in the fields to the assistant", async ({ page }) => {
				await page.goto(path);
				await fillIn(page, text);
				await page.getByRole("button", { name: text.carry }).click();
				await expect(page).toHaveURL(new RegExp(assistant));
				await expect(bubbles(page)).toContainText(/200.*100.*5 h|100.*200.*5 h/);
			});

			test("takes a question to the assistant while the numbers are samples", async ({ page }) => {
				await page.goto(path);
				await page.getByRole("button", { name: text.carry }).click();
				await expect(page).toHaveURL(new RegExp(assistant));
				await expect(bubbles(page).first()).toHaveText(text.question);
			});
		});

test("counts as many as a large shop gets", async ({ page }) => {
	await page.setExtraHTTPHeaders({ "accept-language": "es" });
	await page.goto("/industrias");
	await page.getByLabel(es.outside).fill("50");
	await page.getByLabel(es.messages).fill("8000");
	await expect(page.locator(".calculator-verdict")).toContainText("4.000 mensajes");
});

for (const { path, locale, text } of pages)
	for (const javaScriptEnabled of [true, false])
		test.describe(`${path}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
			test.use({ locale, javaScriptEnabled });

			test("keeps a number that it cannot count, and says which it counts", async ({ page }) => {
				const [largest, longest] = locale === "es-CO" ? ["99.999", "999"] : ["99,999", "999"];
				const says = fillBlanks(text.limits, { messages: largest, minutes: longest });
				await page.goto(path);
				const limits = page.getByRole("alert").filter({ hasText: says });
				await expect(limits).toBeHidden();
				for (const [label, number] of [
					[text.messages, "123456789"],
					[text.messages, "-3"],
					[text.minutes, "1000"],
					[text.minutes, "2.5"],
				] as const) {
					const field = page.getByLabel(label);
					await field.fill(number);
					await expect(limits).toBeVisible();
					await page.getByLabel(text.outside).focus();
					await expect(field).toHaveValue(number);
					await expect(field).toHaveAccessibleDescription(says);
					await field.fill("9");
					await expect(limits).toBeHidden();
				}
			});
		});

test("an uncounted number keeps the focus, and the browser shows no words of its own", async ({ page }) => {
	await page.setExtraHTTPHeaders({ "accept-language": "es" });
	await page.goto("/industrias");
	const field = page.getByLabel(es.minutes);
	await field.fill("1000");
	await expect(page.locator("html")).toHaveAttribute("data-hydrated");
	await page.evaluate(() => {
		const noteDefault = (event: Event) =>
			setTimeout(() => document.documentElement.setAttribute("data-prevented", `${event.defaultPrevented}`));
		document.addEventListener("invalid", noteDefault, true);
	});
	await page.getByRole("button", { name: es.carry }).click();
	await expect(page.locator("html")).toHaveAttribute("data-prevented", "true");
	await expect(field).toBeFocused();
	await expect(page).toHaveURL(/\/industrias$/);
});

test("an address with nonsense in it draws the sample", async ({ page }) => {
	await page.setExtraHTTPHeaders({ "accept-language": "es" });
	await page.goto("/industrias?messages=<script>&minutes=&outside=none");
	await expect(page.locator(".calculator-verdict")).toContainText("14 mensajes");
});

test("fits a screen of 320 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto("/industrias");
	await page.locator(".calculator").scrollIntoViewIfNeeded();
	await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 320);
});

test("from a tablet on the calculator's city stands beside its form", async ({ page }) => {
	for (const width of [768, 1440]) {
		await page.setViewportSize({ width, height: 1024 });
		await page.goto("/");
		const form = await page.locator(".calculator-result").boundingBox();
		const city = await page.locator(".calculator-city").boundingBox();
		expect(city?.x, `${width} px`).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
	}
});

async function litWindows(page: Page): Promise<number> {
	const path = await page.locator(".calculator-city path").last().getAttribute("d");
	return path?.match(/M/g)?.length ?? 0;
}

async function fillIn(page: Page, text: CalculatorText): Promise<void> {
	await page.getByLabel(text.messages).fill("200");
	await page.getByLabel(text.minutes).fill("3");
	await page.getByLabel(text.outside).focus();
	for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
}
