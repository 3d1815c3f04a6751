import { staffRoutes } from "../../../app/route-table.ts";
import { expect, test } from "../site.ts";
import { barLink, hydrated, openMenu, signInAs } from "../team.ts";

test("pages of the staff follow each other in one document, and each asks who is there", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "sales");
	await page.goto(site.adminPath);
	await hydrated(page);
	const document = await page.evaluateHandle(() => window.document.documentElement);
	await openMenu(page);
	await barLink(page, "Entregas").click();
	await expect(page).toHaveURL(`${site.adminPath}/deliveries`);
	await expect(page.locator("main")).toBeFocused();
	await expect(barLink(page, "Entregas")).toBeHidden();
	await openMenu(page);
	await expect(barLink(page, "Entregas")).toHaveAttribute("aria-current", "page");
	expect(await document.evaluate((root) => root === window.document.documentElement)).toBe(true);
	await page.context().clearCookies();
	await barLink(page, "Clientes").click();
	await expect(page).toHaveURL(site.adminPath);
	await expect(page.getByRole("button", { name: "Ingresar" })).toBeVisible();
	await expect(barLink(page, "Clientes")).toHaveCount(0);
});

test("an answer that is read no more, since a newer load took its place, is no error of the page", async ({
	page,
	site,
}) => {
	await signInAs(page, site, "sales");
	await page.goto(site.adminPath);
	await hydrated(page);
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				addEventListener("unhandledrejection", () => resolve(), { once: true });
				void Promise.reject(new DOMException("The load was given up.", "AbortError"));
			}),
	);
});

test("the data of a page is given out as the page is: behind its guard, and of the applications alone", async ({
	site,
}) => {
	const dataOf = (path: string) => fetch(`${site.url}${path}.data`, { redirect: "manual" });
	for (const { path, roles } of staffRoutes.filter(({ roles }) => roles !== "anybody")) {
		const answer = await dataOf(site.adminPath + path);
		const data = await answer.text();
		expect(data, `${path} ${roles}`).toContain("SingleFetchRedirect");
		expect(data.length, path).toBeLessThan(300);
		expect(answer.headers.get("x-robots-tag"), path).toContain("noindex");
	}
	expect((await dataOf("/contacto")).status).toBe(404);
	expect((await dataOf("/_staff/leads")).status).toBe(404);
	expect((await dataOf("/login")).status).toBe(404);
	expect((await dataOf("/portal")).headers.get("cache-control")).toContain("no-store");
});
