import type { Page } from "@playwright/test";
import { askForPerson, rowOf } from "../inbox/waiting-visitor.ts";
import { expect, test } from "../site.ts";
import { signInAs } from "../team.ts";

test.use({ viewport: { width: 768, height: 1024 } });

async function boxOf(page: Page, selector: string) {
	const box = await page.locator(selector).first().boundingBox();
	if (!box) throw new Error(`${selector} is not shown.`);
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const path of ["/como-lo-hacemos", "/en/how-we-do-it"])
	test(`${path}: the line of the method takes the whole width, and no label lies on another`, async ({
		page,
	}) => {
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		for (const width of [620, 768]) {
			await page.setViewportSize({ width, height: 1024 });
			await page.goto(path);
			const hero = await boxOf(page, ".method-hero");
			expect((await boxOf(page, ".method-path-wide")).width).toBeGreaterThan(0.95 * width);
			expect(hero.height).toBeLessThan(700);
			const labels = await page.locator(".method-path li").evaluateAll((all) =>
				all.map((one) => {
					const { left, right, top, bottom } = one.getBoundingClientRect();
					return { left, right, top, bottom };
				}),
			);
			for (const [index, one] of labels.entries()) {
				expect(one.left).toBeGreaterThanOrEqual(0);
				expect(one.bottom).toBeLessThanOrEqual(hero.bottom);
				for (const other of labels.slice(index + 1))
					expect(one.right <= other.left || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
			}
		}
	});

test("what a consulting case changed stands beside its talk", async ({ page }) => {
	await page.goto("/consultoria");
	const talk = await boxOf(page, ".result-talk");
	const figure = await boxOf(page, ".results strong");
	expect(figure.x).toBeGreaterThan(talk.right);
	expect(figure.y).toBeLessThan(talk.bottom);
});

test("what was done about a case covers nothing of what was wrong", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	await page.goto("/casos");
	const before = page.locator(".cases-before .intro");
	const right = await before.evaluate((one) => {
		const words = document.createRange();
		words.selectNodeContents(one);
		return words.getBoundingClientRect().right;
	});
	expect(right).toBeLessThan((await boxOf(page, ".cases-answer")).x);
});

test("the contact page's envelope stands on the ground", async ({ page }) => {
	await page.goto("/contacto");
	expect((await boxOf(page, ".contact-hero svg")).bottom).toBeCloseTo(
		(await boxOf(page, ".contact-hero")).bottom,
		0,
	);
});

for (const width of [320, 390, 768])
	test(`at ${width} px what Audit Express gives stays in its circle`, async ({ page }) => {
		await page.setViewportSize({ width, height: 1024 });
		await page.goto("/audit");
		const circle = await boxOf(page, ".audit-clock");
		const ends = await page.locator(".audit-results li").evaluateAll((all) =>
			all.map((one) => {
				const range = document.createRange();
				range.selectNodeContents(one);
				const { right, top, bottom } = range.getBoundingClientRect();
				return { right, top, bottom };
			}),
		);
		const radius = circle.width / 2;
		for (const { right, top, bottom } of ends)
			for (const y of [top, bottom])
				expect(Math.hypot(right - circle.x - radius, y - circle.y - radius)).toBeLessThan(radius - 4);
	});

test("the answered messages of a case stand beside its figure", async ({ page }) => {
	await page.goto("/casos");
	const words = await boxOf(page, ".cases-after .intro");
	const pairs = await boxOf(page, ".cases-after svg");
	expect(pairs.x).toBeGreaterThan(words.right);
	expect(pairs.bottom).toBeCloseTo((await boxOf(page, ".cases-hero")).bottom, 0);
});

test("between phone and tablet the answered messages of a case are as wide as its words", async ({
	page,
}) => {
	await page.setViewportSize({ width: 620, height: 1024 });
	await page.goto("/casos");
	expect((await boxOf(page, ".cases-after svg")).width).toBeGreaterThan(250);
});

test("the hill of a page that is not there begins below its buttons", async ({ page }) => {
	for (const width of [320, 390, 768]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/nada");
		const tops = await page
			.locator(".notice-hills path")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(Math.min(...tops)).toBeGreaterThan((await boxOf(page, ".notice .button.outline")).bottom);
	}
});

test("on a tablet a solution's hour stands beside what it does, and a lead's score beside its status", async ({
	page,
}) => {
	await page.goto("/soluciones");
	expect((await boxOf(page, ".solution h2")).x).toBeGreaterThan((await boxOf(page, ".solution .hour")).right);
	await page.goto("/productos");
	const status = await boxOf(page, ".timeline-status");
	const score = await boxOf(page, ".qualified-score");
	expect(score.y).toBeGreaterThanOrEqual(status.y);
	expect(score.bottom).toBeLessThanOrEqual(status.bottom);
});

test("every door of home is underlined whole, and an arrow stands beside where it points", async ({
	page,
}) => {
	for (const width of [390, 768]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/");
		const hyphenated = page.locator(".doors .unbroken");
		await expect(hyphenated.first()).toHaveCSS("text-decoration-line", "underline");
		for (const mood of await page.locator(".mood").all()) {
			const arrow = await mood.locator(".icon-arrow").boundingBox();
			const end = await mood.locator(".mood-good").boundingBox();
			const middle = (arrow?.y ?? 0) + (arrow?.height ?? 0) / 2;
			expect(middle).toBeGreaterThan(end?.y ?? Number.NaN);
			expect(middle).toBeLessThan((end?.y ?? 0) + (end?.height ?? 0));
		}
	}
});

test("the fields of a comment stand side by side, label by label", async ({ page }) => {
	await page.goto("/blog/contestar-de-noche-hotel-pequeno");
	for (const part of ["label", "input"]) {
		const name = await boxOf(page, `.comment-form .field:has(#name) ${part}`);
		expect((await boxOf(page, `.comment-form .field:has(#email) ${part}`)).y).toBe(name.y);
	}
});

test("the towers of a solution in use and an article's cover leave room for words", async ({ page }) => {
	await page.goto("/soluciones");
	expect((await boxOf(page, ".stories-first")).height).toBeLessThan(500);
	await page.goto("/blog/contestar-de-noche-hotel-pequeno");
	expect((await boxOf(page, ".article-cover")).height).toBeLessThan(500);
});

test("one related article stands beside its heading", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/blog/contestar-de-noche-hotel-pequeno");
	await expect(page.locator(".related .post-card")).toHaveCount(1);
	const heading = await boxOf(page, ".related h2");
	const card = await boxOf(page, ".related .post-card");
	expect(card.x).toBeGreaterThan(heading.right);
	expect(card.y).toBeLessThan(heading.bottom);
});

test("the portal's page before the sign-in fills the window and no more", async ({ page }) => {
	for (const size of [
		{ width: 768, height: 1024 },
		{ width: 1440, height: 900 },
	]) {
		await page.setViewportSize(size);
		await page.goto("/portal");
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
		expect((await boxOf(page, ".portal-sign-in")).bottom).toBeCloseTo(size.height, 0);
	}
});

test("the inbox and its conversation fill the window below the bar and no more", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Marta Ríos");
	await signInAs(page, site, "admin");
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${site.adminPath}/conversations`);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
	expect((await boxOf(page, ".inbox")).bottom).toBe(900);
	await rowOf(page, "Marta Ríos").click();
	await page.locator(".thread").waitFor();
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
	await visitor.context().close();
});

test("in a person's own colours the words on the audit's clock keep the clock's", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/audit");
	for (const words of [".audit-minutes", ".audit-results"])
		await expect(page.locator(words)).toHaveCSS("forced-color-adjust", "none");
});
