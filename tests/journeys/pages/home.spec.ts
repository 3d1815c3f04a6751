import type { Page } from "@playwright/test";
import { en as chatEn } from "../../../content/chat/en.ts";
import { es as chatEs } from "../../../content/chat/es.ts";
import { es } from "../../../content/pages/home/es.ts";
import { bubbles } from "../chat/conversing.ts";
import { layoutShift } from "../layout-shift.ts";
import { expect, test } from "../site.ts";

const homes = [
	{ path: "/", locale: "es-CO", chat: chatEs },
	{ path: "/en", locale: "en-US", chat: chatEn },
] as const;

for (const { path, locale, chat } of homes)
	for (const scripts of [true, false])
		test.describe(`${path}, ${scripts ? "with" : "without"} scripts`, () => {
			test.use({ locale, javaScriptEnabled: scripts });

			for (const question of chat.starters.questions)
				test(`«${question}» starts a conversation`, async ({ page }) => {
					await page.goto(path);
					await page.getByRole("button", { name: question }).click();
					await expect(bubbles(page)).toHaveText(question);
					const answers = page.locator(".chat-message[data-role=assistant]");
					await expect(answers).toHaveCount(2);
					await expect(page.locator(".chat-example")).toHaveCount(0);
				});

			test("the field below the example starts a conversation", async ({ page }) => {
				await page.goto(path);
				await page.locator(".chat textarea[name=message]").fill("¿Hola?");
				await page.locator(".chat-composer button").click();
				await expect(bubbles(page)).toHaveText("¿Hola?");
			});
		});

test.describe("the example, in motion", () => {
	test.use({ locale: "es-CO", reducedMotion: "no-preference" });
	const { example } = es("Rumbo").hero;

	test("plays once, in eight seconds, and moves nothing else", async ({ page }) => {
		await page.route("**/fonts/*", () => {});
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const ends = await exampleAnimations(page);
		expect(ends.length).toBeGreaterThan(8);
		expect(Math.max(...ends)).toBeGreaterThan(7_000);
		expect(Math.max(...ends)).toBeLessThanOrEqual(8_100);
		expect(await layoutShift(page)).toBe(0);
	});

	test("leaves the processor to the visitor: the belt of clients moves after it", async ({ page }) => {
		await page.goto("/");
		await page.waitForTimeout(1_500);
		expect(await stylesIn(page, 1_000)).toBeLessThan(30);
		const left = () =>
			page
				.locator(".carousel-belt ul")
				.first()
				.evaluate((row) => row.getBoundingClientRect().x);
		const before = await left();
		await expect.poll(left, { timeout: 20_000 }).toBeLessThan(before);
		expect(await stylesIn(page, 1_000)).toBeLessThan(30);
	});

	test("shows its end at once on request, and plays again as often as it is asked to", async ({ page }) => {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const proposal = page.locator(".chat-example-proposal");
		const press = (name: string) => page.locator(".chat-example").getByText(name).click();
		await expect(proposal).toHaveCSS("opacity", "0");
		for (let times = 0; times < 2; times++) {
			await press(example.showAll);
			await expect(proposal).toHaveCSS("opacity", "1");
			await expect(page.locator(".chat-example-typing").first()).toBeHidden();
			await press(example.repeat);
			await expect(proposal).toHaveCSS("opacity", "0");
		}
	});

	test("once it has ended by itself, it plays again at one press", async ({ page }) => {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const proposal = page.locator(".chat-example-proposal");
		for (let times = 0; times < 3; times++) {
			await expect(page.locator(".chat-example").getByText(example.showAll)).toBeVisible();
			await exampleAnimations(page);
			await expect(page.locator(".chat-example").getByText(example.showAll)).toBeHidden();
			await expect(proposal).toHaveCSS("opacity", "1");
			await page.locator(".chat-example").getByText(example.repeat).click();
			await expect(proposal).toHaveCSS("opacity", "0");
		}
	});

	test("is shown whole and repeated by keyboard, and the focus stays", async ({ page }) => {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const proposal = page.locator(".chat-example-proposal");
		const whole = page.locator(".chat-example").getByText(example.showAll);
		const again = page.locator(".chat-example").getByText(example.repeat);
		await whole.focus();
		await page.keyboard.press("Enter");
		await expect(proposal).toHaveCSS("opacity", "1");
		await expect(whole).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(again).toBeFocused();
		for (let times = 0; times < 2; times++) {
			await page.keyboard.press("Space");
			await expect(proposal).toHaveCSS("opacity", "0");
			await expect(again).toBeFocused();
			await exampleAnimations(page);
			await expect(proposal).toHaveCSS("opacity", "1");
		}
	});

	test("stands finished for visitors who want no motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		await expect(page.locator(".chat-example-proposal")).toHaveCSS("opacity", "1");
		await expect(page.getByText(example.showAll)).toBeHidden();
		expect(await exampleAnimations(page)).toEqual([]);
	});
});

/** Ends of all animations of the example, as milliseconds after its start. All are brought to their end. */
function exampleAnimations(page: Page): Promise<number[]> {
	return page.evaluate(() => {
		const example = document.querySelector(".chat-example");
		const inside = document
			.getAnimations()
			.filter(({ effect }) => effect instanceof KeyframeEffect && example?.contains(effect.target));
		for (const animation of inside) animation.finish();
		return inside.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
	});
}

/** @returns how often the browser computed the page's styles in so many milliseconds. */
async function stylesIn(page: Page, ms: number): Promise<number> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Performance.enable");
	const count = async () => {
		const { metrics } = await cdp.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN;
	};
	const before = await count();
	await page.waitForTimeout(ms);
	return (await count()) - before;
}
