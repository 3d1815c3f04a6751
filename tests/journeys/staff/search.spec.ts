import type { Page } from "@playwright/test";
import { expectNoViolations, wcag } from "../accessible.ts";
import { newLead } from "../leads.ts";
import { expect, test } from "../site.ts";
import { hydrated, newClient, newStaff, signIn, signInAs } from "../team.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Buscar en todo" });
const field = (page: Page) => page.getByRole("textbox", { name: "Qué buscas" });

test("Ctrl K finds a lead, a client and a screen by the keyboard, and gives the focus back", async ({
	page,
	site,
}) => {
	await newLead(site, "Íñigo Peñalosa");
	await newClient(site, "Ópticas Peña");
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/deliveries`);
	await hydrated(page);
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await expect(dialog(page).getByRole("link", { name: "Mi cuenta" })).toBeVisible();
	await field(page).fill("PEN");
	const lead = dialog(page).getByRole("link", { name: "Íñigo Peñalosa Hotel Brisa" });
	const client = dialog(page).getByRole("link", { name: /Ópticas Peña/ });
	await expect(lead).toBeVisible();
	await expect(dialog(page).getByRole("status")).toContainText(/^\d+ resultados\. Enter abre «/);
	await page.keyboard.press("ArrowDown");
	await expect(lead).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(client).toBeFocused();
	await page.keyboard.type("z");
	await expect(field(page)).toHaveValue("PENz");
	await expect(dialog(page).getByRole("status")).toContainText("No encontramos «PENz».");
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);

	await page.getByRole("link", { name: /^Buscar/ }).click();
	await field(page).fill("peñalosa");
	await expect(lead).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: /^Buscar/ })).toBeFocused();
	await page.evaluate(() => {
		const press = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
		press();
		return new Promise((opened) => setTimeout(opened, 300)).then(() => {
			document.querySelector("dialog")?.close();
			press();
		});
	});
	await field(page).fill("clie");
	await expect(dialog(page).getByRole("status")).toContainText("Enter abre «Clientes».");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${site.adminPath}/clients`);
	await expect(dialog(page)).toHaveCount(0);
	await expect(page.locator("main")).toBeFocused();
	await page.keyboard.press("Control+k");
	await field(page).fill("peñalosa");
	await lead.click();
	await expect(page).toHaveURL(/\/leads\//);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Íñigo");
});

test("what begins like a screen or a command comes first, and Enter does it", async ({ browser, site }) => {
	const page = await browser.newPage();
	await newLead(site, "Invitación Clientes");
	await signInAs(page, site, "admin");
	await page.goto(`${site.adminPath}/deliveries`);
	await hydrated(page);
	const search = async (typed: string, first: string) => {
		await page.keyboard.press("Control+k");
		await field(page).fill(typed);
		await expect(dialog(page).getByRole("status")).toContainText(`Enter abre «${first}».`);
	};
	await search("clientes", "Clientes");
	await expect(dialog(page).getByRole("link", { name: /^Invitación Clientes/ })).toHaveCount(2);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${site.adminPath}/clients`);
	await search("invit", "Invitar a alguien");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${site.adminPath}/accounts#invite`);
	await expect(page.getByRole("heading", { name: "Invitar a alguien" })).toBeInViewport();
	await search("cerrar ses", "Cerrar Sesión");
	await page.keyboard.press("ArrowDown");
	await expect(dialog(page).getByRole("button", { name: "Cerrar Sesión" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Ingresar" })).toBeVisible();
	await page.goto(`${site.adminPath}/clients`);
	await expect(page.getByRole("button", { name: "Ingresar" })).toBeVisible();
	await page.close();
});

test("a search that fails says so in place, and goes on once the site is there again", async ({
	browser,
	site,
}) => {
	const page = await browser.newPage();
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/clients`);
	await hydrated(page);
	await page.route("**/search.data*", (route) => route.abort());
	await page.keyboard.press("Control+k");
	await expect(dialog(page).getByRole("status")).toContainText("No pudimos buscar");
	await page.unroute("**/search.data*");
	await dialog(page).getByRole("button", { name: "Intentar de nuevo" }).click();
	await expect(dialog(page).getByRole("link", { name: "Entregas" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
	await page.close();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the search is a page, and a role finds there what it may open alone", async ({ page, site }) => {
		await newLead(site, "Quintín Lara");
		await newClient(site, "Quintas del Sol");
		for (const [role, found, hidden] of [
			["sales", ["Quintín Lara", "Quintas del Sol"], ["Cuentas", "Blog"]],
			["editor", ["Blog"], ["Quintín Lara", "Quintas del Sol", "Leads", "Cuentas"]],
			["admin", ["Quintín Lara", "Quintas del Sol", "Cuentas", "Blog"], []],
		] as const) {
			await signIn(page, site, await newStaff(site, role));
			await page.goto(`${site.adminPath}/account`);
			await page.getByRole("link", { name: /^Buscar/ }).click();
			const names: string[] = [];
			for (const typed of ["quint", "", "solicitudes quint"]) {
				await page.getByRole("searchbox", { name: "Qué buscas" }).fill(typed);
				await page.getByRole("button", { name: "Buscar" }).click();
				await page.waitForURL(({ searchParams }) => searchParams.get("q") === typed);
				names.push(...(await page.locator(".search-item b").allTextContents()));
			}
			for (const name of found) expect(names, role).toContain(name);
			for (const name of hidden) expect(names, role).not.toContain(name);
			await expect(page.getByText("No encontramos «solicitudes quint».")).toBeVisible();
			if (role === "editor") continue;
			await page.getByRole("searchbox", { name: "Qué buscas" }).fill("quintin");
			await page.getByRole("button", { name: "Buscar" }).click();
			await page
				.getByRole("link", { name: /Quintín Lara/ })
				.first()
				.click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Quintín");
		}
	});
});

for (const width of [390, 1440])
	for (const colorScheme of ["light", "dark"] as const)
		test(`the search breaks no rule of WCAG at ${width} px, ${colorScheme}`, async ({ page, site }) => {
			await newLead(site, "Wendy Ortiz");
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 844 });
			await signInAs(page, site, "admin");
			await page.goto(`${site.adminPath}/search?q=wen`);
			await hydrated(page);
			await expect(page.getByRole("link", { name: /Wendy Ortiz/ }).first()).toBeVisible();
			await expectNoViolations(wcag(page));
			await page.getByRole("link", { name: /^Buscar/ }).click();
			await field(page).fill("wen");
			await expect(
				dialog(page)
					.getByRole("link", { name: /Wendy Ortiz/ })
					.first(),
			).toBeVisible();
			await expectNoViolations(wcag(page));
			await expect(page.locator("html")).toHaveJSProperty("scrollWidth", width);
		});
