import { beginPost } from "./blog-people.ts";
import { expect, test } from "./site.ts";
import { enterAs } from "./team.ts";

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a draft’s language is another one until it has a twin or was published", async ({ page, site }) => {
		await enterAs(page, site, "editor");
		await beginPost(page, site, "Wrong language");
		const room = new URL(page.url()).pathname;
		const language = page.getByLabel("Idioma");
		await expect(language).toHaveValue("es");
		await language.selectOption("en");
		await page.getByLabel("Extracto").fill("Escrito junto al cambio");
		await page.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		await expect(language).toHaveValue("en");
		await expect(page.locator(".room-head .tag", { hasText: "Inglés" })).toBeVisible();
		await expect(page.getByLabel("Extracto")).toHaveValue("Escrito junto al cambio");

		// Somebody writes its twin meanwhile.
		const other = await page.context().newPage();
		await other.goto(room);
		await other.getByRole("link", { name: "Escribirlo en la otra lengua" }).click();
		await other.getByLabel("Título", { exact: true }).fill("Ahora con hermana");
		await other.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(other.getByText("El borrador quedó guardado.")).toBeVisible();
		await expect(other.getByLabel("Idioma")).toHaveCount(0);
		await language.selectOption("es");
		await page.getByLabel("Extracto").fill("Lo de después");
		await page.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(page.locator(".alert-problem")).toContainText("ya está en la otra lengua");
		await expect(page.getByLabel("Extracto")).toHaveValue("Lo de después");
		await expect(language).toHaveCount(0);
		await page.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
		await expect(page.locator(".room-head .tag", { hasText: "Inglés" })).toBeVisible();
	});
});
