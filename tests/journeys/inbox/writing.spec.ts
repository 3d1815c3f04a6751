import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { askForPerson, rowOf, takeOver } from "./waiting-visitor.ts";

const open = (page: Page, name: string) => rowOf(page, name).first().click();

test("what is written stays when the connection is gone, and goes out afterwards", async ({
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Patricia Ruiz");
	// A page of its own: browsers report a lost connection as an error of the page.
	const page = await browser.newPage({ baseURL: site.url });
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	await open(page, "Patricia Ruiz");
	await takeOver(page);
	const message = page.getByLabel("Tu mensaje");
	await page.context().setOffline(true);
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await expect(page.getByText("Sin conexión.").filter({ visible: true })).toHaveCount(1);
	}
	await message.fill("Sin red.");
	await message.press("Enter");
	await expect(page.getByRole("alert")).toContainText("No salió");
	await message.fill("Y algo más.");
	await message.press("Enter");
	await expect(page.getByRole("alert")).toContainText("Sin red.");
	await page.getByRole("button", { name: "Corregir" }).click();
	await expect(message).toHaveValue("Sin red.");
	await message.fill("Con red.");
	await page.context().setOffline(false);
	await message.press("Enter");
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText(["Y algo más.", "Con red."]);
	await expect(page.locator(".outgoing")).toHaveCount(0);
	await expect(page.getByText("Sin conexión.")).toHaveCount(0);
	await page.close();
	await visitor.context().close();
});

test("what is written while the last line is on its way stays, and each line goes out once, in order", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Beatriz Lara");
	const other = await askForPerson(browser, "Elena Mora");
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	await open(page, "Beatriz Lara");
	await takeOver(page);
	const held = Promise.withResolvers<void>();
	let isFirst = true;
	await page.route(/conversations\/[^/]+\.data/, async (route) => {
		if (route.request().method() === "POST" && isFirst) {
			isFirst = false;
			await held.promise;
		}
		await route.continue();
	});
	const message = page.getByLabel("Tu mensaje");
	for (const line of ["Sí.", "Sí.", "Mañana a las 9."]) {
		await message.fill(line);
		await message.press("Enter");
		await expect(message).toHaveValue("");
	}
	await message.fill("Y lleva ");
	await open(page, "Elena Mora");
	await expect(page.getByRole("heading", { name: "Elena Mora" }).first()).toBeVisible();
	await expect(message).toHaveValue("");
	held.resolve();
	// Its row moves up with each line: a press would miss it.
	await expect(rowOf(page, "Beatriz Lara").first()).toContainText("Mañana a las 9.");
	const path = await rowOf(page, "Beatriz Lara").getAttribute("href");
	await open(page, "Beatriz Lara");
	await expect(page).toHaveURL(path ?? "");
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText(["Sí.", "Sí.", "Mañana a las 9."]);
	await expect(message).toHaveValue("Y lleva ");
	await page.reload();
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText(["Sí.", "Sí.", "Mañana a las 9."]);
	await visitor.context().close();
	await other.context().close();
});

test("a message that is sent with two presses goes out once, and nobody is told that it is empty", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Martha Rey");
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	await open(page, "Martha Rey");
	await takeOver(page);
	const message = page.getByLabel("Tu mensaje");
	await message.fill("Con el botón.");
	await page.getByRole("button", { name: "Enviar" }).dblclick();
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText(["Con el botón."]);
	await message.fill("Con Enter.");
	await message.press("Enter");
	await message.press("Enter");
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText(["Con el botón.", "Con Enter."]);
	await expect(page.locator(".composer").getByRole("alert")).toHaveCount(0);
	await page.waitForTimeout(1_000);
	await message.press("Enter");
	await expect(page.getByRole("alert")).toContainText("Escribe el mensaje");
	await visitor.context().close();
});

test("without scripts, whoever goes back after a reply does not find it in the field, ready to be sent twice", async ({
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Olga Mesa");
	const page = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await open(page, "Olga Mesa");
	await takeOver(page);
	const lines = page.locator(".turn.colleague .turn-text");
	await page.getByLabel("Tu mensaje").fill("Ya te llamo.");
	await page.getByRole("button", { name: "Enviar" }).click();
	await expect(lines).toHaveText(["Ya te llamo."]);
	await page.goBack();
	await expect(lines).toHaveText(["Ya te llamo."]);
	await expect(page.getByLabel("Tu mensaje")).toHaveValue("");
	await page.context().close();
	await visitor.context().close();
});
