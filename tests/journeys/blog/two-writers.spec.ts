import { expect, test } from "../site.ts";
import { signInAs } from "../team.ts";
import { beginPost } from "./blog-people.ts";

test("two editors of one post: the later save is refused with both texts", async ({
	page,
	browser,
	site,
}) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "De dos");
	const address = page.url();
	const other = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(other, site, "admin");
	await other.goto(address);
	await page.getByLabel("Contenido en Markdown").fill("Lo de una");
	await page.getByLabel("Extracto").fill("Extracto de una");
	await page.getByLabel("Etiquetas").fill("hoteles, chat");
	await page.getByLabel("Categoría").selectOption("casos-exito");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByLabel("Contenido en Markdown")).toHaveValue("Lo de una");
	await other.getByLabel("Contenido en Markdown").fill("Lo de otra");
	await other.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(other.locator(".alert-problem")).toContainText("No se sobrescribió nada");
	const theirs = other.locator(".post-conflict");
	await expect(theirs.locator("dt")).toHaveText([
		"Extracto",
		"Contenido en Markdown",
		"Categoría",
		"Etiquetas",
	]);
	for (const said of ["Lo de una", "Extracto de una", "Casos de Éxito", "hoteles, chat"])
		await expect(theirs).toContainText(said);
	await expect(other.getByLabel("Contenido en Markdown")).toHaveValue("Lo de otra");
	await other.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(other.locator(".alert-problem")).toHaveCount(0);

	const field = page.getByLabel("Contenido en Markdown");
	await field.fill("Lo que sigue una");
	await expect(page.locator("#editor-state")).toContainText("Otra persona guardó", { timeout: 15_000 });
	await expect(field).toHaveValue("Lo que sigue una");

	const upload = async (name: string, content: string) => {
		await page.getByLabel("Archivo .md").setInputFiles({
			name,
			mimeType: "text/markdown",
			buffer: Buffer.from(content),
		});
		await page.getByRole("button", { name: "Subir .md" }).click();
	};
	await upload("suyo.md", "---\ntitle: Del archivo\n---\n\nTexto del archivo");
	await expect(page.locator(".alert-problem")).toContainText("No se sobrescribió nada");
	await expect(page.locator(".post-conflict")).toContainText("Lo de otra");
	await expect(field).toHaveValue("Lo que sigue una");
	await upload("nada.md", "");
	await expect(page.locator(".alert-problem")).toContainText("El archivo no trae texto");
	await expect(field).toHaveValue("Lo que sigue una");
	await upload("suyo.md", "---\ntitle: Del archivo\n---\n\nTexto del archivo");
	await expect(page.locator(".alert-problem")).toHaveCount(0);
	await expect(field).toHaveValue("Texto del archivo");
	await other.close();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a language that somebody else changed is told among what they saved", async ({ page, site }) => {
		await signInAs(page, site, "editor");
		await beginPost(page, site, "De dos lenguas");
		const other = await page.context().newPage();
		await other.goto(page.url());
		await other.getByLabel("Idioma", { exact: true }).selectOption("en");
		await other.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(other.getByText("El borrador quedó guardado.")).toBeVisible();
		await page.getByRole("button", { name: "Guardar borrador" }).click();
		const theirs = page.locator(".post-conflict");
		await expect(theirs.locator("dt")).toHaveText(["Idioma"]);
		await expect(theirs.locator("dd")).toHaveText(["Inglés"]);
		await expect(theirs).not.toContainText("Dice lo mismo");
	});
});

test("an editor alone is never told of another: slow saves follow one another, and a press waits for them", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Despacio");
	await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
	await page.goto(new URL(page.url()).pathname);
	const state = page.locator("#editor-state");
	const content = page.getByLabel("Contenido en Markdown");
	let asked = 0;
	let held = 0;
	let answer = () => {};
	// What keeps the text by itself is stored at once, and hears of it only when it is let.
	await page.route(/\/blog\/drafts$/, async (route) => {
		asked++;
		const response = await route.fetch();
		await new Promise<void>((resolve) => {
			answer = resolve;
			held++;
		});
		await route.fulfill({ response });
	});
	await content.fill("Uno");
	await expect(state).toContainText("Guardando", { timeout: 15_000 });
	await content.fill("Uno, dos");
	await page.waitForTimeout(4_000);
	expect(asked).toBe(1);
	answer();
	await expect.poll(() => held, { timeout: 15_000 }).toBe(2);
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await page.waitForTimeout(500);
	await expect(page.locator(".alert")).toHaveCount(0);
	answer();
	await expect(page.locator(".alert-done")).toBeVisible();
	await expect(page.locator(".alert-problem")).toHaveCount(0);
	await expect(content).toHaveValue("Uno, dos");
	expect(asked).toBe(2);
});
