import { staffRoutes } from "../../../app/route-table.ts";
import { expectNoViolations, wcag } from "../accessible.ts";
import { newLead } from "../leads.ts";
import { expect, holdRequests, test } from "../site.ts";
import { barLink, hydrated, openMenu, signInAs } from "../team.ts";

test("a screen that is slow to open says so, without moving where no motion is wanted", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/leads`);
	await hydrated(page);
	const answer = await holdRequests(page, "**/clients.data*");
	await barLink(page, "Clientes").click();
	const bar = page.locator(".pending-bar");
	await expect(bar).toBeVisible();
	await expect(page.getByRole("banner").locator("[aria-live=polite]")).toHaveText("Cargando…");
	const motion = () => bar.evaluate((drawn) => getComputedStyle(drawn).animationName);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	expect(await motion()).toBe("pending");
	await page.emulateMedia({ reducedMotion: "reduce" });
	expect(await motion()).toBe("none");
	answer.release();
	await expect(page).toHaveURL(`${site.adminPath}/clients`);
	await expect(bar).toHaveCount(0);
});

for (const [what, kept] of [
	["fails", "No pudimos abrir esta pantalla"],
	["cannot be reached", "No hay conexión"],
] as const)
	test(`a screen that ${what} leaves the bar, and opens at the next try`, async ({ browser, site }) => {
		const page = await browser.newPage();
		await signInAs(page, site, "sales");
		await page.goto(`${site.adminPath}/leads`);
		await hydrated(page);
		const screen = "**/deliveries.data*";
		await page.route(screen, (route) => (what === "fails" ? route.fulfill({ status: 500 }) : route.abort()));
		await openMenu(page);
		await barLink(page, "Entregas").click();
		await expect(page.getByRole("alert")).toContainText(kept);
		await expect(barLink(page, "Clientes")).toBeVisible();
		await expect(page.getByRole("banner").locator("[aria-current=page]")).toHaveText("Entregas");
		await page.unroute(screen);
		// What could not be reached opens by itself.
		if (what === "fails") await page.getByRole("link", { name: "Intentar de nuevo" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Entregas" })).toBeVisible();
		await page.close();
	});

test("a conversation that fails leaves the list of the others", async ({ browser, site }) => {
	await newLead(site, "Zoraida Prieto");
	const page = await browser.newPage();
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	const row = page.locator(".inbox-item", { hasText: "Zoraida Prieto" });
	await expect(row).toBeVisible();
	await page.goto(`${site.adminPath}/conversations/nobody`);
	await expect(page.getByRole("alert")).toContainText("Esto ya no está aquí");
	await row.click();
	await expect(page.locator(".thread")).toBeVisible();
	await page.close();
});

const screens = staffRoutes
	.map(({ path }) => path)
	.filter((path) => !/:|\.csv|events|sign-out|confirm|code|drafts|export|person|^$/.test(path));

for (const width of [390, 1440])
	for (const colorScheme of ["light", "dark"] as const)
		test(`every screen of the staff keeps WCAG and its width at ${width} px, ${colorScheme}`, async ({
			page,
			site,
		}) => {
			test.setTimeout(120_000);
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 844 });
			await signInAs(page, site, "admin");
			expect(screens.length).toBeGreaterThan(15);
			// In the dark in English, whose words are as many.
			const base = colorScheme === "dark" ? `/en${site.adminPath}` : site.adminPath;
			for (const path of screens) {
				await page.goto(base + path);
				await expectNoViolations(wcag(page), path);
				await expect(page.locator("html"), path).toHaveJSProperty("scrollWidth", width);
			}
		});
