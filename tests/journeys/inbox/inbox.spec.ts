import type { Page } from "@playwright/test";
import { staff } from "../../../content/staff/list.ts";
import { expect, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { askForPerson, rowOf, takeOver } from "./waiting-visitor.ts";

const open = (page: Page, name: string) => rowOf(page, name).first().click();

test("a visitor who asks for a person is on top with how long, in the title, and waits no more once answered", async ({
	page,
	browser,
	site,
}) => {
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	const visitor = await askForPerson(browser, "Rosa Mejía");
	const row = page.locator(".inbox-item", { hasText: "Rosa Mejía" });
	await expect(page.getByRole("region", { name: "Esperan a una persona" }).locator(row)).toBeVisible();
	await expect(row.locator(".wait-time")).toContainText("Espera hace");
	await expect(row).toContainText("Visitante: quiero hablar con una persona");
	await expect(page).toHaveTitle(/^\(\d+\) Conversaciones/);
	await page.getByRole("button", { name: "Silenciar avisos" }).click();
	await expect(page).toHaveTitle(/^Conversaciones/);
	await row.press("Enter");
	await expect(page.getByRole("heading", { name: "Rosa Mejía" })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: "Tomar la conversación" })).toBeFocused();
	await takeOver(page);
	await expect(page.getByLabel("Tu mensaje")).toBeFocused();
	await page.keyboard.type("Aquí estoy.");
	await page.keyboard.press("Enter");
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText("Aquí estoy.");
	await expect(row.locator(".wait-time")).toHaveCount(0);
	await page.getByRole("link", { name: /^Mías/ }).click();
	await expect(row).toBeVisible();
	await visitor.context().close();
});

test("a note is the team's alone; labels, a snooze and a colleague are set, with scripts and without", async ({
	browser,
	site,
}) => {
	for (const javaScriptEnabled of [true, false]) {
		const name = javaScriptEnabled ? "Camila Rojas" : "Diana Torres";
		// The team has many a Laura Paz.
		const laura = `Laura de ${name}`;
		const visitor = await askForPerson(browser, name);
		const page = await browser.newPage({ javaScriptEnabled });
		await signInAs(page, site, "sales", laura);
		await page.goto(`${site.adminPath}/conversations`);
		await open(page, name);
		await page.getByLabel("Tu mensaje").fill("Es clienta de Andrés.");
		await page.getByRole("button", { name: "Guardar" }).first().click();
		await expect(page.locator(".turn-note")).toContainText("Es clienta de Andrés.");
		await visitor.reload();
		await expect(visitor.getByText("quiero hablar con una persona")).toBeVisible();
		await expect(visitor.getByText("Es clienta de Andrés.")).toHaveCount(0);
		const add = page.getByRole("button", { name: "Agregar" });
		for (const [label, problem] of [
			["", "Escribe la etiqueta antes de agregarla."],
			["\u202e\u200b", "Escribe la etiqueta antes de agregarla."],
			["x".repeat(31), "Una etiqueta tiene hasta 30 caracteres."],
		] as const) {
			await page.getByLabel("Etiqueta nueva").fill(label);
			await add.click();
			await expect(page.getByRole("alert")).toHaveText(problem);
		}
		await expect(page.getByLabel("Etiqueta nueva")).toHaveValue("x".repeat(31));
		await page.getByLabel("Etiqueta nueva").fill("Semana Santa");
		await add.click();
		await expect(page.getByRole("link", { name: "Semana Santa", exact: true })).toBeVisible();
		await expect(page.getByRole("alert")).toHaveCount(0);
		await page.getByLabel("Etiqueta nueva").fill("semana santa");
		await add.click();
		await expect(page.getByLabel("Etiqueta nueva")).toHaveValue("");
		await expect(page.locator(".label")).toHaveCount(1);
		await page.getByLabel("Etiqueta nueva").fill("Urgente");
		await add.click();
		await page.getByRole("button", { name: "Quitar la etiqueta Urgente" }).click();
		await expect(page.getByRole("link", { name: "Urgente", exact: true })).toHaveCount(0);
		if (!javaScriptEnabled) await page.setViewportSize({ width: 390, height: 844 });
		await page.getByLabel("Posponer").selectOption("tomorrow");
		await page
			.locator("form", { has: page.locator("#snooze") })
			.getByRole("button")
			.click();
		const snoozed = page.getByText("Pospuesta hasta mañana, 8:00 a. m.").filter({ visible: true });
		await expect(snoozed).toHaveCount(1);
		await expect(page.getByRole("button", { name: "Mostrarla ya" })).toBeVisible();
		await page.getByLabel("Responsable").selectOption({ label: laura });
		await page.getByRole("button", { name: "Asignar" }).click();
		if (javaScriptEnabled) await expect(page.getByText("La atiendes tú.")).toBeVisible();
		else {
			// On a phone the details stay open, where it was changed.
			await expect(page.getByLabel("Responsable").locator("option:checked")).toHaveText(laura);
			await expect(page.getByLabel("Responsable")).toBeVisible();
			await add.click();
			await expect(page.getByRole("alert")).toHaveText("Escribe la etiqueta antes de agregarla.");
			await page.getByLabel("Etiqueta nueva").fill("Del puente");
			await add.click();
			await expect(page.getByRole("link", { name: "Del puente", exact: true })).toBeVisible();
		}
		await page.getByRole("link", { name: "Semana Santa", exact: true }).click();
		await expect(page.locator(".inbox-item", { hasText: name })).toBeVisible();
		await page.context().close();
		await visitor.context().close();
	}
});

test("a saved reply is written once and chosen with a slash, or without scripts with its button", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Sandra Gómez");
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/canned-replies`);
	await page.getByLabel("Atajo").fill("Con espacios no");
	await page.getByRole("button", { name: "Agregar respuesta" }).click();
	await expect(page.getByRole("alert").first()).toContainText("Escribe un atajo");
	const shortcut = `horario-${Math.random().toString(36).slice(2, 6)}`;
	await page.getByLabel("Atajo").fill(shortcut);
	await page.getByLabel("Texto", { exact: true }).fill("Te llamo de lunes a viernes.");
	await page.getByRole("button", { name: "Agregar respuesta" }).click();
	await expect(page.getByRole("heading", { name: `/${shortcut}` })).toBeVisible();
	await expect(page.getByText(staff.es.done.cannedReplies.save)).toBeVisible();
	await page.getByLabel("Atajo").fill("Hola Mundo");
	await page.getByRole("button", { name: "Agregar respuesta" }).click();
	await expect(page.getByRole("alert").first()).toContainText("Corrige");
	await expect(page.getByText(staff.es.done.cannedReplies.save)).toHaveCount(0);
	await expect(page.getByLabel("Atajo")).toHaveValue("Hola Mundo");

	await page.goto(`${site.adminPath}/conversations`);
	await open(page, "Sandra Gómez");
	await takeOver(page);
	const message = page.getByLabel("Tu mensaje");
	await message.pressSequentially("/nadaasi");
	await message.press("Enter");
	await expect(page.locator(".canned-list")).toContainText("Ninguna empieza así.");
	const unsent = page.locator(".composer").getByRole("alert");
	await expect(unsent).toHaveText(/^No se envió: ninguna respuesta guardada empieza así/);
	await expect(message).toHaveValue("/nadaasi");
	await message.press("Escape");
	await expect(unsent).toHaveCount(0);
	await message.pressSequentially(`/${shortcut.slice(0, 9)}`);
	await expect(page.getByRole("button", { name: `/${shortcut}` })).toBeVisible();
	await message.press("Enter");
	await expect(message).toHaveValue("Te llamo de lunes a viernes.");
	await message.press("Enter");
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText("Te llamo de lunes a viernes.");

	const plain = await browser.newPage({
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	});
	await plain.goto(page.url());
	await plain.locator(".canned > summary").click();
	await plain.getByRole("button", { name: `/${shortcut}` }).click();
	await expect(plain.getByLabel("Tu mensaje")).toHaveValue("Te llamo de lunes a viernes.");
	await plain.context().close();
	await visitor.context().close();
});

test("J and K move in the list, R replies and N notes, while the focus is in the inbox and in no field", async ({
	page,
	browser,
	site,
}) => {
	const visitors = [await askForPerson(browser, "Lidia Uno"), await askForPerson(browser, "Lidia Dos")];
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations?q=Lidia`);
	await hydrated(page);
	await expect(page.locator(".inbox-keys")).toContainText("con el foco en la lista o en la conversación");
	const rows = page.locator(".inbox-item");
	await expect(rows).toHaveCount(2);
	await page.keyboard.press("j");
	await expect(page.locator("body")).toBeFocused();
	await page.locator(".inbox-filters a").first().focus();
	await page.keyboard.press("j");
	await expect(rows.nth(0)).toBeFocused();
	await page.keyboard.press("j");
	await expect(rows.nth(1)).toBeFocused();
	await page.keyboard.press("k");
	await page.keyboard.press("Enter");
	await expect(page.locator(".thread")).toBeFocused();
	await page.keyboard.press("j");
	await expect(rows.nth(1)).toBeFocused();
	await page.keyboard.press("r");
	await expect(page.getByRole("button", { name: "Tomar la conversación" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByText("La atiendes tú.")).toBeVisible();
	const message = page.getByLabel("Tu mensaje");
	await expect(message).toBeFocused();
	await page.keyboard.type("jkrn");
	await expect(message).toHaveValue("jkrn");
	await page.locator(".thread").focus();
	await page.keyboard.press("n");
	await expect(message).toBeFocused();
	await expect(page.getByRole("radio", { name: "Nota" })).toBeChecked();
	await page.locator(".thread").focus();
	await page.keyboard.press("r");
	await expect(page.getByRole("radio", { name: "Respuesta" })).toBeChecked();
	await expect(message).toHaveValue("jkrn");
	for (const visitor of visitors) await visitor.context().close();
});
