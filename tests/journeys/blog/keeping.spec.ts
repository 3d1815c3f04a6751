import { readFileSync } from "node:fs";
import { expect, test } from "../site.ts";
import { hydrated, newStaff, signIn, signInAs } from "../team.ts";
import { beginPost, showPreview } from "./blog-people.ts";

const text = (words: string) => `Texto que tomó una hora: ${words}.`;

test("a new article is kept by itself from its first words on, at an address of its own", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/new`);
	await page.getByLabel("Título", { exact: true }).fill("Guardado desde el principio");
	await page.getByLabel("Contenido en Markdown").fill(text("uno"));
	await expect(page.locator("#editor-state")).toContainText("Guardado a las", { timeout: 15_000 });
	await expect(page).toHaveURL(new RegExp(`${site.adminPath}/blog/[\\w-]{10,}$`));
	await page.getByLabel("Contenido en Markdown").fill(text("dos"));
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
	await expect(page.getByLabel("Contenido en Markdown")).toHaveValue(text("dos"));
	await page.goto(`${site.adminPath}/blog/new`);
	await page.getByLabel("Título", { exact: true }).fill("Guardado desde el principio, otra vez");
	await expect(page.locator("#editor-state")).toContainText("Guardado a las", { timeout: 15_000 });
	const buttons = page.locator(".post-actions").getByRole("button");
	await expect(buttons).toHaveText([
		"Guardar borrador",
		"Vista Previa",
		"Generar JSON",
		"Descargar .md",
		"Publicar ahora",
	]);
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#preview h1")).toHaveText("Guardado desde el principio, otra vez");
	await page.goto(`${site.adminPath}/blog?q=principio`);
	await expect(page.getByRole("link", { name: "Guardado desde el principio", exact: true })).toHaveCount(1);
});

test("who leaves before anything is kept is asked first, and who only looks elsewhere has it kept", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/new`);
	await hydrated(page);
	await page.getByLabel("Contenido en Markdown").fill(text("tres"));
	const asked = page.waitForEvent("dialog");
	const leaving = page.close({ runBeforeUnload: true });
	const dialog = await asked;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	await leaving;
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await expect(page.locator("#editor-state")).toContainText("Guardado a las", { timeout: 5_000 });
});

test("a file that is downloaded holds what was just written", async ({ page, site }) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Para llevar");
	await hydrated(page);
	await page.getByLabel("Contenido en Markdown").fill(text("siete"));
	const coming = page.waitForEvent("download");
	await page.getByRole("link", { name: "Descargar .md" }).click();
	expect(readFileSync((await (await coming).path()) ?? "", "utf8")).toContain(text("siete"));
});

test("a press without a connection keeps the page with what was typed, and goes through once it is back", async ({
	browser,
	site,
}) => {
	const page = await browser.newPage();
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/new`);
	const content = page.getByLabel("Contenido en Markdown");
	await content.fill(text("cuatro"));
	await hydrated(page);
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.locator("#editor-state")).toContainText("No se guardó automáticamente");
	await expect(content).toHaveValue(text("cuatro"));
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
	await expect(content).toHaveValue(text("cuatro"));
	await page.close();
});

for (const javaScriptEnabled of [true, false])
	test(`a writer whose session ended loses nothing, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
		browser,
		site,
	}) => {
		const page = await browser.newPage({ javaScriptEnabled });
		const writer = await newStaff(site, "editor");
		await signIn(page, site, writer);
		await beginPost(page, site, "Sesión que termina");
		const opened = new URL(page.url()).pathname;
		await page.context().clearCookies();
		const written = `${text("cinco")}\n\n"Comillas" & <b>marcas</b>`;
		await page.getByLabel("Contenido en Markdown").fill(written);
		if (javaScriptEnabled) {
			await expect(page.locator("#editor-state")).toContainText("Tu sesión terminó", { timeout: 15_000 });
			await expect(page.getByLabel("Contenido en Markdown")).toHaveValue(written);
			await signIn(page, site, writer);
			await page.getByRole("button", { name: "Publicar ahora" }).click();
		} else {
			await page.getByRole("button", { name: "Publicar ahora" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu sesión terminó");
			const opened = page.context().waitForEvent("page");
			await page.getByRole("link", { name: "Ingresa en otra pestaña." }).click();
			await (await opened).close();
			await signIn(page, site, writer);
			await page.getByRole("button", { name: "Enviarlo de nuevo" }).click();
		}
		await expect(page.getByText("Publicado: los lectores ya lo ven.")).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(opened);
		await expect(page.getByLabel("Contenido en Markdown")).toHaveValue(written);
		// It has no English twin: readers of the other journeys would miss one.
		await page.getByText("Retirar del blog").click();
		await page.getByRole("button", { name: "Sí, retirarlo" }).click();
		await expect(page.getByText("Retirado: ya nadie lo ve.")).toBeVisible();
		await page.close();
	});

for (const javaScriptEnabled of [true, false])
	test(`what is written on in a post that somebody deletes becomes a draft of its own, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
		browser,
		site,
	}) => {
		const page = await browser.newPage({ javaScriptEnabled });
		await signInAs(page, site, "editor");
		await beginPost(page, site, `Borrado ${javaScriptEnabled}`);
		const opened = new URL(page.url()).pathname;
		const headers = { origin: site.url };
		expect((await page.request.post(opened, { headers, form: { intent: "delete" } })).status()).toBe(200);
		await page.getByLabel("Contenido en Markdown").fill(text("seis"));
		if (javaScriptEnabled) {
			await expect(page.locator("#editor-state")).toContainText("Guardado a las", { timeout: 15_000 });
			await page.getByRole("button", { name: "Guardar borrador" }).click();
			await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		} else {
			await page.getByRole("button", { name: "Guardar borrador" }).click();
			await expect(page.getByText("Alguien borró ese artículo.")).toBeVisible();
		}
		expect(new URL(page.url()).pathname).not.toBe(opened);
		await expect(page.getByLabel("Contenido en Markdown")).toHaveValue(text("seis"));
		await page.close();
	});

test("a form of any screen comes back to whom no longer has a session; one with a password does not", async ({
	site,
}) => {
	const send = (opened: string, fields: Record<string, string>) =>
		fetch(`${site.url}${site.adminPath}${opened}`, {
			method: "POST",
			body: new URLSearchParams(fields),
			redirect: "manual",
			headers: { origin: site.url },
		});
	const answer = await send("/leads/x?a=1", { intent: "note", note: '"><script>alert(1)</script>' });
	expect(answer.status).toBe(403);
	expect(answer.headers.get("cache-control")).toContain("no-store");
	const page = await answer.text();
	expect(page).toContain(`action="${site.adminPath}/leads/x?a=1"`);
	expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;</textarea>");
	const account = await send("/account", { password: "siete llamas" });
	expect([account.status, account.headers.get("location")]).toEqual([303, site.adminPath]);
});

test("where scripts run, what is written is kept and shown by itself", async ({ page, site }) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Sola");
	await showPreview(page);
	await page.getByLabel("Contenido en Markdown").fill("Se guarda **sola**");
	await expect(page.locator("#preview .prose strong")).toHaveText("sola", { timeout: 15_000 });
	await expect(page.locator("#editor-state")).toContainText("Guardado a las");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.locator(".alert-problem")).toHaveCount(0);
	await expect(page.getByLabel("Contenido en Markdown")).toHaveValue("Se guarda **sola**");
});

for (const javaScriptEnabled of [false, true])
	test(`a new article that is saved again after going back stays one article, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
		browser,
		site,
	}) => {
		const page = await browser.newPage({ javaScriptEnabled });
		await signInAs(page, site, "editor");
		const title = page.getByLabel("Título", { exact: true });
		const save = page.getByRole("button", { name: "Guardar borrador" });
		const name = javaScriptEnabled ? "Faro" : "Puerto";
		await page.goto(`${site.adminPath}/blog/new`);
		const key = await page.locator('[name="submission-key"]').inputValue();
		await title.fill(name);
		await save.click();
		await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		await page.goBack();
		await expect(title).toHaveValue(name);
		await title.fill(`${name} de noche`);
		await save.click();
		await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		// A browser that shows the new page as it was left sends its key again.
		const form = { intent: "save", title: `${name} de día`, "submission-key": key };
		await page.request.post(`${site.adminPath}/blog/new`, { form });
		await page.goto(`${site.adminPath}/blog?q=${name}`);
		await expect(page.locator("main").getByRole("link", { name })).toHaveText([`${name} de día`]);
		await page.close();
	});
