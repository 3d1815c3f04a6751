import { everyRule, expectFits, expectNoViolations } from "../accessible.ts";
import { expect, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { beginPost } from "./blog-people.ts";

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a version is looked at before it is taken up again, with what became of it", async ({
		page,
		site,
	}) => {
		await signInAs(page, site, "editor", "Eva Mora");
		await beginPost(page, site, "Con historia");
		const address = new URL(page.url()).pathname;
		const content = page.getByLabel("Contenido en Markdown");
		const save = () => page.getByRole("button", { name: "Guardar borrador" }).click();
		await content.fill("Queda\n\n**Se va** <b>y</b>\n\nTambién queda");
		await page.getByLabel("Extracto").fill("El de antes");
		await save();
		await content.fill("Queda\n\nLlegó\n\nTambién queda");
		await page.getByLabel("Extracto").fill("El de hoy");
		await save();

		const versions = page.getByRole("region", { name: "Versiones" });
		await expect(versions.getByRole("link")).toHaveCount(3);
		await versions.getByRole("link").first().click();
		await expect(page.getByText("Es la más nueva")).toBeVisible();
		await expect(page.getByRole("button", { name: "Recuperar esta versión" })).toHaveCount(0);
		await page.getByRole("link", { name: "Volver al editor" }).click();
		expect(new URL(page.url()).pathname).toBe(address);

		await versions.getByRole("link", { name: "Versión 2, Eva Mora" }).click();
		const view = page.locator(".version");
		await expect(view.getByRole("heading", { level: 2 })).toContainText("Versión 2, Eva Mora");
		await expect(view.locator("dl del")).toHaveText(["Solo en esta versión: El de antes"]);
		await expect(view.locator("dl ins")).toHaveText(["Solo ahora: El de hoy"]);
		await expect(view.locator("pre del")).toHaveText(["Solo en esta versión: **Se va** <b>y</b>\n"]);
		await expect(view.locator("pre ins")).toHaveText(["Solo ahora: Llegó\n"]);
		await expect(view.locator("pre")).toContainText("También queda");
		const article = page.getByRole("region", { name: "El artículo en esta versión" });
		await expect(article.locator(".prose strong")).toHaveText("Se va");
		await expect(article).toContainText("El de antes");
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await expectFits(page, width);
		}

		await view.getByRole("button", { name: "Recuperar esta versión" }).click();
		await expect(page.getByText("La versión quedó recuperada")).toBeVisible();
		await expect(content).toHaveValue("Queda\n\n**Se va** <b>y</b>\n\nTambién queda");
		await expect(page.getByLabel("Extracto")).toHaveValue("El de antes");
		await expect(versions.getByRole("link")).toHaveCount(4);

		// Somebody saves while it is looked at.
		await versions.getByRole("link", { name: "Versión 3, Eva Mora" }).click();
		const other = await page.context().newPage();
		await other.goto(address);
		await other.getByLabel("Extracto").fill("El de otra persona");
		await other.getByRole("button", { name: "Guardar borrador" }).click();
		await expect(other.getByText("El borrador quedó guardado.")).toBeVisible();
		const refused = page.waitForResponse((response) => response.request().method() === "POST");
		await view.getByRole("button", { name: "Recuperar esta versión" }).click();
		expect((await refused).status()).toBe(409);
		await expect(page.locator(".alert-problem")).toContainText("No se sobrescribió nada");
		await expect(page.locator(".post-conflict")).toContainText("El de otra persona");
		await expect(content).toHaveValue("Queda\n\nLlegó\n\nTambién queda");
		await expect(page.getByLabel("Extracto")).toHaveValue("El de hoy");
		await other.reload();
		await expect(other.getByLabel("Extracto")).toHaveValue("El de otra persona");
		// One that says what the newest says has nothing to take up again.
		await other.getByLabel("Contenido en Markdown").fill("Queda\n\nLlegó\n\nTambién queda");
		await other.getByLabel("Extracto").fill("El de hoy");
		await other.getByRole("button", { name: "Guardar borrador" }).click();
		await other
			.getByRole("region", { name: "Versiones" })
			.getByRole("link", { name: "Versión 3, Eva Mora" })
			.click();
		await expect(other.getByText("El texto no ha cambiado.")).toBeVisible();
		await expect(other.getByRole("button", { name: "Recuperar esta versión" })).toHaveCount(0);
		const unknown = await page.goto(`${address}?version=nada`);
		expect(unknown?.status()).toBe(404);
	});
});

test("what was saved by hand stays, whatever is kept by itself afterwards", async ({ page, site }) => {
	await signInAs(page, site, "editor", "Eva Mora");
	await beginPost(page, site, "A mano");
	const content = page.getByLabel("Contenido en Markdown");
	const state = page.locator("#editor-state");
	await content.fill("Guardado a mano");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
	await hydrated(page);
	for (const words of ["Guardado solo", "Guardado solo, y más"]) {
		await content.fill(words);
		await expect(state).toContainText("Guardado a las", { timeout: 15_000 });
		await expect(page.locator("input[name=base]").first()).toHaveValue(/./);
		await state.evaluate((element) => {
			element.textContent = "";
		});
	}
	await page.reload();
	const versions = page.getByRole("region", { name: "Versiones" });
	await expect(versions.getByRole("link")).toHaveText([
		// Of the day before shortly after midnight.
		/^Versión 4, Eva Mora, (hace \d+ minutos?|ayer, .+) \(se guardó sola\)$/,
		/^Versión 2, Eva Mora, (hace \d+ minutos?|ayer, .+)$/,
		/^Versión 1, Eva Mora, (hace \d+ minutos?|ayer, .+)$/,
	]);
	await expect(versions.locator("time").first()).toHaveAttribute("title", / de 20\d\d, \d+:\d\d/);
	await versions.getByRole("link", { name: "Versión 2" }).click();
	await expect(page.locator(".version pre del")).toContainText("Guardado a mano");
	await expect(page.locator(".version pre ins")).toContainText("Guardado solo, y más");
	await expectNoViolations(everyRule(page));
});
