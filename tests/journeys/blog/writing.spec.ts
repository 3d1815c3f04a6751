import { expect, test } from "../site.ts";
import { signInAs } from "../team.ts";

const markdown = (name: string, text: string) => {
	return { name, mimeType: "text/markdown", buffer: Buffer.from(text) };
};

test("an editor writes, previews, schedules, publishes, renames and exports without scripts", async ({
	browser,
	site,
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panel de Administración del Blog");
	await page.getByRole("link", { name: "Escribir un artículo" }).click();
	await page.getByLabel("Título", { exact: true }).fill("Una prueba de <b>escritura</b>");
	await page.getByLabel("Extracto").fill("Extracto de prueba");
	await page.getByLabel("Contenido en Markdown").fill("# Hola\n\n<script>alert(1)</script>\n\n**fuerte**");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
	const address = page.url();

	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#preview .prose strong")).toHaveText("fuerte");
	await page.getByRole("button", { name: "Generar JSON" }).click();
	await expect(page.locator("#preview")).toHaveCount(0);
	// The rest of the page may still be on its way.
	await expect(page.locator(".post-json")).toHaveValue(/\}\s*$/);
	expect(JSON.parse(await page.locator(".post-json").inputValue())).toMatchObject({
		slug: "una-prueba-de-bescriturab",
		readTime: 1,
		views: 0,
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
	const buttons = page.locator(".post-actions").getByRole("button");
	await expect(buttons.first()).toHaveText("Guardar sin publicar");
	await expect(buttons.last()).toHaveText("Publicar los cambios");
	await buttons.last().click();
	expect(await (await page.request.get("/blog/prueba-renombrada")).text()).toContain("29 feb 2024");
	const former = async () => {
		const answer = await fetch(`${site.url}/blog/prueba-de-escritura`, { redirect: "manual" });
		return [answer.status, answer.headers.get("location")];
	};
	await expect.poll(former, { intervals: [100], timeout: 5_000 }).toEqual([301, "/blog/prueba-renombrada"]);

	const file = await page.request.get(`${new URL(address).pathname}/post.md`);
	expect(await file.text()).toContain("slug: prueba-renombrada");
	await page.goto(`${site.adminPath}/blog/import`);
	await page
		.getByLabel("Archivos .md")
		.setInputFiles([
			markdown("igual.md", await file.text()),
			markdown("otra.md", "---\ntitle: Otra importada # nota\nlayout: post\n---\n\nHola"),
			markdown("media.md", "---\ntitle: Solo título\n---\n"),
			markdown("mala.md", "<!doctype html><p>no"),
		]);
	await page.getByRole("button", { name: "Importar" }).click();
	await expect(page.locator("[role=status] > ul > li")).toHaveCount(4);
	await expect(
		page.getByText("igual.md: ya estaba igual en «Una prueba de <b>escritura</b>»."),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Otra importada" })).toHaveAttribute("href", /\/blog\/[\w-]+$/);
	await expect(page.getByRole("link", { name: "Una prueba de" })).toHaveAttribute(
		...(["href", new URL(address).pathname] as const),
	);
	await expect(page.getByText("otra.md: quedó como borrador «Otra importada».")).toBeVisible();
	await expect(page.getByText("otra.md:").getByRole("listitem")).toHaveText([
		"Línea 2: # nota",
		"Línea 3: layout: post",
	]);
	await expect(page.getByText("media.md:")).toHaveText(
		"media.md: quedó como borrador «Solo título». Aún le falta el texto.",
	);
	await expect(page.getByText("mala.md: Solo se pueden subir archivos .md con texto.")).toBeVisible();
	const newer = markdown("nueva.md", `${await file.text()}\n\nLo que trae el archivo.`);
	await page.getByLabel("Archivos .md").setInputFiles([newer]);
	await page.getByRole("button", { name: "Importar" }).click();
	await expect(page.getByText("nueva.md:")).toHaveText(
		"nueva.md: quedó como versión nueva de «Una prueba de <b>escritura</b>», que para los lectores sigue como estaba hasta que alguien publique el cambio.",
	);
	const read = await page.request.get("/blog/prueba-renombrada");
	expect(await read.text()).not.toContain("Lo que trae el archivo.");

	await page.goto(address);
	await page.getByLabel("Dirección (slug)").fill("Con Espacio");
	await page.getByText("Retirar del blog").click();
	await page.getByRole("button", { name: "Sí, retirarlo" }).click();
	await expect(page.locator(".alert-problem")).toContainText("La dirección lleva minúsculas");
	await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
	// Every process hears of it within a second.
	const status = async () => (await page.request.get("/blog/prueba-renombrada")).status();
	await expect.poll(status, { intervals: [100], timeout: 5_000 }).toBe(404);
	await page.close();
});

for (const javaScriptEnabled of [false, true])
	test(`Enter in a field saves the draft, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
		browser,
		site,
	}) => {
		const page = await browser.newPage({ javaScriptEnabled });
		await signInAs(page, site, "editor");
		await page.goto(`${site.adminPath}/blog/new`);
		await page.getByLabel("Título", { exact: true }).fill("Con Enter");
		await page.getByLabel("Título", { exact: true }).press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Con Enter");
		for (const [label, typed] of [
			["Título", "Con otro Enter"],
			["Etiquetas", "hoteles"],
		] as const) {
			await page.getByLabel(label, { exact: true }).fill(typed);
			await page.getByLabel(label, { exact: true }).press("Enter");
			await expect(page.locator(".alert-done")).toBeVisible();
			await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed);
		}
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Con otro Enter");
		await expect(page.getByRole("button", { name: "Guardar borrador" })).toHaveCount(1);
		await page.close();
	});

for (const javaScriptEnabled of [false, true])
	test(`a new article is looked at, read as JSON and downloaded before it was saved, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
		browser,
		site,
	}) => {
		const page = await browser.newPage({ javaScriptEnabled });
		await signInAs(page, site, "editor");
		const begin = async (title: string) => {
			await page.goto(`${site.adminPath}/blog/new`);
			await expect(page.getByText("se guarda primero el borrador")).toBeVisible();
			await page.getByLabel("Título", { exact: true }).fill(title);
			await page.getByLabel("Contenido en Markdown").fill("- 🔵 **Rosa:** ¿Hay cuarto?\n- 🔴 Sí");
		};
		await begin("Para mirar");
		await page.getByRole("button", { name: "Vista Previa" }).click();
		await expect(page.locator("#preview .prose .messages > .cielo")).toContainText("¿Hay cuarto?");
		await expect(page.getByText("Borrador: nadie lo ve")).toBeVisible();
		await begin("Para el JSON");
		await page.getByRole("button", { name: "Generar JSON" }).click();
		expect(JSON.parse(await page.locator(".post-json").inputValue())).toMatchObject({
			title: "Para el JSON",
		});
		await begin("Para bajar");
		const coming = page.waitForEvent("download");
		await page.getByRole("button", { name: "Descargar .md" }).click();
		const file = await coming;
		expect(file.suggestedFilename()).toMatch(/^para-bajar[-\d]*\.md$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Para bajar");
		await expect(page.getByText("su archivo se está descargando")).toBeVisible();
		await page.close();
	});
