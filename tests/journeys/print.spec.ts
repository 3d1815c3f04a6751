import { expect, test } from "./site.ts";

const [sky, brick] = ["rgb(47, 127, 181)", "rgb(198, 60, 27)"];

test("on paper a bubble's edge says who speaks", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	for (const [path, bubble] of [
		["/", ".night .bubble"],
		["/", ".chat-bubble"],
		["/productos", ".lead-message"],
		["/demo/hospitalidad-viajes/reserva", ".chat-bubble"],
	] as const) {
		await page.goto(path);
		const asks = page.locator(`${bubble}.cielo`).first();
		await expect(asks, path).toHaveCSS("border-right", `6px solid ${sky}`);
		const answers = page.locator(`${bubble}.ladrillo`).first();
		await expect(answers, path).toHaveCSS("border-left", `6px solid ${brick}`);
	}
});

test("on paper the products' first screen has no ground of one colour", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/productos");
	const hero = page.locator(".products-hero");
	await expect(hero).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	expect(await hero.evaluate((element) => getComputedStyle(element, "::before").display)).toBe("none");
});
