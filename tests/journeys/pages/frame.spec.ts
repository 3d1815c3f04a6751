import { addresses } from "../../../content/addresses.ts";
import { expect, holdRequests, test } from "../site.ts";

/** Opened by a key that came by mail; without one they are not there. */
const byKey = [
	"newsletterConfirm",
	"newsletterCancel",
	"assistantResume",
	"invitation",
	"newPassword",
	"emailChange",
];

const pages = Object.entries(addresses)
	.filter(([name]) => !byKey.includes(name))
	.map(([, paths]) => paths)
	.flatMap(({ es, en }) => [es, en])
	.filter((path) => !path.includes(":"));

test("every address of the site answers with its language and its twins", async ({ page }) => {
	for (const path of pages) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(200);
		expect(await page.locator("html").getAttribute("lang")).toBe(path.startsWith("/en") ? "en" : "es");
		expect(await page.locator("h1").count(), path).toBe(1);
		expect(await page.locator("link[hreflang]").count(), path).toBe(3);
	}
});

test("an unknown address says so with status 404, in both languages", async ({ page }) => {
	expect((await page.goto("/nada"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
	await expect(page.locator("main")).toContainText("Lo sentimos, la ruta que buscas no existe.");
	expect((await page.goto("/en/nothing"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

for (const [path, audit, portal, menu] of [
	["/contacto", "Diagnóstico gratis", "/login", "Menú"],
	["/en/contact", "Free diagnostic", "/en/login", "Menu"],
] as const)
	test(`${path} offers the Audit Express in its header, and in the menu of a phone`, async ({ page }) => {
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		const header = page.getByRole("banner");
		const button = header.getByRole("link", { name: audit }).filter({ visible: true });
		const portalLink = header.locator(`a[href="${portal}"]`).filter({ visible: true });
		for (const width of [1080, 1440, 390]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(path);
			if (width < 1080) await header.getByLabel(menu, { exact: true }).click();
			await expect(button).toHaveClass(/button/);
			await expect(portalLink).toHaveCount(1);
			await expect(portalLink).not.toHaveClass(/button/);
			await expect(page.locator("html")).toHaveJSProperty("scrollWidth", width);
			if (width >= 1080) await expect(page.locator(".header")).toHaveJSProperty("offsetHeight", 73);
		}
		await button.click();
		await expect(page).toHaveURL(/audit/);
	});

test("the toggle leads to the twin and is remembered", async ({ page }) => {
	await page.goto("/nosotros");
	await page.locator("header a[hreflang=en]:visible").first().click();
	await expect(page).toHaveURL(/\/en\/about$/);
	await page.goto("/contacto");
	await expect(page).toHaveURL(/\/en\/contact$/);
});

test("the industries menu closes on a click outside and on Escape", async ({ page }) => {
	await page.goto("/");
	const menu = page.locator("header nav details");
	await menu.locator("summary").click();
	await expect(menu).toHaveAttribute("open", "");
	await page.locator("h1").click({ position: { x: 5, y: 5 } });
	await expect(menu).not.toHaveAttribute("open", "");
	await menu.locator("summary").click();
	await page.keyboard.press("Escape");
	await expect(menu).not.toHaveAttribute("open", "");
});

test("the menu of a small phone shows the Audit Express at once, and hides no link behind it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await page.goto("/nosotros");
	const menu = page.locator(".mobile-menu");
	await menu.locator("summary").click();
	const audit = menu.locator(".button");
	await expect(audit).toBeInViewport({ ratio: 1 });
	for (const link of await menu.locator("li a").all()) {
		await page.keyboard.press("Tab");
		await expect(link).toBeFocused();
		const box = await link.boundingBox();
		const bottom = (box?.y ?? Number.NaN) + (box?.height ?? 0);
		expect(bottom).toBeLessThanOrEqual((await audit.boundingBox())?.y ?? 0);
	}
	for (let press = 0; press < 4; press++) {
		await page.keyboard.press("Tab");
		await expect(page.locator(":is(main, footer, aside) :focus")).toHaveCount(0);
	}
});

test("the theme is toggled at the first press and remembered", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/nosotros");
	await page.locator(".theme-toggle").click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.goto("/contacto");
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	await page.locator(".theme-toggle").click();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

// A page of islands, and an application.
for (const path of ["/contacto", "/login"])
	test(`a press on ${path} that only scripts can answer waits for them, however slow they are`, async ({
		page,
	}) => {
		const scripts = await holdRequests(page, "**/assets/*.js");
		await page.clock.install();
		await page.emulateMedia({ colorScheme: "light" });
		await page.goto(path, { waitUntil: "commit" });
		const toggle = page.locator(".theme-toggle");
		await toggle.click();
		await page.clock.fastForward(60_000);
		await expect(toggle).toHaveAttribute("aria-busy", "true");
		scripts.release();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await expect(toggle).not.toHaveAttribute("aria-busy");
	});

for (const [path, toLight, toDark] of [
	["/nosotros", "Pasar a modo claro", "Pasar a modo oscuro"],
	["/en/about", "Switch to light mode", "Switch to dark mode"],
] as const)
	test(`${path} offers the other theme from the first moment, in the dark too`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "dark" });
		await page.goto(path);
		const toggle = page.locator(".theme-toggle");
		await expect(toggle).toHaveAccessibleName(toLight);
		await expect(toggle).not.toHaveAttribute("aria-pressed");
		await toggle.click();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
		await expect(toggle).toHaveAccessibleName(toDark);
		await toggle.click();
		await expect(toggle).toHaveAccessibleName(toLight);
		await page.emulateMedia({ colorScheme: "light" });
		await expect(toggle).toHaveAccessibleName(toLight);
	});

test("a page that is gone back to takes on the theme chosen meanwhile", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/nosotros");
	const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await ground();
	await page.evaluate(() => {
		localStorage.theme = "dark";
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	expect(await ground()).not.toBe(light);
});
