import type { Page } from "@playwright/test";
import { layoutShift } from "../layout-shift.ts";
import { expect, holdRequests, test } from "../site.ts";

/** How many parts of the page wait to be laid out: as it was read, and now; and how many have waited. */
async function waitingParts(page: Page) {
	await page.addInitScript(() => {
		const count = () =>
			[...document.querySelectorAll("main > *, .footer")].filter(
				(part) => getComputedStyle(part).contentVisibility !== "visible",
			).length;
		Object.assign(window, { countWaiting: count });
		document.addEventListener("DOMContentLoaded", () => Object.assign(window, { waiting: count() }));
		Object.assign(window, { waited: 0 });
		document.addEventListener("animationstart", ({ animationName }) => {
			if (animationName === "lower-part")
				Object.assign(window, { waited: Reflect.get(window, "waited") + 1 });
		});
	});
	return {
		atFirst: () => page.evaluate(() => Reflect.get(window, "waiting")),
		waited: () => page.evaluate(() => Reflect.get(window, "waited")),
		now: () => page.evaluate(() => Reflect.get(window, "countWaiting")()),
	};
}

test.use({ viewport: { width: 390, height: 700 }, reducedMotion: "no-preference" });

test("what lies below the first screen is laid out a moment after it", async ({ page }) => {
	const waiting = await waitingParts(page);
	for (const path of ["/legal", "/en/legal"]) {
		await page.goto(path);
		await expect.poll(waiting.waited, path).toBeGreaterThan(1);
		await expect.poll(waiting.now).toBe(0);
	}
});

test("the first screen is painted, and stays as it is, before the styles of the rest arrive", async ({
	page,
}) => {
	const paths = [
		"/",
		"/industrias",
		"/industrias/retail-ecommerce",
		"/productos",
		"/soluciones",
		"/consultoria",
		"/como-lo-hacemos",
		"/nosotros",
		"/demos",
		"/casos",
		"/audit",
		"/contacto",
	];
	await page.emulateMedia({ reducedMotion: "reduce" });
	// A font that comes late moves letters a little, which is told elsewhere: here it never comes.
	await page.route("**/fonts/*", () => {});
	for (const path of paths) {
		const styles = await holdRequests(page, "**/assets/lower-sections*.css");
		await page.goto(path, { waitUntil: "commit" });
		await expect
			.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length), path)
			.toBe(1);
		const places = () =>
			page.locator("main > :first-child, main > :first-child *").evaluateAll((elements) =>
				elements.map((element) => {
					const { x, y, width, height } = element.getBoundingClientRect();
					return [x, y, width, height, getComputedStyle(element).fontSize].join();
				}),
			);
		const before = await places();
		styles.release();
		await page.waitForFunction(
			() => document.querySelector<HTMLLinkElement>("link[href*=lower-sections]")?.sheet,
		);
		expect(before, path).toEqual(await places());
		await page.unroute("**/assets/lower-sections*.css");
	}
});

test("a reload keeps the place", async ({ page }) => {
	const waiting = await waitingParts(page);
	const fromTop = () => page.evaluate(() => document.querySelector("#rights")?.getBoundingClientRect().top);
	await page.goto("/legal");
	await expect.poll(waiting.now).toBe(0);
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
	const place = await fromTop();
	await page.reload();
	expect(await waiting.atFirst()).toBe(0);
	await expect.poll(fromTop).toBeCloseTo(place ?? Number.NaN, 0);
});

test("a part and a text that an address names are where the page opens", async ({ page }) => {
	const waiting = await waitingParts(page);
	await page.goto("/legal#rights");
	expect(await waiting.atFirst()).toBe(0);
	await expect(page.locator("#rights")).toBeInViewport();
	await page.goto("/nosotros");
	await page.goto("/legal#:~:text=Estos%20t%C3%A9rminos%20se%20rigen%20por%20la%20ley");
	expect(await waiting.atFirst()).toBe(0);
	await expect(page.getByText("Estos términos se rigen por la ley")).toBeInViewport();
});

test("a part that is gone to within the page while the rest waits is where it lands", async ({ page }) => {
	const waiting = await waitingParts(page);
	await page.addInitScript(() => {
		document.addEventListener("DOMContentLoaded", () =>
			requestAnimationFrame(() =>
				document.querySelector<HTMLAnchorElement>('main a[href="#ejercer-derechos"]')?.click(),
			),
		);
	});
	await page.goto("/legal");
	expect(await waiting.atFirst()).toBeGreaterThan(1);
	await expect.poll(waiting.now).toBe(0);
	const top = () =>
		page.evaluate(() => document.querySelector("#ejercer-derechos")?.getBoundingClientRect().top);
	await expect.poll(top).toBeLessThan(250);
	await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test("the answer to a form that is refused is in sight", async ({ page }) => {
	const waiting = await waitingParts(page);
	await page.goto("/blog/conectar-antes-de-cambiar-sistema");
	await page.getByRole("button", { name: "Publicar comentario" }).click();
	await expect(page.locator("main").getByRole("alert")).toBeInViewport();
	expect(await waiting.atFirst()).toBe(0);
});

test("nothing in sight moves when the rest comes", async ({ page }) => {
	const waiting = await waitingParts(page);
	// The font moves letters a little when it comes late, which is told elsewhere: here it never comes.
	await page.route("**/fonts/*", () => {});
	// One post and two posts leave room in the first screen for what comes after them.
	for (const height of [700, 823])
		for (const path of ["/blog/tag/chatgpt", "/en/blog/category/casos-exito", "/blog", "/legal", "/login"]) {
			await page.setViewportSize({ width: 412, height });
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await expect.poll(waiting.now).toBe(0);
			expect(await layoutShift(page), `${path}, ${height}`).toBe(0);
		}
});

test("a card that is alone in its row takes it before the rest of the list has arrived", async ({ page }) => {
	const path = "/en/blog/category/casos-exito";
	await page.setViewportSize({ width: 412, height: 823 });
	await page.goto(path);
	const html = await (await page.request.get(path)).text();
	const [begun, whole] = await page.evaluate((html) => {
		const width = () => document.querySelector(".post-card-title")?.getBoundingClientRect().width ?? 0;
		const cut = html.indexOf('<div class="post-card-words');
		document.open();
		document.write(html.slice(0, cut));
		const begun = width();
		document.write(html.slice(cut));
		document.close();
		return [begun, width()];
	}, html);
	expect(begun).toBeGreaterThan(100);
	expect(begun).toBe(whole);
});

test("home says its height from the first, within a few per cent", async ({ page }) => {
	const waiting = await waitingParts(page);
	await page.addInitScript(() => {
		const heights: number[] = [];
		const note = () => {
			if (document.querySelector(".footer")) heights.push(document.documentElement.scrollHeight);
			requestAnimationFrame(note);
		};
		requestAnimationFrame(note);
		Object.assign(window, { heights });
	});
	for (const width of [360, 390, 768, 1440])
		for (const path of ["/", "/en"]) {
			await page.setViewportSize({ width, height: 844 });
			await page.goto(path);
			await expect.poll(waiting.waited).toBeGreaterThan(8);
			await expect.poll(waiting.now).toBe(0);
			const heights: number[] = await page.evaluate(() => Reflect.get(window, "heights"));
			const last = await page.evaluate(() => document.documentElement.scrollHeight);
			for (const height of heights)
				expect(Math.abs(height / last - 1), `${path}, ${width} px: ${height}, then ${last}`).toBeLessThan(
					0.04,
				);
		}
});

test("home says about its height also while the styles of the rest are under way", async ({ page }) => {
	for (const width of [360, 390, 768, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		const styles = await holdRequests(page, "**/assets/lower-sections*.css");
		await page.goto("/", { waitUntil: "commit" });
		await page.waitForFunction(() => document.querySelector("link[href*=lower-sections]"));
		const height = () => page.evaluate(() => document.documentElement.scrollHeight);
		const first = await height();
		styles.release();
		await expect(page.locator(".footer")).toBeAttached();
		await page.waitForLoadState();
		expect(Math.abs(first / (await height()) - 1), `${width} px: ${first}`).toBeLessThan(0.15);
		await page.unroute("**/assets/lower-sections*.css");
	}
});

test("whoever wants no motion has the whole page at once", async ({ page }) => {
	const waiting = await waitingParts(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/legal");
	expect(await waiting.atFirst()).toBe(0);
});
