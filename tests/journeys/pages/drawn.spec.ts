import type { Locator } from "@playwright/test";
import { expect, test } from "../site.ts";

test.use({ reducedMotion: "reduce" });

/** How many things of a colour a drawing shows: each begins anew. */
async function countOf(drawing: Locator, colour: string): Promise<number> {
	const outlines = await drawing
		.locator(`path[fill="var(--${colour})"]`)
		.evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
	return outlines.join("").split("M").length - 1;
}

for (const path of ["/consultoria", "/en/consulting"])
	test(`${path}: what changed in three businesses can be counted`, async ({ page }) => {
		await page.setExtraHTTPHeaders({ "accept-language": path.startsWith("/en") ? "en" : "es" });
		await page.goto(path);
		const results = page.locator(".results article");
		await expect(results).toHaveCount(3);
		const shares: number[] = [];
		for (const result of await results.all()) {
			const [sky, brick] = [
				await countOf(result.locator("svg"), "cielo2"),
				await countOf(result.locator("svg"), "ladrillo"),
			];
			const percent = Number.parseInt(await result.locator("strong").innerText(), 10);
			shares.push(percent);
			// More than before; or, for questions that reach nobody, so many of all.
			expect([brick / sky, brick / (brick + sky)].map((share) => Math.round(share * 100))).toContain(percent);
		}
		expect(shares).toEqual([45, 40, 70]);
	});

test("the pieces of the consulting page come to stand on one line", async ({ page }) => {
	await page.goto("/consultoria");
	const standing = page.locator(".order-wide g:has(.order-stands)");
	await expect(standing).toHaveCount(6);
	const places = await standing.evaluateAll((all) => all.map((one) => one.getAttribute("transform")));
	for (const place of places) expect(place).toMatch(/^translate\(\d+ 640\)/);
	for (const place of places.slice(2)) expect(place).not.toContain("rotate");
	const ends = await page
		.locator(".services svg")
		.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
	expect(new Set(ends).size).toBe(1);
});

test("the method’s figures are drawn one by one", async ({ page }) => {
	await page.goto("/como-lo-hacemos");
	const drawings = page.locator(".method-experience svg");
	expect(await countOf(drawings.nth(0), "luz")).toBe(50);
	expect(await countOf(drawings.nth(1), "cielo2")).toBe(20);
	expect(await countOf(drawings.nth(2), "ladrillo")).toBe(8);
	// A head and a body each.
	expect(await countOf(drawings.nth(2), "noche3")).toBe(2 * 2);
});

test("the half hour of Audit Express is thirty minutes", async ({ page }) => {
	await page.goto("/audit");
	const minutes = page.locator(".audit-steps svg").nth(1);
	expect((await countOf(minutes, "tinta")) + (await countOf(minutes, "ladrillo"))).toBe(30);
	await expect(page.locator(".audit-report")).toBeVisible();
});

test("eight pages close with a picture each, and no two with the same", async ({ page }) => {
	const pictures = new Set<string>();
	const first = ["/nosotros", "/soluciones", "/consultoria", "/como-lo-hacemos"];
	for (const path of [...first, "/productos", "/industrias", "/casos", "/audit"]) {
		await page.goto(path);
		const picture = page.locator(".call > svg");
		await expect(picture).toBeVisible();
		pictures.add(await picture.innerHTML());
	}
	expect(pictures.size).toBe(8);
});

test("in the dark theme a block as dark as its ground has an edge", async ({ page }) => {
	const shadows = () =>
		page
			.locator("main :is(a, article, details, figure, li):is(.noche, .niebla)")
			.evaluateAll((all) => all.map((one) => getComputedStyle(one).boxShadow));
	// All round, or on top of a block that reaches the window's sides.
	const isEdge = (shadow: string) => /^rgb\(.+\) (?:0px 0px 0px 2px|0px 2px 0px 0px) inset$/.test(shadow);
	for (const path of ["/", "/productos", "/soluciones", "/como-lo-hacemos"]) {
		await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
		await page.goto(path);
		expect((await shadows()).length, path).toBeGreaterThan(0);
		expect((await shadows()).every(isEdge), path).toBe(true);
		await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
		expect((await shadows()).some(isEdge), path).toBe(false);
	}
	await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
	const [green, onGreen] = ["rgb(42, 119, 99)", "rgb(49, 140, 116)"];
	for (const [path, block, edge] of [
		["/", ".hero", green],
		["/", ".chat-example-proposal", onGreen],
		["/nosotros", "section.noche", green],
		["/industrias", ".industries-hero", green],
		["/blog", ".post-poster.noche", green],
		["/contacto", ".ways", green],
		["/blog", ".side-call", green],
		["/blog?q=nadaasi", ".post-empty", green],
		["/blog/contestar-de-noche-hotel-pequeno", ".author-box", green],
		["/demo/hospitalidad-viajes/reserva", ".demo-systems", green],
	] as const)
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			await expect(page.locator(block).first()).toHaveCSS("outline", `${edge} solid 1px`);
		}
});

test("every digit of a figure is as wide as the others, so that figures below one another align", async ({
	page,
}) => {
	for (const [path, figure] of [
		["/blog", ".side-count"],
		["/nosotros", ".about-year"],
		["/casos", ".cases-hero .hour"],
	] as const) {
		await page.goto(path);
		const widths = await page
			.locator(figure)
			.first()
			.evaluate(async (element) => {
				await document.fonts.ready;
				const range = document.createRange();
				return [..."0123456789"].map((digit) => {
					element.textContent = digit.repeat(4);
					range.selectNodeContents(element);
					return Math.round(range.getBoundingClientRect().width * 10);
				});
			});
		expect(new Set(widths).size, figure).toBe(1);
	}
});

test("the legal page’s contents stay beside the text, and open at a press on a phone", async ({ page }) => {
	const link = page.locator(".contents").getByRole("link", { name: "7. Ley aplicable" });
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/legal");
	await page.locator("#ley").scrollIntoViewIfNeeded();
	await expect(link).toBeInViewport();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/legal");
	await expect(link).toBeHidden();
	await page.locator(".contents summary").click();
	await link.click();
	await expect(page).toHaveURL(/#ley$/);
	await expect(page.locator("#ley")).toBeInViewport();
});

test("a line of the legal page has at most 75 letters", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/legal");
	const lines = await page.locator(".legal-text p").evaluateAll((all) =>
		all.map((text) => {
			const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
			return (text.textContent?.length ?? 0) / Math.round(text.getBoundingClientRect().height / lineHeight);
		}),
	);
	expect(lines.length).toBeGreaterThan(20);
	expect(Math.max(...lines)).toBeLessThanOrEqual(75);
});

test("on a tablet the solutions’ windows follow their words at once", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/soluciones");
	const lead = await page.locator(".solutions-hero .intro").boundingBox();
	const windows = await page.locator(".windows svg").first().boundingBox();
	if (!lead || !windows) throw new Error("Words or windows are not shown.");
	expect(windows.y - (lead.y + lead.height)).toBeLessThan(64);
	// The arch fills its drawing.
	expect(windows.height / windows.width).toBeCloseTo(340 / 300, 1);
});

test("no part of an author has the colour of the ground behind", async ({ page }) => {
	for (const author of ["laura-cifuentes", "tomas-arbelaez", "sara-nieto"]) {
		await page.goto(`/blog/author/${author}`);
		const face = page.locator("header svg.author-face");
		const ground = await face.evaluate((svg) => getComputedStyle(svg).backgroundColor);
		const parts = await face
			.locator("path")
			.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
		expect(parts.length).toBeGreaterThan(3);
		expect(parts, author).not.toContain(ground);
	}
});

test("on a phone the way into a post stands beside its minutes", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ["/blog", "/en/blog"]) {
		await page.setExtraHTTPHeaders({ "accept-language": path === "/blog" ? "es" : "en" });
		await page.goto(path);
		const apart = await page.locator(".post-card-end").evaluateAll((ends) =>
			ends.map((end) => {
				const bottoms = [...end.children].map((part) => part.getBoundingClientRect().bottom);
				return Math.max(...bottoms) - Math.min(...bottoms);
			}),
		);
		expect(apart.length).toBeGreaterThan(5);
		expect(Math.max(...apart), path).toBeLessThan(8);
	}
});

test("with a person’s own colours no figure covers what it is of", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/productos");
	const figures = page.locator(".timeline-figure");
	await expect(figures).toHaveCount(2);
	for (const figure of await figures.all())
		expect(
			await figure.evaluate((element) => {
				const { lineHeight, fontSize } = getComputedStyle(element);
				return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
			}),
		).toBeGreaterThan(1.1);
});
