import type { Page } from "@playwright/test";
import { everyRule, expectFits, expectNoViolations } from "./accessible.ts";
import { expect, holdRequests, test } from "./site.ts";
import { hydrated, signInAs } from "./team.ts";
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
	await expect(page.locator(".turn.person .turn-text")).toHaveText("Aquí estoy.");
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
		await expect(page.getByText("La atiendes tú.")).toBeVisible();
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
	await expect(page.getByText("Listo, quedó guardado.")).toBeVisible();
	await page.getByLabel("Atajo").fill("Hola Mundo");
	await page.getByRole("button", { name: "Agregar respuesta" }).click();
	await expect(page.getByRole("alert").first()).toContainText("Falta corregir");
	await expect(page.getByText("Listo, quedó guardado.")).toHaveCount(0);
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
	await expect(page.locator(".turn.person .turn-text")).toHaveText("Te llamo de lunes a viernes.");

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

test("no filter of the inbox is out of sight on a phone, and those of the snoozed come among them", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Gilma Cruz");
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await open(page, "Gilma Cruz");
	await page.getByLabel("Posponer").selectOption({ label: "Hasta mañana, 8 a. m." });
	await page
		.locator("form", { has: page.locator("#snooze") })
		.getByRole("button")
		.click();
	await expect(page.getByText(/Pospuesta hasta/).last()).toBeVisible();
	for (const width of [390, 320]) {
		await page.setViewportSize({ width, height: 844 });
		for (const path of ["", "/en"]) {
			await page.goto(`${path}${site.adminPath}/conversations`);
			const filters = page.locator(".inbox-filters a");
			await expect(filters).toHaveCount(6);
			for (const filter of await filters.all()) {
				const { x, width: wide } = (await filter.boundingBox()) ?? { x: -1, width: 0 };
				expect(x, await filter.innerText()).toBeGreaterThanOrEqual(0);
				expect(x + wide, await filter.innerText()).toBeLessThanOrEqual(width);
			}
		}
	}
	await visitor.context().close();
});

test("the pane beside the list says what there is to do, and that a conversation is opening", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Elsa Pinto");
	await signInAs(page, site, "sales", "Laura Paz");
	const list = `${site.adminPath}/conversations`;
	const pane = page.locator(".inbox-empty");
	await page.goto(`${list}?q=nadaasi`);
	await expect(pane.getByRole("heading")).toHaveText("Nada coincide. Prueba con otra palabra.");
	await page.goto(list);
	await hydrated(page);
	await expect(pane.getByRole("heading")).toHaveText("Elige una conversación de la lista.");
	await pane.getByRole("link", { name: "Ver las que esperan" }).click();
	await expect(page).toHaveURL(/filter=waiting$/);
	await expect(pane.getByRole("link", { name: "Ver las que esperan" })).toHaveCount(0);
	const opening = await holdRequests(page, /conversations\/[\w-]+\.data/);
	await open(page, "Elsa Pinto");
	await expect(pane.getByText("Cargando…")).toBeVisible();
	await expect(pane.locator(".coffee-break")).toHaveCount(0);
	opening.release();
	await expect(page.locator(".thread")).toBeVisible();
	await visitor.context().close();
});

test("the bar is one line from 760 px on with somebody waiting, in line with the page, and nothing is cut off below", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Flor Duque");
	await signInAs(page, site, "admin", "Laura Paz");
	for (const path of ["", "/en"]) {
		await page.goto(`${path}${site.adminPath}/conversations`);
		await expect(page.locator(".sections-waiting")).toBeVisible();
		for (const width of [760, 768, 800, 1080, 1280, 1440, 1920]) {
			await page.setViewportSize({ width, height: 1_024 });
			expect((await page.locator(".screen-bar").boundingBox())?.height, `${path} ${width}`).toBe(72);
			await expect(page.locator("html")).toHaveJSProperty("scrollHeight", 1_024);
			const bar = page.locator(".sections");
			const hidden = await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
			expect(hidden, `${path} ${width}`).toBe(0);
			const brand = await page.locator(".header-brand").boundingBox();
			const title = await page.locator(".inbox-title").boundingBox();
			expect(Math.abs((brand?.x ?? 0) - (title?.x ?? 99)), `${path} ${width}`).toBeLessThanOrEqual(2);
		}
	}
	await visitor.context().close();
});

test("the inbox is accessible in both languages and themes, full and empty, and fits a phone", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Carolina Díaz");
	await signInAs(page, site, "admin", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await open(page, "Carolina Díaz");
	await expect(page.locator(".thread")).toBeVisible();
	const thread = new URL(page.url()).pathname;
	const list = `${site.adminPath}/conversations`;
	const paths = [thread, list, `${list}?q=nada`].flatMap((path) => [path, `/en${path}`]);
	for (const path of paths) {
		await page.goto(path);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			for (const width of [1440, 768, 390]) {
				await page.setViewportSize({ width, height: 844 });
				await expectNoViolations(everyRule(page));
				await expectFits(page, width);
			}
		}
	}
	await visitor.context().close();
});
