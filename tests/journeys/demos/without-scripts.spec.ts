import { expect, test } from "../site.ts";
import { dot, reservation, steps } from "./demo-page.ts";

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the whole conversation can be read, and a step asked for by its link", async ({ page }) => {
		await page.goto(reservation);
		await expect(steps(page)).toHaveCount(5);
		await expect(page.getByText("Cargando demo...")).toBeHidden();
		await expect(page.getByRole("button", { name: "Reproducir" })).toBeHidden();
		await expect(page.getByLabel("Tu mensaje")).toBeHidden();
		await dot(page, 3).click();
		await expect(page).toHaveURL(`${reservation}?step=3#step-3`);
		await expect(dot(page, 3)).toHaveAttribute("aria-current", "step");
		await expect(page.locator(".demo-value").first()).toHaveText(/50/);
		await page.getByRole("link", { name: "Siguiente" }).click();
		await expect(page.locator(".demo-doing").nth(2)).toHaveText("Anticipo de $345.000 aprobado");
	});

	test("the stage stands where it stays before the rooms beside it have arrived", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto("/demo/automotriz-aftermarket/cita_taller");
		const stage = page.locator(".demo-stage");
		const place = await stage.boundingBox();
		await page.evaluate(() => {
			for (const part of document.querySelectorAll(".demo-side, .demo-systems")) part.remove();
		});
		expect(await stage.boundingBox()).toEqual(place);
	});
});

test("a demo whose script does not come can be read all the same", async ({ page, context }) => {
	await context.route("**/assets/*.js", (route) => route.abort());
	page.removeAllListeners("console");
	await page.goto(reservation);
	await expect(steps(page)).toHaveCount(5);
	await expect(page.getByText("Cargando demo...")).toBeHidden();
});
