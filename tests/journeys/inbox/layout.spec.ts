import { everyRule, expectFits, expectNoViolations } from "../accessible.ts";
import { expect, holdRequests, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { askForPerson, rowOf } from "./waiting-visitor.ts";

test("no filter of the inbox is out of sight on a phone, and those of the snoozed come among them", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Gilma Cruz");
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await rowOf(page, "Gilma Cruz").first().click();
	await page.getByLabel("Posponer").selectOption({ label: "Hasta mañana, 8 a. m." });
	await page
		.locator("form", { has: page.locator("#snooze") })
		.getByRole("button")
		.click();
	await expect(page.getByText(/Pospuesta hasta/).last()).toBeVisible();
	for (const width of [390, 320]) {
		await page.setViewportSize({ width, height: 844 });
		for (const path of ["", "/en"]) {
			await page.goto(`${path}${site.adminPath}/conversations`);
			const filters = page.locator(".inbox-filters a");
			await expect(filters).toHaveCount(6);
			const tops = await filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
			const lines = Map.groupBy(tops, (top) => top);
			expect(Math.min(...[...lines.values()].map((line) => line.length))).toBeGreaterThanOrEqual(2);
			for (const filter of await filters.all()) {
				const { x, width: wide } = (await filter.boundingBox()) ?? { x: -1, width: 0 };
				expect(x, await filter.innerText()).toBeGreaterThanOrEqual(0);
				expect(x + wide, await filter.innerText()).toBeLessThanOrEqual(width);
			}
		}
	}
	await visitor.context().close();
});

test("the pane beside the list says what there is to do, and that a conversation is opening", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Elsa Pinto");
	await signInAs(page, site, "sales", "Laura Paz");
	const list = `${site.adminPath}/conversations`;
	const pane = page.locator(".inbox-empty");
	await page.goto(`${list}?q=nadaasi`);
	await expect(pane.getByRole("heading")).toHaveText("Nada coincide. Prueba con otra palabra.");
	await page.goto(list);
	await hydrated(page);
	await expect(pane.getByRole("heading")).toHaveText("Elige una conversación de la lista.");
	await pane.getByRole("link", { name: "Ver las que esperan" }).click();
	await expect(page).toHaveURL(/filter=waiting$/);
	await expect(pane.getByRole("link", { name: "Ver las que esperan" })).toHaveCount(0);
	const opening = await holdRequests(page, /conversations\/[\w-]+\.data/);
	await rowOf(page, "Elsa Pinto").first().click();
	await expect(pane.getByText("Cargando…")).toBeVisible();
	await expect(pane.locator(".coffee-break")).toHaveCount(0);
	opening.release();
	await expect(page.locator(".thread")).toBeVisible();
	await visitor.context().close();
});

test("the bar is one line from 760 px on with somebody waiting, in line with the page, and nothing is cut off below", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Flor Duque");
	await signInAs(page, site, "admin", "Laura Paz");
	for (const path of ["", "/en"]) {
		await page.goto(`${path}${site.adminPath}/conversations`);
		await expect(page.locator(".sections-waiting")).toBeVisible();
		for (const width of [760, 768, 800, 1080, 1280, 1440, 1920]) {
			await page.setViewportSize({ width, height: 1_024 });
			expect((await page.locator(".screen-bar").boundingBox())?.height, `${path} ${width}`).toBe(72);
			await expect(page.locator("html")).toHaveJSProperty("scrollHeight", 1_024);
			const bar = page.locator(".sections");
			const hidden = await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
			expect(hidden, `${path} ${width}`).toBe(0);
			const brand = await page.locator(".header-brand").boundingBox();
			const title = await page.locator(".inbox-title").boundingBox();
			expect(Math.abs((brand?.x ?? 0) - (title?.x ?? 99)), `${path} ${width}`).toBeLessThanOrEqual(2);
		}
	}
	await visitor.context().close();
});

for (const [language, prefix, name] of [
	["es", "", "Carolina Díaz"],
	["en", "/en", "Elena Soto"],
] as const)
	test(`the inbox is accessible in ${language}, both themes and forced colours, full and empty, and fits a phone`, async ({
		page,
		browser,
		site,
	}) => {
		const visitor = await askForPerson(browser, name);
		await signInAs(page, site, "admin", "Laura Paz");
		const list = `${site.adminPath}/conversations`;
		await page.goto(list);
		await rowOf(page, name).first().click();
		await expect(page.locator(".thread")).toBeVisible();
		const thread = new URL(page.url()).pathname;
		await page.emulateMedia({ forcedColors: "active" });
		await expect(page.locator(".turn-text").first()).toHaveCSS("border-top-width", "1px");
		await page.emulateMedia({ forcedColors: "none" });
		for (const path of [thread, list, `${list}?q=nada`]) {
			await page.goto(prefix + path);
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				for (const width of [1440, 768, 390]) {
					await page.setViewportSize({ width, height: 844 });
					await expectNoViolations(everyRule(page));
					await expectFits(page, width);
				}
			}
		}
		await visitor.context().close();
	});
