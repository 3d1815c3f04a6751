import { expectFits } from "../accessible.ts";
import { expect, holdRequests, test } from "../site.ts";
import { signInAs } from "../team.ts";
import { beginPost } from "./blog-people.ts";

test("the editor's buttons cover no field that is written in", async ({ page, site }) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Nada debajo");
	for (const [width, height, view] of [
		[1440, 800, ""],
		[1440, 800, "?view=preview"],
		[900, 800, ""],
		[390, 844, ""],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto(new URL(page.url()).pathname + view);
		const fields = page.locator("#post-editor :is(input:not([type=hidden]), select, textarea):visible");
		const bar = page.locator(".post-actions");
		expect(await fields.count()).toBeGreaterThan(8);
		for (const field of await fields.all()) {
			await field.focus();
			const [one, other] = await Promise.all([field.boundingBox(), bar.boundingBox()]);
			if (!one || !other) throw new Error("It is not there.");
			const isBeside = one.x + one.width <= other.x;
			const name = `${width}${view}: ${await field.getAttribute("name")}`;
			// A browser shows the line that is written in, not all of a high field.
			const isAbove = one.y + Math.min(one.height, 64) <= other.y;
			expect(isBeside || isAbove, name).toBe(true);
		}
	}
});

test("a file is chosen with the house's button", async ({ page, site }) => {
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/import`);
	const look = await page.getByLabel("Archivos .md").evaluate((field) => {
		const { borderRadius, minHeight, fontFamily } = getComputedStyle(field, "::file-selector-button");
		return [borderRadius, minHeight, fontFamily.split(",")[0]];
	});
	expect(look).toEqual(["20px 20px 0px", "38px", "Gabarito"]);
});

test("on a telephone the editor's buttons leave room for the text, and the excerpt shows three lines", async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog`);
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
	await expectFits(page, 320);
	await page.locator(".post-more").getByText("Más").click();
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#preview")).toBeVisible();
	await excerpt.fill("Escrito con la vista previa abierta");
	await page.locator(".post-more").getByText("Más").click();
	await page.getByRole("button", { name: "Solo el texto" }).click();
	await expect(page.locator("#preview")).toHaveCount(0);
	await expect(excerpt).toHaveValue("Escrito con la vista previa abierta");
	await expect(page.getByRole("button", { name: "Solo el texto" })).toHaveCount(0);
});

test("a button that is pressed before the scripts come is the one that is answered", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "editor");
	await beginPost(page, site, "Vista temprana");
	const scripts = await holdRequests(page, "**/assets/*.js");
	await page.reload({ waitUntil: "commit" });
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("form[aria-busy=true]")).toBeVisible();
	scripts.release();
	await expect(page.locator("#preview")).toBeVisible();
});
