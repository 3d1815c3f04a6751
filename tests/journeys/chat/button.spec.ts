import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";

for (const [path, name] of [
	["/", "Hablar con el asistente"],
	["/en", "Talk to the assistant"],
] as const)
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 360, height: 640 },
		{ width: 1440, height: 900 },
	])
		test(`the first button of ${path} at ${viewport.width} px begins a conversation`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(path);
			const first = page.locator("main a").first();
			await expect(first).toHaveText(name);
			await expect(first).toBeInViewport({ ratio: 1 });
			await first.click();
			await expect(page.locator(".chat textarea")).toBeFocused();
			await expect(page.locator(".chat-page")).toBeInViewport({ ratio: 1 });
		});

for (const width of [390, 768])
	test(`at ${width} px the chat's button steps aside while the page scrolls, and comes back`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto("/nosotros");
		const left = () =>
			page.locator(".chat-button").evaluate((button) => Math.round(button.getBoundingClientRect().left));
		const atRest = await left();
		const whileScrolling = await page.evaluate(async () => {
			const button = document.querySelector(".chat-button");
			const seen: number[] = [];
			for (let step = 0; step < 20; step++) {
				scrollBy({ top: 30, behavior: "instant" });
				await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 16)));
				seen.push(button?.getBoundingClientRect().left ?? 0);
			}
			return Math.max(...seen);
		});
		expect(whileScrolling).toBeGreaterThan(atRest + 30);
		await expect.poll(left).toBe(atRest);
	});

test("the floating chat opens at the first press, closes with Escape and gives the focus back", async ({
	page,
}) => {
	await page.goto("/nosotros", { waitUntil: "commit" });
	await page.locator(".chat-button").click();
	await expect(page.locator("#chat-panel")).toBeVisible();
	const box = await page.locator("#chat-panel").boundingBox();
	expect([box?.width, box?.height]).toEqual([450, 650]);
	await page.keyboard.press("Escape");
	await expect(page.locator("#chat-panel")).toBeHidden();
	await expect(page.locator(".chat-button")).toBeFocused();
});

for (const width of [390, 1440])
	test(`a page the chat points to opens whole at ${width} px, and so does the way back`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/contacto");
		await page.locator(".chat-button").click();
		const box = page.locator("#chat-panel textarea");
		await box.fill("¿cómo funciona?");
		await box.press("Enter");
		await page.locator("#chat-panel .chat-sources a").first().click();
		await expect(page).not.toHaveURL(/contacto/);
		await expect(page.locator("#chat-panel")).toBeHidden();
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		await expect(page.locator("h1")).toBeInViewport();
		await expect.poll(() => unstyled(page)).toEqual([]);
		await page.goBack();
		await expect(page).toHaveURL(/\/contacto$/);
		await expect.poll(() => unstyled(page)).toEqual([]);
	});

/** The styles of a page that its policy kept out. */
function unstyled(page: Page) {
	return page.evaluate(() =>
		Array.from(document.querySelectorAll("style")).flatMap((style) => (style.sheet ? [] : [style.innerHTML])),
	);
}

/** The links and buttons of the footer under the floating chat, at the end of the page as it is laid out by now. */
async function coveredByChat(page: Page): Promise<(string | null)[]> {
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
	const button = await page.locator(".chat-button").boundingBox();
	return page.locator("footer :is(a, button)").evaluateAll(
		(all, box) =>
			all.flatMap((each) => {
				const { left, right, top, bottom } = each.getBoundingClientRect();
				const apart =
					!box || right <= box.x || left >= box.x + box.width || bottom <= box.y || top >= box.y + box.height;
				return apart ? [] : [each.textContent];
			}),
		button,
	);
}

test("at the foot of a page the floating chat covers nothing", async ({ page }) => {
	for (const path of ["/contacto", "/en/contact"])
		for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(path);
			await expect.poll(() => coveredByChat(page), { message: `${path} at ${width} px` }).toEqual([]);
		}
});

test("the chat's button has a light and a dark edge, and is no brick on brick", async ({ page }) => {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto("/soluciones");
		const button = page.locator(".chat-button");
		await expect(button).toHaveCSS(
			"box-shadow",
			/^rgb\(255, 255, 255\) 0px 0px 0px 3px, rgb\(25, 21, 18\) 0px 0px 0px 5px/,
		);
		const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
		const brick = await page.locator("article.ladrillo, section.ladrillo").first().evaluate(groundOf);
		await expect(button).not.toHaveCSS("background-color", brick);
	}
});

test("the chat's button stands in the page's margin where there is one, and keeps its two dots in forced colours", async ({
	page,
}) => {
	for (const width of [1440, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/blog");
		const button = await page.locator(".chat-button").boundingBox();
		const margin = await page.evaluate(() => {
			const probe = document.createElement("i");
			probe.style.cssText =
				"position: fixed; width: max(var(--page-gutter), (100vw - var(--page-width)) / 2 + var(--page-gutter))";
			document.body.append(probe);
			return probe.getBoundingClientRect().width;
		});
		expect(button?.x).toBeGreaterThanOrEqual(width - margin);
	}
	await page.emulateMedia({ forcedColors: "active" });
	const [dots, ground] = await page.locator(".chat-button").evaluate((button) => {
		const colon = button.querySelector(".colon") ?? button;
		const dots = ["::before", "::after"].map((dot) => getComputedStyle(colon, dot).backgroundColor);
		return [dots, getComputedStyle(button).backgroundColor] as const;
	});
	for (const dot of dots) expect(dot).not.toBe(ground);
});

test("in forced colours the open chat shows its send button, its status and that an answer is coming", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/asistente");
	await page.route("**/api/agent/**", () => {});
	await page.locator(".chat textarea").fill("hola");
	await page.locator(".chat-send").click();
	await expect(page.locator(".chat-send")).toHaveCSS("border-top-style", "solid");
	const status = page.locator(".chat-status");
	expect(await status.evaluate((one) => getComputedStyle(one, "::before").borderTopStyle)).toBe("solid");
	const dot = page.locator(".chat-thinking i").first();
	const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
	await expect(dot).not.toHaveCSS("background-color", ground);
});

test.describe("a visitor in Tokyo", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("reads their own hour where the panel opens, as at each message", async ({ page }) => {
		await page.goto("/nosotros");
		await page.locator(".chat-button").click();
		const inTokyo = { timeZone: "Asia/Tokyo", hour: "numeric" } as const;
		const [hour] = new Date().toLocaleTimeString("en-US", inTokyo).split(/\s/);
		await expect(page.locator(".chat-opening .hour > .visually-hidden")).toHaveText(
			new RegExp(`^${hour}:\\d\\d`),
		);
	});
});
