import { es } from "../../../content/pages/home/es.ts";
import { layoutShift } from "../layout-shift.ts";
import { expect, test } from "../site.ts";

test("the hour, its colon and the bubbles are seen in forced colours", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/");
	const drops = await page
		.locator(".hero .colon")
		.evaluateAll((colons) => colons.map((colon) => getComputedStyle(colon, "::before").backgroundColor));
	// Otherwise the browser's box behind the hour hides what is below it.
	await expect(page.locator(".closing .hour")).toHaveCSS("forced-color-adjust", "none");
	const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
	await expect(page.locator(".closing .hour")).toHaveCSS("color", ink);
	expect(new Set(drops)).toEqual(new Set([ink]));
	for (const bubble of [".chat-example .chat-bubble", ".night .bubble", ".answer"])
		await expect(page.locator(bubble).last()).toHaveCSS("border-top-width", "1px");
	await page.goto("/productos");
	for (const bubble of [".lead-demo-message", ".transcript", ".voice-action"])
		await expect(page.locator(bubble).first()).toHaveCSS("border-top-width", "1px");
});

for (const [path, width] of [
	["/", 390],
	["/", 768],
	["/", 1440],
	["/blog", 390],
] as const)
	test(`${path}, ${width} px: a font that comes late leaves what is largest in its place`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		let arrive = () => {};
		const arrival = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route("**/fonts/*", (route) => arrival.then(() => route.continue()));
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await page.waitForTimeout(800);
		expect(await page.evaluate(() => document.fonts.check("900 16px Gabarito"))).toBe(false);
		arrive();
		await expect.poll(() => page.evaluate(() => document.fonts.check("900 16px Gabarito"))).toBe(true);
		expect(await layoutShift(page)).toBeLessThan(0.0002);
	});

test("the hero's drawn hour is as large as the font would set it", async ({ page }) => {
	await page.goto("/");
	for (const [index, part] of es("Rumbo").hero.hour.time.split(":").entries()) {
		const digits = page.locator(".hero .hour svg").nth(index);
		const drawn = await digits.evaluate((svg) => svg.getBoundingClientRect().width);
		const set = await digits.evaluate((svg, digits) => {
			const span = document.createElement("span");
			span.textContent = digits;
			svg.after(span);
			const { width } = span.getBoundingClientRect();
			span.remove();
			return width;
		}, part);
		expect(drawn / set).toBeCloseTo(1, 1);
	}
});

test("on a phone that lies on its side the headline is in the first screen", async ({ page }) => {
	for (const [width, height] of [
		[844, 390],
		[667, 375],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto("/");
		await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
	}
});

test("on a tablet the hills begin where the hero's words end", async ({ page }) => {
	for (const width of [768, 1024]) {
		await page.setViewportSize({ width, height: 1024 });
		await page.goto("/");
		const words = await page.locator(".hero-words .row").boundingBox();
		const hills = await page.locator(".hero-hills path").first().boundingBox();
		const between = (hills?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0);
		expect(between).toBeGreaterThan(0);
		expect(between).toBeLessThan(150);
	}
});

for (const width of [390, 768, 1080, 1440])
	test(`${width} px: the hero's chat is as wide in a conversation as with its example`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/");
		const chat = page.locator(".hero .chat");
		const before = await chat.evaluate((element) => element.clientWidth);
		await page.locator(".hero .chat-starters button").first().click();
		await expect(page.locator(".hero .chat-example")).toBeHidden();
		expect(await chat.evaluate((element) => element.clientWidth)).toBe(before);
	});

test("the example's button is seen whole, and so is its mark of focus", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/");
		const button = page.locator(".chat-example summary").first();
		const top = (element: Element) => element.getBoundingClientRect().top;
		const edge = await page.locator(".hero .chat-messages").evaluate(top);
		expect(await button.evaluate(top), `${width} px`).toBeGreaterThan(edge - 0.5);
		await button.focus();
		await expect(button).toHaveCSS("outline-offset", "-3px");
	}
});

test("the keyboard stops at a row of cards only where it scrolls", async ({ page }) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/");
		for (const row of [".journey", ".values"]) {
			await page.locator(row).focus();
			expect(await page.locator(`${row}:focus`).count(), `${row}, ${width} px`).toBe(width < 760 ? 1 : 0);
			await expect(page.locator(`${row} h3`).last()).toBeVisible();
		}
	}
});

test.describe("on a phone", () => {
	test.use({ locale: "es-CO", viewport: { width: 390, height: 844 } });

	const { night, journey } = es("Rumbo");
	for (const { jumps, moments } of [night, journey])
		test(`each of «${jumps}» is one press away`, async ({ page }) => {
			await page.goto("/");
			const links = page.getByRole("navigation", { name: jumps }).getByRole("link");
			await expect(links).toHaveCount(moments.length);
			for (const [index, { id }] of [...moments.entries()].reverse()) {
				await links.nth(index).click();
				await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.5 });
				await expect(links.nth(index)).toBeInViewport();
			}
		});

	test("the hero's three questions are seen whole, in two rows", async ({ page }) => {
		for (const path of ["/", "/en"]) {
			await page.goto(path);
			const questions = page.locator(".hero .chat-starters button");
			await questions.last().scrollIntoViewIfNeeded();
			await expect(questions).toHaveCount(3);
			for (const question of await questions.all()) await expect(question).toBeInViewport({ ratio: 1 });
			const tops = await questions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
			expect(new Set(tops).size, path).toBe(2);
		}
	});

	for (const reducedMotion of ["reduce", "no-preference"] as const)
		test(`logos stand two to a row, each in its box, where motion is ${reducedMotion}`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion });
			for (const width of [320, 390]) {
				await page.setViewportSize({ width, height: 844 });
				await page.goto("/");
				const boxes = await page
					.locator(":is(.partners ul, .carousel ul:first-child) li")
					.evaluateAll((all) => all.map((box) => [box.clientWidth, box.scrollWidth] as const));
				for (const [room, needed] of boxes) {
					expect(needed).toBeLessThanOrEqual(room);
					expect(room).toBeGreaterThan(width / 2 - 32);
					expect(room).toBeLessThan(width / 2);
				}
			}
		});

	for (const reducedMotion of ["reduce", "no-preference"] as const)
		test(`the page stays short enough to be read to its end, where motion is ${reducedMotion}`, async ({
			page,
		}) => {
			await page.emulateMedia({ reducedMotion });
			for (const [path, width] of [
				["/", 360],
				["/en", 360],
				["/", 390],
				["/en", 390],
			] as const) {
				await page.setViewportSize({ width, height: 844 });
				await page.goto(path);
				await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
				await expect(page.locator(".footer")).toBeInViewport();
				// Until its parts are laid out one by one, the height is a guess.
				await expect
					.poll(() => page.evaluate(() => document.documentElement.scrollHeight), {
						message: `${path} at ${width} px`,
					})
					.toBeLessThanOrEqual(7_700);
			}
		});

	test("where they stand still on a wider screen, logos stay in their boxes too", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		for (const width of [600, 680, 759]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto("/");
			const over = await page
				.locator(".carousel ul:first-child li")
				.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length);
			expect(over, `${width} px`).toBe(0);
		}
	});
});
