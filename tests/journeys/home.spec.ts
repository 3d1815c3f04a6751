import type { Page } from "@playwright/test";
import { en as chatEn } from "../../content/chat/en.ts";
import { es as chatEs } from "../../content/chat/es.ts";
import { es } from "../../content/pages/home/es.ts";
import { bubbles } from "./conversing.ts";
import { expect, test } from "./site.ts";

const homes = [
	{ path: "/", locale: "es-CO", chat: chatEs },
	{ path: "/en", locale: "en-US", chat: chatEn },
] as const;

for (const { path, locale, chat } of homes)
	for (const scripts of [true, false])
		test.describe(`${path}, ${scripts ? "with" : "without"} scripts`, () => {
			test.use({ locale, javaScriptEnabled: scripts });

			for (const question of chat.starters.questions)
				test(`«${question}» starts a conversation`, async ({ page }) => {
					await page.goto(path);
					await page.getByRole("button", { name: question }).click();
					await expect(bubbles(page)).toHaveText(question);
					const answers = page.locator(".chat-message[data-role=assistant]");
					await expect(answers).toHaveCount(2);
					await expect(page.locator(".chat-example")).toHaveCount(0);
				});

			test("the field below the example starts a conversation", async ({ page }) => {
				await page.goto(path);
				await page.locator(".chat textarea[name=message]").fill("¿Hola?");
				await page.locator(".chat-composer button").click();
				await expect(bubbles(page)).toHaveText("¿Hola?");
			});
		});

test.describe("the example, in motion", () => {
	test.use({ locale: "es-CO", reducedMotion: "no-preference" });
	const { example } = es("Rumbo").hero;

	test("plays once, in eight seconds, and moves nothing else", async ({ page }) => {
		await page.addInitScript(() => {
			Reflect.set(window, "shifts", []);
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Reflect.get(window, "shifts").push(Reflect.get(entry, "value"));
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.route("**/fonts/*", () => {});
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const ends = await exampleAnimations(page);
		expect(ends.length).toBeGreaterThan(8);
		expect(Math.max(...ends)).toBeGreaterThan(7_000);
		expect(Math.max(...ends)).toBeLessThanOrEqual(8_100);
		const shifts = await page.evaluate(() => Reflect.get(window, "shifts"));
		expect(shifts).toEqual([]);
	});

	test("leaves the processor to the visitor: the belt of clients moves only in sight", async ({ page }) => {
		await page.goto("/");
		await page.waitForTimeout(1_500);
		expect(await stylesIn(page, 1_000)).toBeLessThan(30);
		await page.locator(".carousel-belt").scrollIntoViewIfNeeded();
		const left = () =>
			page
				.locator(".carousel-belt ul")
				.first()
				.evaluate((row) => row.getBoundingClientRect().x);
		const before = await left();
		await expect.poll(left).toBeLessThan(before);
	});

	test("shows its end at once on request, and plays again as often as it is asked to", async ({ page }) => {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const proposal = page.locator(".chat-example-proposal");
		const press = (name: string) => page.locator(".chat-example").getByText(name).click();
		await expect(proposal).toHaveCSS("opacity", "0");
		for (let times = 0; times < 2; times++) {
			await press(example.showAll);
			await expect(proposal).toHaveCSS("opacity", "1");
			await expect(page.locator(".chat-example-typing").first()).toBeHidden();
			await press(example.repeat);
			await expect(proposal).toHaveCSS("opacity", "0");
		}
	});

	test("once it has ended by itself, it plays again at one press", async ({ page }) => {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const proposal = page.locator(".chat-example-proposal");
		for (let times = 0; times < 3; times++) {
			await expect(page.locator(".chat-example").getByText(example.showAll)).toBeVisible();
			await exampleAnimations(page);
			await expect(page.locator(".chat-example").getByText(example.showAll)).toBeHidden();
			await expect(proposal).toHaveCSS("opacity", "1");
			await page.locator(".chat-example").getByText(example.repeat).click();
			await expect(proposal).toHaveCSS("opacity", "0");
		}
	});

	test("is shown whole and repeated by keyboard, and the focus stays", async ({ page }) => {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const proposal = page.locator(".chat-example-proposal");
		const whole = page.locator(".chat-example").getByText(example.showAll);
		const again = page.locator(".chat-example").getByText(example.repeat);
		await whole.focus();
		await page.keyboard.press("Enter");
		await expect(proposal).toHaveCSS("opacity", "1");
		await expect(whole).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(again).toBeFocused();
		for (let times = 0; times < 2; times++) {
			await page.keyboard.press("Space");
			await expect(proposal).toHaveCSS("opacity", "0");
			await expect(again).toBeFocused();
			await exampleAnimations(page);
			await expect(proposal).toHaveCSS("opacity", "1");
		}
	});

	test("stands finished for who wants no motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		await expect(page.locator(".chat-example-proposal")).toHaveCSS("opacity", "1");
		await expect(page.getByText(example.showAll)).toBeHidden();
		expect(await exampleAnimations(page)).toEqual([]);
	});
});

/** Ends of all animations of the example, as milliseconds after its start. All are brought to their end. */
function exampleAnimations(page: Page): Promise<number[]> {
	return page.evaluate(() => {
		const example = document.querySelector(".chat-example");
		const inside = document
			.getAnimations()
			.filter(({ effect }) => effect instanceof KeyframeEffect && example?.contains(effect.target));
		for (const animation of inside) animation.finish();
		return inside.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
	});
}

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

	test("the page stays short enough to be read to its end", async ({ page }) => {
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
});

/** @returns how often the browser computed the page's styles in so many milliseconds. */
async function stylesIn(page: Page, ms: number): Promise<number> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Performance.enable");
	const count = async () => {
		const { metrics } = await cdp.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN;
	};
	const before = await count();
	await page.waitForTimeout(ms);
	return (await count()) - before;
}
