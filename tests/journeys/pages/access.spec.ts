import { addresses } from "../../../content/addresses.ts";
import { everyRule, expectFits } from "../accessible.ts";
import { expect, test } from "../site.ts";

const pages = [
	...Object.values(addresses)
		.flatMap(({ es, en }) => [es, en])
		// What is behind the portal's sign-in is looked at by portal.spec.ts.
		.filter((path) => !path.includes(":") && !/\/portal\//.test(path)),
	...["/industrias/hospitalidad-viajes", "/en/industries/educacion-ong", "/industrias/nada"],
	...["/demo/hospitalidad-viajes/reserva", "/en/demo/retail-ecommerce/carrito", "/nada"],
];

for (const path of pages)
	test(`${path} is accessible in both themes and fits 320 px`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
		await page.goto(path);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			const { violations } = await everyRule(page).analyze();
			const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
			expect(found, colorScheme).toEqual([]);
		}
		await page.setViewportSize({ width: 320, height: 700 });
		await expectFits(page, 320);
	});
