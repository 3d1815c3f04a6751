import { expect, test } from "../site.ts";

test("each solution’s card leads to its own address", async ({ page }) => {
	for (const [path, prefix] of [
		["/soluciones", ""],
		["/en/solutions", "/en"],
	] as const) {
		await page.setExtraHTTPHeaders({ "accept-language": prefix ? "en" : "es" });
		for (const [name, address] of [
			["Travel AI Booster", "/travel-ai-booster"],
			["Sales Site Hub", "/real-estate-sales-site"],
			["CPG CX AI", "/cpg-cx-ai"],
		] as const) {
			await page.goto(path);
			await page.locator("main header").getByRole("link", { name }).click();
			await expect(page).toHaveURL(prefix + address);
			await expect(page.getByRole("region", { name })).toBeFocused();
		}
	}
});

test("each solution’s own address shows the page at its section and points to the page", async ({ page }) => {
	for (const [path, id] of [
		["/travel-ai-booster", "travel-ai-booster"],
		["/real-estate-sales-site", "sales-site-hub"],
		["/cpg-cx-ai", "cpg-cx-ai"],
	]) {
		await page.goto(path ?? "");
		await expect(page.locator(`#${id}`)).toHaveAttribute("data-highlighted", "");
		await expect(page.locator(`#${id}`)).toBeInViewport();
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/soluciones$/);
	}
});

test.describe("in English", () => {
	test.use({ locale: "en-US" });

	test("each solution’s own address keeps its section, also from one language to the other", async ({
		page,
	}) => {
		for (const [path, id] of [
			["/travel-ai-booster", "travel-ai-booster"],
			["/real-estate-sales-site", "sales-site-hub"],
			["/cpg-cx-ai", "cpg-cx-ai"],
		]) {
			const section = page.locator(`#${id}`);
			await page.goto(path ?? "");
			await expect(page).toHaveURL(`/en${path}`);
			await expect(section).toHaveAttribute("data-highlighted", "");
			await expect(section).toBeInViewport();
			await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/solutions$/);
		}
		await page.locator("header a[hreflang=es]:visible").first().click();
		await expect(page).toHaveURL("/cpg-cx-ai");
		await expect(page.locator("#cpg-cx-ai")).toHaveAttribute("data-highlighted", "");
		await page.locator("header a[hreflang=en]:visible").first().click();
		await expect(page).toHaveURL("/en/cpg-cx-ai");
		await expect(page.locator("#cpg-cx-ai")).toBeInViewport();
	});

	test("a guessed address leads to the page it means, and one that means none says so in English", async ({
		page,
	}) => {
		for (const [guessed, path] of [
			["/en/contacto", "/en/contact"],
			["/en/nosotros", "/en/about"],
			["/contact", "/en/contact"],
			["/cases", "/en/cases"],
			["/industries/retail-ecommerce", "/en/industries/retail-ecommerce"],
		]) {
			expect((await page.goto(guessed ?? ""))?.status(), guessed).toBe(200);
			await expect(page).toHaveURL(path ?? "");
		}
		for (const unknown of ["/fr/about", "/nada"]) {
			expect((await page.goto(unknown))?.status(), unknown).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
			await expect(page.locator("main").getByRole("link")).toHaveCount(6);
		}
		expect((await page.goto("/en/industries/nada"))?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Industry not found");
		await page.goto("/es/nosotros");
		await expect(page).toHaveURL("/nosotros");
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});
});

test("an unknown industry says so with status 404 and the way back", async ({ page }) => {
	expect((await page.goto("/industrias/nada"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Industria no encontrada");
	await page.getByRole("link", { name: "Volver a Industrias" }).click();
	await expect(page).toHaveURL(/\/industrias$/);
});

test("odd addresses are tidied or answered, never broken", async ({ request, site }) => {
	for (const path of ["/contacto/", "//contacto", "/contacto?x=%00", "/%zz", "/fr/about"]) {
		const response = await request.get(site.url + path);
		expect(response.status(), path).toBeLessThan(500);
	}
	const capitals = await request.get(`${site.url}/CONTACTO`, { maxRedirects: 0 });
	expect([capitals.status(), capitals.headers().location]).toEqual([308, "/contacto"]);
	const nul = await request.get(`${site.url}/blog/ca%00f%C3%A9?q=a%00b`, { maxRedirects: 0 });
	expect([nul.status(), nul.headers().location]).toEqual([308, "/blog/caf%C3%A9?q=ab"]);
	const away = await request.get(`${site.url}//elsewhere.example/`, { maxRedirects: 0 });
	expect(away.headers().location).toBe("/elsewhere.example");
});
