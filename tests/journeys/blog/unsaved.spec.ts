import type { Browser, Page } from "@playwright/test";
import { expect, holdRequests, test, type VisitedSite } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { beginPost } from "./blog-people.ts";

const keepsDrafts = /\/blog\/drafts$/;

test("what is typed before the page's scripts run is kept and shown", async ({ page, site }) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Antes de tiempo");
	const content = page.getByLabel("Contenido en Markdown");
	await content.fill("Lo primero");
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#preview .prose")).toHaveText("Lo primero");

	const scripts = await holdRequests(page, /\/assets\/entry\.client-/);
	await page.reload({ waitUntil: "commit" });
	await content.click();
	await content.press("Control+End");
	await page.keyboard.type(", y lo de **antes**");
	await page.getByLabel("Extracto").click();
	await page.keyboard.type("También antes");
	await page.getByLabel("Idioma", { exact: true }).selectOption("en");
	await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
	scripts.release();

	await expect(page.locator("#preview .prose strong")).toHaveText("antes", { timeout: 15_000 });
	await expect(page.locator("#editor-state")).toContainText("Guardado a las");
	await expect(content).toHaveValue("Lo primero, y lo de **antes**");
	await page.reload();
	await expect(content).toHaveValue("Lo primero, y lo de **antes**");
	await expect(page.getByLabel("Extracto")).toHaveValue("También antes");
	await expect(page.getByLabel("Idioma", { exact: true })).toHaveValue("en");
});

test("a link of the bar takes along what was just written", async ({ page, site }) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "De salida");
	await hydrated(page);
	const opened = new URL(page.url()).pathname;
	await page.getByLabel("Contenido en Markdown").fill("Escrito al salir");
	await page.getByRole("link", { name: "Comentarios" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comentarios");
	await page.goto(opened);
	await expect(page.getByLabel("Contenido en Markdown")).toHaveValue("Escrito al salir");
});

test("a link within a new article leaves it as it is written, though its address is new", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/new`);
	const content = page.getByLabel("Contenido en Markdown");
	await content.fill("Uno");
	await expect(page.locator("#editor-state")).toContainText("Guardado a las", { timeout: 15_000 });
	await content.fill("Uno, y dos");
	const kept = page.waitForResponse(keepsDrafts);
	await page.locator(".skip-link").press("Enter");
	await expect(page.locator("main")).toBeFocused();
	await kept;
	await expect(content).toHaveValue("Uno, y dos");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artículo nuevo");
	await page.reload();
	await expect(content).toHaveValue("Uno, y dos");
});

test("a chosen picture goes along with what is pressed, not with what is kept by itself", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Con imagen elegida");
	await page.getByText("Imagen dentro del texto").click();
	const chosen = { name: "x.png", mimeType: "image/png", buffer: Buffer.from("no es una imagen") };
	await page.locator(".post-illustration").getByLabel("Imagen", { exact: true }).setInputFiles(chosen);
	const asked = page.waitForRequest(keepsDrafts);
	await page.getByLabel("Contenido en Markdown").fill("Con una imagen elegida al lado");
	const sent = (await asked).postDataBuffer()?.toString() ?? "";
	expect(sent).toContain("Con una imagen elegida al lado");
	expect(sent).not.toContain("filename");
	await expect(page.locator("#editor-state")).toContainText("Guardado a las");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.locator(".alert-problem")).toContainText("Escribe qué muestra la imagen");
});

test("a post is copied as JSON", async ({ page, site }) => {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Para copiar");
	await page.getByRole("button", { name: "Generar JSON" }).click();
	await page.getByRole("button", { name: "Copiar JSON" }).click();
	await expect(page.getByText("¡JSON copiado al portapapeles!")).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(JSON.parse(copied)).toMatchObject({ title: "Para copiar", slug: "para-copiar" });
});

/** Opens a page whose failed requests fail no test, unlike those of the fixture. */
async function writer(browser: Browser, site: VisitedSite): Promise<Page> {
	const page = await browser.newPage();
	await signInAs(page, site, "editor");
	return page;
}

test("a server that fails takes nothing away, and no page is left for it unasked", async ({
	browser,
	site,
}) => {
	const page = await writer(browser, site);
	await beginPost(page, site, "Con el servidor caído");
	const content = page.getByLabel("Contenido en Markdown");
	const state = page.locator("#editor-state");
	await page.route(keepsDrafts, (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
	await page.route(/__manifest/, (route) => route.abort());
	await content.fill("Sin servidor");
	await expect(state).toContainText("No se guardó automáticamente", { timeout: 15_000 });
	await expect(content).toHaveValue("Sin servidor");

	const asked = page.waitForEvent("dialog");
	await page.getByRole("link", { name: "Comentarios" }).click({ noWaitAfter: true });
	const dialog = await asked;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	await expect(content).toHaveValue("Sin servidor");

	await page.unroute(keepsDrafts);
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
	await expect(content).toHaveValue("Sin servidor");
	await page.context().close();
});
