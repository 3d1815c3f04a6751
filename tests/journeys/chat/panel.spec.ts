import type { Page } from "@playwright/test";
import { es as chatEs } from "../../../content/chat/es.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { everyRule, expectNoViolations } from "../accessible.ts";
import { expect, test } from "../site.ts";

async function openPanel(page: Page): Promise<void> {
	await page.goto("/nosotros");
	await page.locator(".chat-button").click();
	await expect(page.locator("#chat-panel")).toBeVisible();
}

test("the panel opens with three questions, each of which begins", async ({ page }) => {
	await openPanel(page);
	const title = fillBlanks(chatEs.title, { product: "Rumbo" });
	const panel = page.getByRole("complementary", { name: title }).locator("#chat-panel");
	for (const question of chatEs.starters.questions)
		await expect(panel.getByRole("button", { name: question })).toBeInViewport();
	await expectNoViolations(everyRule(page));
	await panel.getByRole("button", { name: chatEs.starters.questions[0] }).click();
	await expect(panel.locator(".chat-message[data-role=user]")).toHaveCount(1);
	await expect(panel.locator(".chat-message[data-role=assistant]")).toHaveCount(2);
	await expect(panel.locator(".chat-starters")).toHaveCount(0);
});

for (const [path, ringing] of [
	["/nosotros", ".chat-button"],
	["/asistente", ".chat-page .chat-status"],
] as const)
	test(`on ${path} the chat rings twice, and on no page after it`, async ({ page }) => {
		const ring = () =>
			page.locator(ringing).evaluate((element) => {
				const { content, animationIterationCount, animationDuration } = getComputedStyle(element, "::after");
				return content === "none" ? null : [animationIterationCount, animationDuration];
			});
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto(path);
		expect(await ring()).toEqual(["2", "1s"]);
		await expect
			.poll(() => page.evaluate(() => localStorage.getItem("chat cue seen")), { timeout: 5_000 })
			.toBe("1");
		await page.reload();
		expect(await ring()).toBeNull();
	});

test("the chat's head is one line with one menu and one way to close", async ({ page }) => {
	for (const width of [320, 390, 1280]) {
		await page.setViewportSize({ width, height: 700 });
		await openPanel(page);
		const head = page.locator("#chat-panel .chat-header");
		expect((await head.boundingBox())?.height).toBeLessThanOrEqual(64);
		await expect(head.locator("> button")).toHaveCount(1);
		const edges = await head.evaluate((element) =>
			[...element.children].map((child) => {
				const { left, right } = child.getBoundingClientRect();
				return [left, right];
			}),
		);
		for (const [index, [left = 0]] of edges.entries())
			if (index > 0) expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0);
		expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(width);
	}
});

test("the menu opens by keyboard, closes with Escape and at a press outside, and what is in it works", async ({
	page,
}) => {
	await openPanel(page);
	const panel = page.locator("#chat-panel");
	const menu = panel.locator(".chat-menu > summary");
	const silence = panel.getByRole("button", { name: "Silenciar el sonido" });
	await panel.locator("textarea").fill("¿cómo funciona?");
	await page.keyboard.press("Enter");
	await expect(panel.locator(".chat-message[data-role=assistant]")).toHaveCount(2);
	await expect(menu).toHaveAccessibleName("Opciones de la conversación");
	await menu.press("Enter");
	await expect(silence).toBeVisible();
	await expectNoViolations(everyRule(page));
	await page.keyboard.press("Escape");
	await expect(silence).toBeHidden();
	await expect(panel).toBeVisible();
	await expect(menu).toBeFocused();

	await menu.click();
	await silence.click();
	await expect(panel.getByRole("button", { name: "Activar el sonido" })).toBeVisible();
	await panel.locator(".chat-log").click({ position: { x: 5, y: 5 } });
	await expect(panel.getByRole("button", { name: "Activar el sonido" })).toBeHidden();

	await menu.click();
	await panel.getByText("Empezar de nuevo", { exact: true }).click();
	await panel.getByRole("button", { name: "Sí, empezar de nuevo" }).click();
	await expect(panel.locator(".chat-message[data-role=user]")).toHaveCount(0);
	await menu.click();
	await panel.getByRole("button", { name: "Cerrar" }).click();
	await expect(panel).toBeHidden();
	await page.locator(".chat-button").click();
	await expect(silence).toBeHidden();
	await panel.getByRole("button", { name: "Minimizar" }).click();
	await expect(panel).toBeHidden();
	await expect(page.locator(".chat-button")).toBeFocused();
});

for (const width of [390, 1280])
	test(`Tab stays in the open panel, ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await openPanel(page);
		await page.locator("#chat-panel textarea").fill("¿cómo funciona?");
		await page.keyboard.press("Enter");
		await expect(page.locator("#chat-panel .chat-sources a")).toBeVisible();
		for (const key of ["Tab", "Shift+Tab"]) {
			const seen = new Set<string>();
			for (let press = 0; press < 12; press++) {
				await page.keyboard.press(key);
				const [isWithin, what] = await page.evaluate(() => [
					document.activeElement?.closest("#chat-panel") !== null,
					document.activeElement?.outerHTML.slice(0, 60) ?? "",
				]);
				expect(isWithin, `${key} ${press}`).toBe(true);
				seen.add(String(what));
			}
			expect(seen.size).toBeGreaterThan(4);
		}
	});
