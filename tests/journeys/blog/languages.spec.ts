import { expect, test } from "../site.ts";
import { signInAs } from "../team.ts";
import { beginPost } from "./blog-people.ts";

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a draft’s language is another one until it has a twin or was published", async ({ page, site }) => {
		await signInAs(page, site, "editor");
		await beginPost(page, site, "Wrong language");
		const address = new URL(page.url()).pathname;
		const language = page.getByLabel("Idioma", { exact: true });
		await expect(language).toHaveValue("es");
		await language.selectOption("en");
		await page.getByLabel("Extracto").fill("Escrito junto al cambio");
		await page.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		await expect(language).toHaveValue("en");
		await expect(page.locator(".screen-head .tag", { hasText: "Inglés" })).toBeVisible();
		await expect(page.getByLabel("Extracto")).toHaveValue("Escrito junto al cambio");

		// Somebody writes its twin meanwhile.
		const other = await page.context().newPage();
		await other.goto(address);
		await other.getByRole("link", { name: "Escribirlo en el otro idioma" }).click();
		await other.getByLabel("Título", { exact: true }).fill("Ahora con hermana");
		await other.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(other.getByText("El borrador quedó guardado.")).toBeVisible();
		await expect(other.getByLabel("Idioma", { exact: true })).toHaveCount(0);
		await language.selectOption("es");
		await page.getByLabel("Extracto").fill("Lo de después");
		await page.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		await expect(page.locator("#language-stays")).toContainText("El idioma no se cambió");
		await expect(page.getByLabel("Extracto")).toHaveValue("Lo de después");
		await expect(language).toHaveCount(0);
		await page.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		await expect(page.locator(".screen-head .tag", { hasText: "Inglés" })).toBeVisible();
	});
});

test("what is kept by itself is kept though the language chosen beside it cannot be, which is said", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Con otra lengua");
	const other = await page.context().newPage();
	await other.goto(page.url());
	await other.getByRole("link", { name: "Escribirlo en el otro idioma" }).click();
	await other.getByLabel("Título", { exact: true }).fill("In another language");
	await other.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(other.getByText("El borrador quedó guardado.")).toBeVisible();
	await page.getByLabel("Idioma", { exact: true }).selectOption("en");
	await page.getByLabel("Extracto").fill("Queda");
	const state = page.locator("#editor-state");
	await expect(state).toContainText("Guardado a las", { timeout: 15_000 });
	await expect(state).toContainText("El idioma no se cambió");
	await expect(page.getByLabel("Idioma", { exact: true })).toHaveValue("es");
	await page.reload();
	await expect(page.getByLabel("Extracto")).toHaveValue("Queda");
});

for (const javaScriptEnabled of [true, false])
	test(`who writes a twin that is there by then is led to it and keeps what was typed, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
		browser,
		site,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled, locale: "es-CO", baseURL: site.url });
		const page = await context.newPage();
		await signInAs(page, site, "editor");
		await beginPost(page, site, `Dos pestañas ${javaScriptEnabled}`);
		const write = page.getByRole("link", { name: "Escribirlo en el otro idioma" });
		const path = (await write.getAttribute("href")) ?? "";
		const second = await context.newPage();
		await second.goto(path);
		await write.click();
		await page.getByLabel("Título", { exact: true }).fill("The first");
		await page.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		const first = new URL(page.url()).pathname;

		await second.getByLabel("Título", { exact: true }).fill("The second");
		const told = javaScriptEnabled ? second.locator("#editor-state") : second.locator(".alert-problem");
		if (!javaScriptEnabled) await second.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(told).toContainText("Ese artículo ya está en el otro idioma.", { timeout: 15_000 });
		await expect(told.getByRole("link", { name: "Abrir «The first» en otra pestaña" })).toHaveAttribute(
			"href",
			first,
		);
		await expect(second.getByLabel("Título", { exact: true })).toHaveValue("The second");
		const opened = context.waitForEvent("page");
		await told.getByRole("link").click();
		await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("The first");
		await page.goto(path);
		await expect(page.locator(".alert-problem").getByRole("link")).toHaveAttribute("href", first);
		await context.close();
	});

test("a translation is flagged when the original changed after it, and what is deleted is gone at once", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Con hermana");
	const original = page.url();
	await page.getByRole("link", { name: "Escribirlo en el otro idioma" }).click();
	await page.getByLabel("Título", { exact: true }).fill("With a sister");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByRole("link", { name: "Con hermana" })).toBeVisible();
	const flag = page.getByText("La otra versión es más reciente");
	await expect(flag).toHaveCount(0);
	const twin = page.url();
	await page.goto(original);
	await expect(flag).toHaveCount(0);
	await page.getByLabel("Contenido en Markdown").fill("Cambiado");
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	await expect(flag).toHaveCount(0);
	await page.goto(twin);
	await expect(flag).toHaveCount(1);
	await page.goto(`${site.adminPath}/blog`);
	await expect(page.getByRole("listitem").filter({ hasText: "With a sister" })).toContainText(
		"La otra versión es más reciente",
	);

	const status = async () => (await fetch(`${site.url}/blog/con-hermana`)).status;
	for (let visits = 0; visits < 3; visits++) expect(await status()).toBe(200);
	await page.goto(original);
	await page.getByText("Borrar artículo").click();
	await page.getByRole("button", { name: "Sí, borrarlo" }).click();
	await expect(page.getByText("El artículo quedó borrado")).toBeVisible();
	await expect.poll(status, { intervals: [100], timeout: 5_000 }).toBe(404);
});
