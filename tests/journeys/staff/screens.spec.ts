import { staffRoutes } from "../../../app/route-table.ts";
import { expectFits, expectNoViolations, wcag } from "../accessible.ts";
import { newLead, sendForm } from "../leads.ts";
import { expect, test } from "../site.ts";
import { hydrated, newClient, signInAs, somebody } from "../team.ts";
import { staffPaths } from "./staff-paths.ts";

test("a long screen opens at its head, at every width", async ({ page, site }) => {
	await signInAs(page, site, "editor");
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 700 });
		// The same address again would be shown where it was left.
		await page.goto("about:blank");
		await page.goto(`${site.adminPath}/blog`);
		await hydrated(page);
		await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1_400);
		expect(await page.evaluate(() => scrollY), `${width} px`).toBe(0);
	}
});

test("the staff screens are accessible in both languages and themes, and fit 390 px", async ({
	page,
	site,
}) => {
	test.setTimeout(240_000);
	await newLead(site, "Elena Ríos");
	await newClient(site);
	await sendForm(site, "/legal", {
		kind: "query",
		name: "Ana Ruiz",
		document_type: "cc",
		document_number: "52123456",
		email: `${somebody("rights")}@casa.example`,
		detail: "¿Qué guardan de mí?",
	});
	await signInAs(page, site, "admin");
	const paths = await staffPaths(site, page.request);
	const noPage = /sign-out|-export|-progress|diagnostic|post-file|-script/;
	for (const { path } of staffRoutes.filter(({ file }) => !noPage.test(file))) {
		for (const [prefix, colorScheme] of [
			["", "light"],
			["/en", "dark"],
		] as const) {
			await page.setViewportSize({ width: 1280, height: 800 });
			await page.emulateMedia({ colorScheme });
			await page.goto(prefix + site.adminPath + paths.get(path));
			await expectNoViolations(wcag(page), path);
			await page.setViewportSize({ width: 390, height: 800 });
			await expectFits(page, 390, path);
		}
	}
});
