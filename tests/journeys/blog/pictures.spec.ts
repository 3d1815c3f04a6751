import { expectFits } from "../accessible.ts";
import { expect, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { beginPost } from "./blog-people.ts";

const pixel = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

test.describe("beside the text, without scripts", () => {
	test.use({ javaScriptEnabled: false });
	const picture = (buffer: Buffer) => ({ name: "x.png", mimeType: "image/png", buffer });

	test("what was typed and not saved goes along with whatever is pressed", async ({ page, site }) => {
		await signInAs(page, site, "editor");
		await beginPost(page, site, "Todo se queda");
		const content = page.getByLabel("Contenido en Markdown");
		const cover = page.getByRole("region", { name: "Portada" });
		const restoreTheOneBefore = () =>
			page.getByRole("button", { name: "Recuperar esta versión" }).first().click();

		await content.fill("Con portada");
		await page.getByLabel("Publicar el").fill(`${new Date().getFullYear() + 2}-01-01T08:00`);
		await cover.getByLabel("Qué muestra la imagen").fill("Un muelle");
		await cover.getByLabel("Imagen", { exact: true }).setInputFiles(picture(Buffer.alloc(6_000_000)));
		await cover.getByRole("button", { name: "Subir portada" }).click();
		await expect(page.locator(".alert-problem")).toContainText("La imagen es muy grande");
		await expect(content).toHaveValue("Con portada");
		await expect(cover.getByLabel("Qué muestra la imagen")).toHaveValue("Un muelle");
		await cover.getByLabel("Imagen", { exact: true }).setInputFiles(picture(pixel));
		await cover.getByRole("button", { name: "Subir portada" }).click();
		await expect(cover.getByRole("img", { name: "Un muelle" })).toBeVisible();
		await expect(content).toHaveValue("Con portada");
		await expect(page.getByLabel("Publicar el")).toHaveValue(`${new Date().getFullYear() + 2}-01-01T08:00`);
		await content.fill("Sin portada");
		await cover.getByRole("button", { name: "Volver a la portada dibujada" }).click();
		await expect(cover.getByRole("img")).toHaveCount(0);
		await expect(content).toHaveValue("Sin portada");

		await page.getByLabel("Archivo .md").setInputFiles({
			name: "otro.md",
			mimeType: "text/markdown",
			buffer: Buffer.from("---\ntitle: Del archivo\ndate: ayer\n---\n\nDel archivo"),
		});
		await content.fill("Antes del archivo");
		await page.getByRole("button", { name: "Subir .md" }).click();
		await expect(content).toHaveValue("Del archivo");
		await expect(page.getByRole("status").getByRole("listitem")).toHaveText(["Línea 3: date: ayer"]);
		await restoreTheOneBefore();
		await expect(content).toHaveValue("Antes del archivo");
		await content.fill("Antes de recuperar");
		await restoreTheOneBefore();
		await expect(content).toHaveValue("Del archivo");
		await restoreTheOneBefore();
		await expect(content).toHaveValue("Antes de recuperar");

		await page.getByRole("button", { name: "Publicar ahora" }).click();
		await content.fill("Antes de retirar");
		await page.getByText("Retirar del blog").click();
		await page.getByRole("button", { name: "Sí, retirarlo" }).click();
		await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
		await expect(content).toHaveValue("Antes de retirar");
	});

	test("a chosen picture is kept by Enter, and not put over what somebody else saved", async ({
		page,
		browser,
		site,
	}) => {
		await signInAs(page, site, "editor");
		await beginPost(page, site, "Dos portadas");
		const other = await browser.newPage({ javaScriptEnabled: false });
		await signInAs(other, site, "admin");
		await other.goto(page.url());
		for (const [who, alt] of [
			[page, "La de una"],
			[other, "La de otra"],
		] as const) {
			const cover = who.getByRole("region", { name: "Portada" });
			await cover.getByLabel("Imagen", { exact: true }).setInputFiles(picture(pixel));
			await cover.getByLabel("Qué muestra la imagen").fill(alt);
			await cover.getByLabel("Qué muestra la imagen").press("Enter");
		}
		await expect(page.getByRole("img", { name: "La de una" })).toBeVisible();
		await expect(other.locator(".alert-problem")).toContainText("No se sobrescribió nada");
		await expect(other.locator(".post-conflict dt")).toHaveText(["Portada", "Qué muestra la imagen"]);
		await other.setViewportSize({ width: 320, height: 700 });
		await expectFits(other, 320);
		// What is done with a post covers no more than a third of what a phone shows of it.
		expect((await other.locator(".post-actions").boundingBox())?.height).toBeLessThan(230);
		await other.goto(page.url());
		await expect(other.getByRole("img", { name: "La de una" })).toBeVisible();
		await other.close();
	});
});

test.describe("a picture inside the text", () => {
	for (const javaScriptEnabled of [false, true])
		test(`goes where somebody writes, with what it shows, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
			browser,
			site,
		}) => {
			const page = await browser.newPage({ javaScriptEnabled });
			await signInAs(page, site, "editor");
			await beginPost(page, site, "Con imagen");
			const content = page.getByLabel("Contenido en Markdown");
			if (javaScriptEnabled) await hydrated(page);
			await content.fill("Primero\n\nDespués");
			await content.press("Control+Home");
			await page.getByText("Imagen dentro del texto").click();
			const fields = page.locator(".post-illustration");
			const insert = fields.getByRole("button", { name: "Subir la imagen e insertarla" });
			await insert.click();
			await expect(page.locator(".alert-problem")).toContainText("Elige una imagen JPEG");
			await expect(content).toHaveValue("Primero\n\nDespués");
			if (javaScriptEnabled) await hydrated(page);
			await fields
				.getByLabel("Imagen", { exact: true })
				.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: pixel });
			await insert.click();
			await expect(page.locator(".alert-problem")).toContainText("Escribe qué muestra la imagen");
			if (javaScriptEnabled) await hydrated(page);
			await content.press("Control+Home");
			await fields.getByLabel("Qué muestra la imagen").fill("Un hotel [de noche]");
			await fields
				.getByLabel("Imagen", { exact: true })
				.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
			await insert.click();
			await expect(page.locator(".alert-problem")).toContainText("Elige una imagen JPEG");
			await expect(fields.getByLabel("Qué muestra la imagen")).toHaveValue("Un hotel [de noche]");
			if (javaScriptEnabled) await hydrated(page);
			await content.press("Control+Home");
			await fields
				.getByLabel("Imagen", { exact: true })
				.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: pixel });
			await insert.click();
			const picture = /!\[Un hotel \\\[de noche\\\]\]\(\/media\/[\w-]+\.webp\)/.source;
			const inOrder = javaScriptEnabled ? ["Primero", picture, "Después"] : ["Primero", "Después", picture];
			await expect(content).toHaveValue(new RegExp(`^${inOrder.join("\\n\\n")}$`));
			await page.getByRole("button", { name: "Vista Previa" }).click();
			await expect(page.locator("#preview .prose img")).toHaveAttribute("alt", "Un hotel [de noche]");
			await page.close();
		});
});
