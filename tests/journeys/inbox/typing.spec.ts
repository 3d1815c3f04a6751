import type { Page } from "@playwright/test";
import { everyRule } from "../accessible.ts";
import { expect, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { askForPerson, rowOf, takeOver } from "./waiting-visitor.ts";

async function say(visitor: Page, message: string): Promise<void> {
	const answers = visitor.locator('.chat-message[data-role="assistant"]');
	await expect(answers.first()).toBeVisible();
	const before = await answers.count();
	await visitor.getByLabel("Tu mensaje").fill(message);
	await visitor.getByLabel("Tu mensaje").press("Enter");
	await expect(answers).toHaveCount(before + 1);
}

const typedIn = (visitor: Page) => visitor.getByLabel("Tu mensaje").pressSequentially("¿Siguen ahí?");

test("a visitor who asked for a person is seen typing before anybody has the conversation, also in a second tab and after a reload", async ({
	page: staff,
	browser,
	site,
}) => {
	const context = await browser.newContext({ baseURL: site.url, locale: "es-CO" });
	const visitor = await context.newPage();
	const told: string[] = [];
	context.on("request", (request) => {
		if (request.url().endsWith("/agent/typing")) told.push(request.method());
	});
	await visitor.goto("/asistente");
	await say(visitor, "Soy Gloria Vélez, gloria@velez.example");
	await typedIn(visitor);
	await visitor.getByLabel("Tu mensaje").fill("");
	expect(told).toEqual([]);
	await say(visitor, "quiero hablar con una persona");

	await signInAs(staff, site, "sales", "Laura Paz");
	await staff.goto(`${site.adminPath}/conversations`);
	await hydrated(staff);
	await rowOf(staff, "Gloria Vélez").click();
	await expect(staff.getByText("Responde el asistente.")).toBeVisible();
	const inThread = staff.getByText("Gloria Vélez está escribiendo");
	const second = await context.newPage();
	await second.goto("/asistente");
	await expect(second.locator('.chat-message[data-role="user"]')).toHaveCount(2);
	await second.locator(".chat textarea").hover();
	for (const tab of [visitor, second]) {
		await tab.bringToFront();
		await typedIn(tab);
		await expect(inThread).toBeVisible();
		await expect(rowOf(staff, "Gloria Vélez")).toContainText("Está escribiendo…");
		expect((await everyRule(staff).analyze()).violations).toEqual([]);
		await expect(inThread).toHaveCount(0);
	}
	await second.close();
	await visitor.reload();
	await visitor.locator(".chat textarea").hover();
	await typedIn(visitor);
	await expect(inThread).toBeVisible();

	await staff.getByRole("button", { name: "Ya no espera" }).click();
	await expect(staff.getByRole("button", { name: "Ya no espera" })).toHaveCount(0);
	await visitor.getByLabel("Tu mensaje").fill("");
	await say(visitor, "¿y cómo trabajan?");
	told.length = 0;
	await typedIn(visitor);
	expect(told).toEqual([]);
	await takeOver(staff);
	await expect(visitor.getByText("Laura, del equipo, entró a la conversación")).toBeVisible();
	// The team is told at most once in two seconds.
	await expect(async () => {
		await typedIn(visitor);
		await expect(inThread).toBeVisible({ timeout: 500 });
	}).toPass();
	await visitor.getByLabel("Tu mensaje").press("Enter");
	await expect(staff.getByRole("log").getByText(/¿Siguen ahí\?$/)).toBeVisible();
	expect(await inThread.count()).toBe(0);
	await context.close();
});

test("a colleague who types is shown on the team's side, in one line", async ({ page, browser, site }) => {
	const visitor = await askForPerson(browser, "Iván Ríos");
	await signInAs(page, site, "sales", "Julián Mesa");
	await page.goto(`${site.adminPath}/conversations`);
	await rowOf(page, "Iván Ríos").click();
	await takeOver(page);
	const laura = await browser.newPage();
	await signInAs(laura, site, "sales", "Laura Paz");
	await laura.goto(page.url());
	await hydrated(laura);
	const typing = laura.getByText("Julián Mesa está escribiendo");
	for (const width of [1440, 390]) {
		await laura.setViewportSize({ width, height: 900 });
		await expect(async () => {
			await page.getByLabel("Tu mensaje").pressSequentially("Hola");
			await expect(typing).toBeVisible({ timeout: 500 });
		}).toPass();
		expect((await typing.boundingBox())?.height).toBeLessThan(60);
		const [own, log] = [
			await typing.locator(".initials").boundingBox(),
			await laura.locator(".thread-log").boundingBox(),
		];
		expect(own?.x).toBeGreaterThan((log?.x ?? 0) + (log?.width ?? 0) / 2);
		await expect(typing.locator(".initials")).toHaveText("JM");
		await expect(typing).toHaveCount(0);
	}
	for (const one of [laura, visitor]) await one.context().close();
});
