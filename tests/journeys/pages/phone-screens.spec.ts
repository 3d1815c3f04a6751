import { brokenWords, expectFits } from "../accessible.ts";
import { expect, test } from "../site.ts";

test("on a phone the name of a job stays whole at its hyphen", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/soluciones");
	const name = page.locator(".use-cases h3", { hasText: "Re-engagement" });
	expect(await brokenWords(name)).not.toContain("Re-engagement");
});

test("on a phone a founder stands beside what is said of them", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/nosotros");
	for (const person of await page.locator(".team li").all())
		expect((await person.boundingBox())?.height).toBeLessThan(260);
});

test("on a phone the solutions' street shows its three businesses whole", async ({ page }) => {
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/soluciones");
		const buildings = await page.locator(".opening-street > g").evaluateAll((all) =>
			all.slice(0, 3).map((one) => {
				const { left, right } = one.getBoundingClientRect();
				return { left, right };
			}),
		);
		expect(buildings).toHaveLength(3);
		for (const { left, right } of buildings) {
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(width);
		}
	}
});

test.describe("on the narrowest phone", () => {
	test.use({ viewport: { width: 320, height: 700 } });

	const words = [
		["/nosotros", ".about-year"],
		["/en/how-we-do-it", ".method-steps h3"],
		["/en", ".doors strong"],
		["/en/products", ".timeline-tag"],
		["/contacto", ".footer a"],
	] as const;
	for (const [path, selector] of words)
		test(`${path}: no word of ${selector} is broken`, async ({ page }) => {
			await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
			await page.goto(path);
			const broken = await brokenWords(page.locator(selector));
			expect(broken.filter((word) => !word.includes("-"))).toEqual([]);
			await expectFits(page, 320);
		});
});
