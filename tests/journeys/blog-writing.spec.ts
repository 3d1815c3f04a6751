import { beginPost } from "./blog-people.ts";
import { expect, test } from "./site.ts";
import { enterAs } from "./team.ts";

const pixel = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

test("an editor writes, previews, schedules, publishes, renames and exports without scripts", async ({
	browser,
	site,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-CO", baseURL: site.url });
	const page = await context.newPage();
	await enterAs(page, site, "editor");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panel de Administración del Blog");
	await page.getByRole("link", { name: "Escribir un artículo" }).click();
	await page.getByLabel("Título", { exact: true }).fill("Una prueba de <b>escritura</b>");
	await page.getByLabel("Extracto").fill("Extracto de prueba");
	await page.getByLabel("Contenido en Markdown").fill("# Hola\n\n<script>alert(1)</script>\n\n**fuerte**");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
	const room = page.url();

	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#previa .prose strong")).toHaveText("fuerte");
	await page.getByRole("button", { name: "Generar JSON" }).click();
	await expect(page.locator("#previa")).toHaveCount(0);
	expect(JSON.parse(await page.locator("#json-text").inputValue())).toMatchObject({
		...{ slug: "una-prueba-de-bescriturab", readTime: 1, views: 0 },
	});

	await page.getByLabel("Dirección (slug)").fill("prueba-de-escritura");
	await page.getByRole("button", { name: "Programar" }).click();
	await expect(page.locator(".alert-problem")).toContainText("Escribe la fecha y la hora");
	await page.getByLabel("Publicar el").fill("2099-01-01T08:00");
	await page.getByRole("button", { name: "Programar" }).click();
	await expect(page.locator(".alert-problem")).toContainText("Escribe la fecha y la hora");
	await page.getByLabel("Publicar el").fill(`${new Date().getFullYear() + 2}-01-01T08:00`);
	await page.getByRole("button", { name: "Programar" }).click();
	await expect(page.getByText(/Programado para el .* 8:00/)).toBeVisible();
	expect((await page.request.get("/blog/prueba-de-escritura")).status()).toBe(404);
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	await expect(page.getByText("Publicado: los lectores ya lo ven.")).toBeVisible();
	await page.getByLabel("Publicar el").fill(`${new Date().getFullYear() + 2}-01-01T08:00`);
	await page.getByRole("button", { name: "Programar" }).click();
	await expect(page.locator(".alert-problem")).toContainText("Este artículo ya está publicado");
	expect((await page.request.get("/blog/prueba-de-escritura")).status()).toBe(200);
	await page.getByLabel("Fecha del artículo").fill("2024-02-29");
	await page.getByLabel("Dirección (slug)").fill("prueba-renombrada");
	await page.getByRole("button", { name: "Publicar ahora" }).click();
	expect(await (await page.request.get("/blog/prueba-renombrada")).text()).toContain("29 feb 2024");
	const former = async () => {
		const answer = await fetch(`${site.url}/blog/prueba-de-escritura`, { redirect: "manual" });
		return [answer.status, answer.headers.get("location")];
	};
	await expect.poll(former, { timeout: 1_000 }).toEqual([301, "/blog/prueba-renombrada"]);

	const file = await page.request.get(`${new URL(room).pathname}/post.md`);
	expect(await file.text()).toContain("slug: prueba-renombrada");
	await page.goto(`${site.adminPath}/blog/import`);
	await page.getByLabel("Archivos .md").setInputFiles([
		{ name: "igual.md", mimeType: "text/markdown", buffer: await file.body() },
		{
			name: "otra.md",
			mimeType: "text/markdown",
			buffer: Buffer.from("---\ntitle: Otra importada\n---\n\nHola"),
		},
		{
			name: "media.md",
			mimeType: "text/markdown",
			buffer: Buffer.from("---\ntitle: Solo título\n---\n"),
		},
		{ name: "mala.md", mimeType: "text/markdown", buffer: Buffer.from("<!doctype html><p>no") },
	]);
	await page.getByRole("button", { name: "Importar" }).click();
	await expect(
		page.getByText("igual.md: ya estaba igual en «Una prueba de <b>escritura</b>»."),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Otra importada" })).toHaveAttribute("href", /\/blog\/[\w-]+$/);
	await expect(page.getByRole("link", { name: "Una prueba de" })).toHaveAttribute(
		...(["href", new URL(room).pathname] as const),
	);
	await expect(page.getByText("otra.md: quedó como borrador «Otra importada».")).toBeVisible();
	await expect(page.getByText("media.md:")).toHaveText(
		"media.md: quedó como borrador «Solo título». Aún le falta el texto.",
	);
	await expect(page.getByText("mala.md: Solo se pueden subir archivos .md con texto.")).toBeVisible();

	await page.goto(room);
	await page.getByLabel("Dirección (slug)").fill("Con Espacio");
	await page.getByRole("button", { name: "Retirar del blog" }).click();
	await expect(page.locator(".alert-problem")).toContainText("La dirección lleva minúsculas");
	await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
	expect((await page.request.get("/blog/prueba-renombrada")).status()).toBe(404);
	await context.close();
});

test("two editors of one post: the later save is refused with both texts", async ({
	page,
	browser,
	site,
}) => {
	await enterAs(page, site, "editor");
	await beginPost(page, site, "De dos");
	const room = page.url();
	const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-CO", baseURL: site.url });
	const other = await context.newPage();
	await enterAs(other, site, "admin");
	await other.goto(room);
	await page.getByLabel("Contenido en Markdown").fill("Lo de una");
	await page.getByLabel("Extracto").fill("Extracto de una");
	await page.getByLabel("Tags").fill("hoteles, chat");
	await page.getByLabel("Categoría").selectOption("casos-exito");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByLabel("Contenido en Markdown")).toHaveValue("Lo de una");
	await other.getByLabel("Contenido en Markdown").fill("Lo de otra");
	await other.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(other.locator(".alert-problem")).toContainText("No se sobrescribió nada");
	const theirs = other.locator(".post-theirs");
	await expect(theirs.locator("dt")).toHaveText(["Extracto", "Contenido en Markdown", "Categoría", "Tags"]);
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
			...{ name, mimeType: "text/markdown", buffer: Buffer.from(content) },
		});
		await page.getByRole("button", { name: "Subir .md" }).click();
	};
	await upload("suyo.md", "---\ntitle: Del archivo\n---\n\nTexto del archivo");
	await expect(page.locator(".alert-problem")).toContainText("No se sobrescribió nada");
	await expect(page.locator(".post-theirs")).toContainText("Lo de otra");
	await expect(field).toHaveValue("Lo que sigue una");
	await upload("nada.md", "");
	await expect(page.locator(".alert-problem")).toContainText("El archivo no trae texto");
	await expect(field).toHaveValue("Lo que sigue una");
	await upload("suyo.md", "---\ntitle: Del archivo\n---\n\nTexto del archivo");
	await expect(page.locator(".alert-problem")).toHaveCount(0);
	await expect(field).toHaveValue("Texto del archivo");
	await context.close();
});

test("a translation is flagged when the original changed after it, and what is deleted is gone at once", async ({
	page,
	site,
}) => {
	await enterAs(page, site, "editor");
	await beginPost(page, site, "Con hermana");
	const original = page.url();
	await page.getByRole("link", { name: "Escribirlo en la otra lengua" }).click();
	await page.getByLabel("Título", { exact: true }).fill("With a sister");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByRole("link", { name: "Con hermana" })).toBeVisible();
	const flag = page.getByText("La otra lengua cambió después");
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
		"La otra lengua cambió después",
	);

	const status = async () => (await fetch(`${site.url}/blog/con-hermana`)).status;
	for (let visits = 0; visits < 3; visits++) expect(await status()).toBe(200);
	await page.goto(original);
	await page.getByText("Borrar artículo").click();
	await page.getByRole("button", { name: "Sí, borrarlo" }).click();
	await expect(page.getByRole("status")).toContainText("El artículo quedó borrado");
	await expect.poll(status, { timeout: 1_500 }).toBe(404);
});

test.describe("beside the text, without scripts", () => {
	test.use({ javaScriptEnabled: false });
	const picture = (buffer: Buffer) => ({ name: "x.png", mimeType: "image/png", buffer });

	test("what was typed and not saved goes along with whatever is pressed", async ({ page, site }) => {
		await enterAs(page, site, "editor");
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
			...{ name: "otro.md", mimeType: "text/markdown" },
			buffer: Buffer.from("---\ntitle: Del archivo\n---\n\nDel archivo"),
		});
		await content.fill("Antes del archivo");
		await page.getByRole("button", { name: "Subir .md" }).click();
		await expect(content).toHaveValue("Del archivo");
		await restoreTheOneBefore();
		await expect(content).toHaveValue("Antes del archivo");
		await content.fill("Antes de recuperar");
		await restoreTheOneBefore();
		await expect(content).toHaveValue("Del archivo");
		await restoreTheOneBefore();
		await expect(content).toHaveValue("Antes de recuperar");

		await page.getByRole("button", { name: "Publicar ahora" }).click();
		await content.fill("Antes de retirar");
		await page.getByRole("button", { name: "Retirar del blog" }).click();
		await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
		await expect(content).toHaveValue("Antes de retirar");
	});

	test("a chosen picture is kept by Enter, and not put over what somebody else saved", async ({
		page,
		browser,
		site,
	}) => {
		await enterAs(page, site, "editor");
		await beginPost(page, site, "Dos portadas");
		const context = await browser.newContext({
			javaScriptEnabled: false,
			locale: "es-CO",
			baseURL: site.url,
		});
		const other = await context.newPage();
		await enterAs(other, site, "admin");
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
		await expect(other.locator(".post-theirs dt")).toHaveText(["Portada", "Qué muestra la imagen"]);
		await other.setViewportSize({ width: 320, height: 700 });
		expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		// What is done with a post covers no more than a third of what a phone shows of it.
		expect((await other.locator(".post-actions").boundingBox())?.height).toBeLessThan(230);
		await other.goto(page.url());
		await expect(other.getByRole("img", { name: "La de una" })).toBeVisible();
		await context.close();
	});
});

for (const javaScriptEnabled of [false, true])
	test(`Enter in a field saves the draft, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
		browser,
		site,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled, locale: "es-CO", baseURL: site.url });
		const page = await context.newPage();
		await enterAs(page, site, "editor");
		await page.goto(`${site.adminPath}/blog/new`);
		await page.getByLabel("Título", { exact: true }).fill("Con Enter");
		await page.getByLabel("Título", { exact: true }).press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Con Enter");
		for (const [label, typed] of [
			["Título", "Con otro Enter"],
			["Tags", "hoteles"],
		] as const) {
			await page.getByLabel(label, { exact: true }).fill(typed);
			await page.getByLabel(label, { exact: true }).press("Enter");
			await expect(page.locator(".alert-done")).toBeVisible();
			await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed);
		}
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Con otro Enter");
		await expect(page.getByRole("button", { name: "Guardar borrador" })).toHaveCount(1);
		await context.close();
	});

test("where scripts run, what is written is kept and shown by itself", async ({ page, site }) => {
	await enterAs(page, site, "editor");
	await beginPost(page, site, "Sola");
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await page.getByLabel("Contenido en Markdown").fill("Se guarda **sola**");
	await expect(page.locator("#previa .prose strong")).toHaveText("sola", { timeout: 15_000 });
	await expect(page.locator("#editor-state")).toContainText("Guardado a las");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.locator(".alert-problem")).toHaveCount(0);
	await expect(page.getByLabel("Contenido en Markdown")).toHaveValue("Se guarda **sola**");
});

test("an editor alone is never told of another: slow saves follow one another, and a press waits for them", async ({
	page,
	site,
}) => {
	await enterAs(page, site, "editor");
	await beginPost(page, site, "Despacio");
	await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
	await page.goto(new URL(page.url()).pathname);
	const state = page.locator("#editor-state");
	const content = page.getByLabel("Contenido en Markdown");
	let asked = 0;
	let answer = () => {};
	// What keeps the text by itself is stored at once, and hears of it only when it is let.
	await page.route(/\/blog\/[\w-]+$/, async (route) => {
		if (route.request().resourceType() !== "fetch") return route.continue();
		asked++;
		const response = await route.fetch();
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		await route.fulfill({ response });
	});
	await content.fill("Uno");
	await expect(state).toContainText("Guardando", { timeout: 15_000 });
	await content.fill("Uno, dos");
	await page.waitForTimeout(4_000);
	expect(asked).toBe(1);
	answer();
	await expect.poll(() => asked, { timeout: 15_000 }).toBe(2);
	await page.waitForTimeout(500);
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await page.waitForTimeout(500);
	await expect(page.locator(".alert")).toHaveCount(0);
	answer();
	await expect(page.locator(".alert-done")).toBeVisible();
	await expect(page.locator(".alert-problem")).toHaveCount(0);
	await expect(content).toHaveValue("Uno, dos");
	expect(asked).toBe(2);
});

test.describe("a picture inside the text", () => {
	for (const javaScriptEnabled of [false, true])
		test(`goes where somebody writes, with what it shows, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
			browser,
			site,
		}) => {
			const context = await browser.newContext({ javaScriptEnabled, locale: "es-CO", baseURL: site.url });
			const page = await context.newPage();
			await enterAs(page, site, "editor");
			await beginPost(page, site, "Con imagen");
			const content = page.getByLabel("Contenido en Markdown");
			await content.fill("Primero\n\nDespués");
			await content.press("Control+Home");
			await page.getByText("Imagen dentro del texto").click();
			const fields = page.locator(".post-illustration");
			const insert = fields.getByRole("button", { name: "Subir la imagen e insertarla" });
			await insert.click();
			await expect(page.locator(".alert-problem")).toContainText("Escribe qué muestra la imagen");
			await expect(content).toHaveValue("Primero\n\nDespués");
			await content.press("Control+Home");
			await fields.getByLabel("Qué muestra la imagen").fill("Un hotel [de noche]");
			await fields
				.getByLabel("Imagen", { exact: true })
				.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
			await insert.click();
			await expect(page.locator(".alert-problem")).toContainText("Eso no es una imagen");
			await expect(fields.getByLabel("Qué muestra la imagen")).toHaveValue("Un hotel [de noche]");
			await content.press("Control+Home");
			await fields
				.getByLabel("Imagen", { exact: true })
				.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: pixel });
			await insert.click();
			const picture = /!\[Un hotel \\\[de noche\\\]\]\(\/media\/[\w-]+\.webp\)/.source;
			const inOrder = javaScriptEnabled ? ["Primero", picture, "Después"] : ["Primero", "Después", picture];
			await expect(content).toHaveValue(new RegExp(`^${inOrder.join("\\n\\n")}$`));
			await page.getByRole("button", { name: "Vista Previa" }).click();
			await expect(page.locator("#previa .prose img")).toHaveAttribute("alt", "Un hotel [de noche]");
			await context.close();
		});
});

test("on a telephone the editor's buttons leave room for the text, and the excerpt shows three lines", async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await enterAs(page, site, "editor");
	await page.getByRole("link", { name: "Escribir un artículo" }).click();
	const excerpt = page.getByLabel("Extracto");
	const lines = () =>
		excerpt.evaluate((field) => field.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight));
	expect(await lines()).toBeGreaterThan(3);
	await page.getByLabel("Título", { exact: true }).fill("Desde el celular");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
	expect(await lines()).toBeGreaterThan(3);
	const bar = await page.locator(".post-actions").boundingBox();
	expect(bar?.height).toBeLessThan(640 / 4);
	for (const name of ["Guardar borrador", "Publicar ahora"]) {
		const button = await page.getByRole("button", { name }).boundingBox();
		expect(button?.height).toBeGreaterThanOrEqual(44);
	}
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
