import { en as chatEn } from "../../../content/chat/en.ts";
import { es as chatEs } from "../../../content/chat/es.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { en } from "../../../content/pages/assistant/en.ts";
import { es } from "../../../content/pages/assistant/es.ts";
import { everyRule, expectFits, expectNoViolations } from "../accessible.ts";
import { expect, test } from "../site.ts";
import { somebody } from "../team.ts";
import { bubbles, choose, tellAll, visitors } from "./conversing.ts";

const languages = [
	{ visitor: visitors.es, sheet: es.sheet, questions: chatEs.starters.questions },
	{ visitor: visitors.en, sheet: en.sheet, questions: chatEn.starters.questions },
] as const;

for (const { visitor, sheet, questions } of languages)
	for (const javaScriptEnabled of [true, false])
		test.describe(`${visitor.page}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ locale: visitor.locale, javaScriptEnabled });

			test("it opens with the hour in Bogotá and three questions, each of which begins", async ({ page }) => {
				await page.goto(visitor.page);
				const inBogotá = { timeZone: "America/Bogota", hour: "numeric" } as const;
				const [hour] = new Date().toLocaleTimeString("en-US", inBogotá).split(/\s/);
				await expect(page.locator(".chat-opening .hour > .visually-hidden")).toHaveText(
					new RegExp(`^${hour}:\\d\\d [ap]\\.?\\s?m\\.?$`, "i"),
				);
				for (const question of questions)
					await expect(page.getByRole("button", { name: question })).toBeInViewport();
				await page.getByRole("button", { name: questions[1] }).click();
				await expect(bubbles(page)).toHaveText(questions[1]);
				await expect(page.locator(".chat-message[data-role=assistant]")).toHaveCount(2);
				await expect(page.locator(".chat-starters")).toHaveCount(0);
			});

			test("the proposal beside it fills in as the visitor tells it", async ({ page }) => {
				await page.goto(visitor.page);
				const beside = page.locator(".chat-sheet");
				await expect(beside).toContainText(sheet.nobody);
				await expect(beside).toContainText(sheet.empty);
				await tellAll(page, visitor, `${somebody("ana")}@hostal.example`);
				await expect(beside.locator("h2")).toContainText("Hostal Cafetal");
				await expect(beside).toContainText(fillBlanks(sheet.need, { need: visitor.need }));
				await expect(beside.locator("[data-known]")).toHaveCount(3);
				const times = await page.locator(".chat-bubble time").allTextContents();
				expect(times).toEqual([...new Set(times)]);
				expect(times).not.toEqual([]);
				const [size] = visitor.texts.ranges.companySize;
				await choose(page, size.label);
				await expect(beside).toContainText(size.value);
				await page.reload();
				await expect(beside.locator("[data-known]")).toHaveCount(4);
				await expect(beside).toContainText(sheet.begun);
			});
		});

for (const colorScheme of ["light", "dark"] as const)
	test(`its opening is accessible and fits from 320 px on, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		for (const width of [320, 390, 768, 1080, 1440]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto("/asistente");
			await expectFits(page, width);
			const [hour, card] = await Promise.all(
				[".chat-opening .hour small", ".chat-opening .chat-bubble"].map((part) =>
					page.locator(part).first().boundingBox(),
				),
			);
			expect((hour?.x ?? 0) + (hour?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
		}
		await expectNoViolations(everyRule(page));
	});

for (const path of ["/nosotros", "/en/about", "/asistente", "/en/assistant"])
	test(`what the law asks to be told is read whole on ${path}, above the questions`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path);
		const button = page.locator(".chat-button");
		if (await button.isVisible()) await button.click();
		await expect(page.locator(".chat-starters")).toBeVisible();
		await expect(page.locator(".chat-log a").last()).toBeInViewport({ ratio: 1 });
	});

test("one writes on while an answer is coming: it is sent after it, once, and nothing is lost", async ({
	page,
}) => {
	await page.goto("/asistente");
	const box = page.getByLabel("Tu mensaje");
	const answer = Promise.withResolvers<void>();
	let asked = 0;
	await page.route("**/api/agent/message", async (route) => {
		asked++;
		if (asked === 1) await answer.promise;
		await route.continue();
	});
	await box.fill("¿cómo funciona?");
	await box.press("Enter");
	await expect(page.getByText("Procesando...").first()).toBeVisible();
	await expect(box).toBeEnabled();
	await expect(box).toBeFocused();
	await page.keyboard.type("¿Y cuánto se demoran?");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Enviar", exact: true }).click();
	await expect(page.getByText("Se envía apenas llegue la respuesta.")).toBeVisible();
	await expect(box).toHaveValue("¿Y cuánto se demoran?");
	await expect(bubbles(page)).toHaveCount(1);
	answer.resolve();
	await expect(bubbles(page)).toHaveText(["¿cómo funciona?", "¿Y cuánto se demoran?"]);
	await expect(page.locator(".chat-message[data-role=assistant]")).toHaveCount(3);
	await expect(box).toHaveValue("");
	expect(asked).toBe(2);

	// What is only written, and not sent, stays.
	await page.unroute("**/api/agent/message");
	await box.fill("gracias");
	await box.press("Enter");
	await page.keyboard.type("Un borrador");
	await expect(page.locator(".chat-message[data-role=assistant]")).toHaveCount(4);
	await expect(box).toHaveValue("Un borrador");
});

test("a long answer is several bubbles, the last with its source; what was said before steps back", async ({
	page,
}) => {
	await page.goto("/asistente");
	await page.getByLabel("Tu mensaje").fill("¿cómo funciona?");
	await page.keyboard.press("Enter");
	const answer = page.locator(".chat-message[data-role=assistant]").nth(1);
	const parts = answer.locator(".chat-bubble");
	await expect.poll(() => parts.count()).toBeGreaterThan(1);
	for (const text of await parts.locator("p").allTextContents()) expect(text.length).toBeLessThan(200);
	await expect(parts.locator("b")).toHaveCount(1);
	await expect(parts.last().getByRole("link")).toBeVisible();
	const ground = () => parts.first().evaluate((part) => getComputedStyle(part).backgroundColor);
	const fresh = await ground();
	await page.getByLabel("Tu mensaje").fill("¿Y cuánto se demoran?");
	await page.keyboard.press("Enter");
	await expect(page.locator(".chat-message[data-role=assistant]")).toHaveCount(3);
	await expect.poll(ground).not.toBe(fresh);
	await expectNoViolations(everyRule(page));
});
