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

test("on paper the wall of demos is black on white", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/demos");
	for (const hour of ["dawn", "noon", "night"]) {
		const card = page.locator(`.demo-card[data-hour="${hour}"]`).first();
		for (const part of [card, card.locator("a"), card.locator(".demo-card-text")])
			await expect(part).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
		await expect(card).toHaveCSS("border", "1px solid rgb(0, 0, 0)");
		for (const text of [".hour", "h4", ".demo-card-length"])
			await expect(card.locator(text)).toHaveCSS("color", "rgb(0, 0, 0)");
	}
});

test("on paper the products' first screen has no ground of one colour", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/productos");
	const hero = page.locator(".products-hero");
	await expect(hero).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	expect(await hero.evaluate((element) => getComputedStyle(element, "::before").display)).toBe("none");
});

test("on paper no drawing lies under words, and none runs through the home page's title", async ({
	page,
}) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/como-lo-hacemos");
	await expect(page.locator(".method-case .scene")).toHaveCSS("overflow", "hidden");
	await page.goto("/soluciones");
	const cream = page.locator(".stories-third path").first();
	await expect(cream).not.toHaveCSS("fill", "rgb(246, 243, 236)");
	await page.setViewportSize({ width: 1123, height: 794 });
	await page.goto("/");
	await expect(page.locator(".hero-building")).toBeHidden();
});

test("on upright paper the night's moments stand two by two, each whole", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: 718, height: 1000 });
	await page.goto("/");
	const moments = page.locator(".night > li");
	const lefts = await moments.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
	expect(new Set(lefts).size).toBe(2);
	await expect(moments.first()).toHaveCSS("break-inside", "avoid");
});

test("on paper each client stands still, once and whole", async ({ page }) => {
	await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
	await page.setViewportSize({ width: 718, height: 1000 });
	await page.goto("/");
	await expect(page.locator(".carousel-pause")).toBeHidden();
	const shown = page.locator(".carousel li").filter({ visible: true });
	await expect(shown).toHaveCount(6);
	const ends = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
	expect(Math.max(...ends)).toBeLessThanOrEqual(718);
	await expect(page.locator(".carousel ul").first()).toHaveCSS("animation-name", "none");
});

test("on upright paper the home page's products stand whole, one below the other, without their drawings", async ({
	page,
}) => {
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: 718, height: 1000 });
	await page.goto("/");
	for (const moment of await page.locator(".moment").all()) {
		await expect(moment).toHaveCSS("break-inside", "avoid");
		await expect(moment.locator(".artefact")).toBeHidden();
		expect((await moment.boundingBox())?.height).toBeLessThan(200);
	}
});
