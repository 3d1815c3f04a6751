import { publicPaths } from "../../../http/well-known/pages.ts";
import { languageOf } from "../../../shared/language.ts";
import { readPdf } from "../../support/read-pdf.ts";
import { expect, test } from "../site.ts";

const [sky, brick] = ["rgb(47, 127, 181)", "rgb(198, 60, 27)"];

test("on paper a bubble's edge says who speaks", async ({ page }) => {
	await page.goto("/asistente");
	await page.getByLabel("Tu mensaje").fill("hola");
	await page.keyboard.press("Enter");
	await expect(page.locator(".chat-message[data-role=assistant]")).toHaveCount(2);
	await page.emulateMedia({ media: "print" });
	for (const [path, bubble] of [
		["/", ".night .bubble"],
		["/asistente", ".chat-bubble"],
		["/productos", ".lead-demo-message"],
		["/demo/hospitalidad-viajes/reserva", ".chat-bubble"],
	] as const) {
		await page.goto(path);
		const asks = page.locator(`${bubble}.cielo`).first();
		await expect(asks, path).toBeVisible();
		await expect(asks, path).toHaveCSS("border-right", `6px solid ${sky}`);
		const answers = page.locator(`${bubble}.ladrillo`).first();
		await expect(answers, path).toBeVisible();
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

test("on paper on its side the steps' numbers stand in their ribbon, upright in a list", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/");
	for (const [width, display] of [
		[718, "none"],
		[1_000, "block"],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const ribbon = () =>
			page
				.locator(".ribbon li")
				.first()
				.evaluate((step) => getComputedStyle(step, "::before").display);
		await expect.poll(ribbon, `${width} px`).toBe(display);
	}
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
	expect(new Set(ends).size).toBe(2);
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
	// On a sheet they would stand over the hour.
	for (const step of [page.locator(".ribbon li").first(), page.locator(".ribbon li").last()])
		expect(await step.evaluate((item) => getComputedStyle(item, "::after").display)).toBe("none");
});

test("on upright paper a sheet has room for two cases", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: 718, height: 1000 });
	await page.goto("/casos");
	for (const story of await page.locator(".story").all())
		expect((await story.boundingBox())?.height).toBeLessThan(520);
});

test("on paper an answer keeps clear of its edge", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/industrias/hospitalidad-viajes");
	await expect(page.locator(".faqs .answer").first()).not.toHaveCSS("padding-left", "0px");
});

test("on paper the drops of an article's figure are there, and nothing lies under the boards of a missing page", async ({
	page,
}) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/blog/contestar-de-noche-hotel-pequeno");
	await expect(page.locator(".drops")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect(page.locator(".prose .pull")).not.toHaveCSS("color", "rgb(255, 255, 255)");
	for (const drop of await page.locator(".drops > p .drop").all()) {
		await expect(drop).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
		await expect(drop).toHaveCSS("print-color-adjust", "exact");
	}
	await page.goto("/nada");
	await expect(page.locator(".notice-hills")).toBeHidden();
	await expect(page.locator(".signpost a").first()).toHaveCSS("border-top-width", "2px");
});

const squeezed = (text: string) => text.replace(/\s+/g, "").toLowerCase();

test("on paper no heading is the last line of a sheet", async ({ page }) => {
	test.setTimeout(120_000);
	for (const path of publicPaths().filter((path) => !/^(\/en)?\/demo\//.test(path))) {
		await page.setExtraHTTPHeaders({ "accept-language": languageOf(path) });
		await page.goto(path);
		const heads = await page.locator("main :is(h1, h2, h3, h4, .home-head .intro)").allTextContents();
		const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: "A4" })));
		for (const { pieces } of pages.slice(0, -1)) {
			const lowest = pieces.toSorted((one, other) => one.y - other.y)[0]?.text ?? "";
			const alone = heads.filter((head) => lowest && squeezed(head).endsWith(squeezed(lowest)));
			expect.soft(alone, path).toEqual([]);
		}
	}
});

test("on paper the values of home have no drop in white", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/");
	for (const drawing of await page.locator(".values svg").all()) await expect(drawing).toBeHidden();
});

test("on paper everything is there at once, and nothing that only a screen can use", async ({ page }) => {
	await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
	for (const [path, shown, hidden] of [
		["/productos", ".lead-demo-message", ".timeline-controls"],
		["/demo/hospitalidad-viajes/reserva", ".chat-bubble", ".demo-loading"],
		["/asistente", ".chat-log", ".assistant form"],
		["/blog", ".post-card", ".blog-search"],
		["/industrias", ".industry-card h2", ".industry-card .scene"],
		["/audit", ".audit-steps li", ".audit-form"],
		["/contacto", ".ways dd", ".contact-form"],
		["/", ".proof dl", ".closing"],
	] as const) {
		await page.goto(path);
		await expect(page.locator(shown).first(), path).toBeVisible();
		for (const [property, value] of [
			["animation-name", "none"],
			["opacity", "1"],
			["overflow", "visible"],
		] as const)
			await expect(page.locator(shown).first(), path).toHaveCSS(property, value);
		await expect(page.locator(hidden).first(), path).toBeHidden();
	}
	await page.goto("/blog");
	// Where a sheet ends, browsers lay the parts of a subgrid over one another.
	await expect(page.locator(".post-card").first()).toHaveCSS("display", "block");
});
