import type { Page } from "@playwright/test";
import { industries } from "../../../content/industries/list.ts";
import { expectFits, expectNoViolations, wcag } from "../accessible.ts";
import { expect, holdRequests, test } from "../site.ts";
import { hydrated } from "../team.ts";
import { dot, openDemo, reservation, steps } from "./demo-page.ts";

/** What the page tells the site's own count. */
function heard(page: Page) {
	const events: { name: string; data: object }[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/events")) events.push(request.postDataJSON());
	});
	return events;
}

test("every demo of every industry is a page of its own in both languages", async ({ request }) => {
	for (const { id, flows } of industries) {
		for (const flow of flows) {
			for (const [language, door] of [
				["es", "/demo"],
				["en", "/en/demo"],
			] as const) {
				const path = `${door}/${id}/${flow.id}`;
				const response = await request.get(path);
				expect(response.status(), path).toBe(200);
				const html = await response.text();
				expect(html).toContain(flow.text[language].name);
				expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
				expect(html.match(/class="demo-step"/g), path).toHaveLength(5);
			}
		}
	}
});

test("an unknown industry shows hotels, an unknown flow the industry's first, and the canonical says so", async ({
	page,
}) => {
	const canonical = () => page.locator("link[rel=canonical]").getAttribute("href");
	for (const [path, shown] of [
		["/demo/nada", reservation],
		["/demo/nada/nada", reservation],
		["/demo/retail-ecommerce/nada", "/demo/retail-ecommerce/estado_pedido"],
		["/en/demo/educacion-ong", "/en/demo/educacion-ong/admision"],
		["/demo/Retail-Ecommerce/CARRITO", "/demo/retail-ecommerce/carrito"],
		[`${reservation}?step=x`, reservation],
	] as const) {
		expect((await page.goto(path))?.status()).toBe(200);
		expect(await canonical(), path).toMatch(new RegExp(`${shown}$`));
	}
});

test("the loading screen stands for about a second, then the demo can be played", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const scripts = await holdRequests(page, "**/assets/*.js");
	const began = Date.now();
	await page.goto(reservation, { waitUntil: "commit" });
	const waiting = page.getByText("Cargando demo...");
	await expect(waiting).toBeVisible();
	const covered = () =>
		page.getByRole("button", { name: "Reproducir" }).evaluate((button) => {
			const { x, y } = button.getBoundingClientRect();
			return document.elementFromPoint(x + 4, y + 4)?.closest(".demo-loading") !== null;
		});
	expect(await covered()).toBe(true);
	scripts.release();
	await expect(waiting).toBeHidden();
	expect(Date.now() - began).toBeGreaterThan(900);
	expect(await covered()).toBe(false);
});

test("previous, next and a step move the conversation, the metrics and the systems with them", async ({
	page,
}) => {
	await openDemo(page, reservation);
	await expect(steps(page)).toHaveCount(1);
	await expect(page.locator(".demo-value").first()).toHaveText(/35/);
	await expect(page.locator(".demo-doing").nth(1)).toHaveText("En espera");

	await page.getByRole("link", { name: "Siguiente" }).click();
	await expect(steps(page)).toHaveCount(2);
	await expect(page.locator(".demo-value").first()).toHaveText(/55/);
	await expect(page.locator(".demo-doing").nth(1)).toHaveText("Una doble con balcón libre");
	await expect(page.locator(".demo-next li").first()).toHaveText("Separar la habitación por 20 minutos");

	await dot(page, 5).click();
	await expect(dot(page, 5)).toHaveAttribute("aria-current", "step");
	await expect(steps(page)).toHaveCount(5);
	await expect(page.getByText("Paso 5 de 5", { exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Siguiente" })).toHaveAttribute("aria-disabled", "true");

	await page.getByRole("link", { name: "Anterior" }).click();
	await expect(steps(page)).toHaveCount(4);
	await page.getByRole("button", { name: "Reiniciar" }).click();
	await expect(steps(page)).toHaveCount(1);
	await expect(page).toHaveURL(reservation);
});

test("a trend is green when it rises and red when it falls, and says so in words", async ({ page }) => {
	await openDemo(page, `${reservation}?step=3`);
	const trends = page.locator(".demo-trend");
	await expect(trends.nth(0)).toHaveText(/baja\s+-5 pts/);
	await expect(trends.nth(2)).toHaveText(/sube\s+\+\$110\.000/);
	await expect(page.locator('.demo-trend[data-trend="same"]')).toHaveText(/^sin cambio$/);
	const colour = (index: number) => trends.nth(index).evaluate((one) => getComputedStyle(one).color);
	expect(await colour(0)).toBe("rgb(154, 17, 72)");
	expect(await colour(2)).toBe("rgb(15, 107, 72)");
});

test("playing shows it is live and runs the step's clock, but never moves the step", async ({ page }) => {
	await page.clock.install();
	await page.goto(reservation);
	await hydrated(page);
	await page.clock.runFor(1_100);
	await expect(page.locator(".demo-status")).toHaveText("Pausado");
	await page.getByRole("button", { name: "Reproducir" }).click();
	await expect(page.locator(".demo-status")).toHaveText("En vivo");
	await page.clock.runFor(600_000);
	await expect(page.locator("progress")).toHaveAttribute("value", "20");
	await expect(dot(page, 1)).toHaveAttribute("aria-current", "step");
	await expect(steps(page)).toHaveCount(1);
	const next = page.getByRole("link", { name: "Siguiente" });
	await expect(next).toHaveClass(/sun/);
	await next.click();
	await expect(next).not.toHaveClass(/sun/);
	await page.getByRole("button", { name: "Pausar" }).click();
	await expect(page.locator(".demo-status")).toHaveText("Pausado");
});

/** From here on time passes in the page only when it is told to. */
async function stopClock(page: Page): Promise<void> {
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
}

test("a typed message is answered after a second and a half of typing; Shift and Enter begin a line", async ({
	page,
}) => {
	await openDemo(page, reservation);
	await stopClock(page);
	const box = page.getByLabel("Tu mensaje");
	await expect(page.getByRole("button", { name: "Enviar" })).toBeDisabled();
	await box.fill("¿Aceptan");
	await box.press("Shift+Enter");
	await box.pressSequentially("mascotas?");
	await box.press("Enter");
	await expect(page.locator(".demo-message").last()).toContainText(/¿Aceptan\s+mascotas\?/);
	await expect(box).toHaveValue("");
	await expect(page.locator(".demo-typing")).toBeVisible();
	await page.clock.runFor(1_400);
	await expect(page.locator(".demo-typing")).toBeVisible();
	await page.clock.runFor(200);
	await expect(page.locator(".demo-typing")).toBeHidden();
	await expect(page.locator(".demo-message").last()).toContainText("Anotado.");
});

test("what is done in a demo is told to the site, which takes it", async ({ page }) => {
	const events = heard(page);
	const refused: number[] = [];
	page.on("response", (response) => {
		if (response.url().endsWith("/api/events") && response.status() !== 204) refused.push(response.status());
	});
	await openDemo(page, reservation);
	await page.getByRole("button", { name: "Reproducir" }).click();
	await dot(page, 3).click();
	await page.getByRole("button", { name: "Pausar" }).click();
	await page.getByRole("button", { name: "Reiniciar" }).click();
	const of = { industry: "hospitalidad-viajes", flow: "reserva" };
	await expect
		.poll(() => events)
		.toEqual([
			{ name: "demo_opened", data: { ...of, step: 1 } },
			{ name: "demo_loaded", data: { ...of, step: 1 } },
			{ name: "demo_started", data: { ...of, step: 1 } },
			{ name: "demo_paused", data: { ...of, step: 3 } },
			{ name: "demo_reset", data: { ...of, step: 3 } },
		]);
	await page.locator(".demo-flows a").nth(1).click();
	await expect(page).toHaveURL("/demo/hospitalidad-viajes/checkin");
	await expect.poll(() => events.slice(5).map(({ name }) => name)).toEqual(["demo_loaded"]);
	expect(refused).toEqual([]);
});

test("an event that is none, or of no demo, is refused", async ({ request }) => {
	const data = { industry: "hospitalidad-viajes", flow: "reserva", step: 1 };
	const post = async (body: object) => (await request.post("/api/events", { data: body })).status();
	expect(await post({ name: "demo_loaded", data })).toBe(204);
	expect(await post({ name: "other", data })).toBe(400);
	expect(await post({ name: "demo_loaded", data: { ...data, flow: "carrito" } })).toBe(400);
	expect(await post({ name: "demo_loaded", data: { ...data, step: 6 } })).toBe(400);
	expect(await post({ name: "demo_loaded" })).toBe(400);
});

for (const path of [`${reservation}?step=3`, "/en/demo/retail-ecommerce/devolucion"]) {
	for (const colorScheme of ["light", "dark"] as const) {
		test(`${path} is accessible in the ${colorScheme} theme and fits 320 px`, async ({ page }) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.goto(path);
			await expect(page.locator(".demo:not([data-loading])")).toBeVisible();
			for (const width of [1440, 390]) {
				await page.setViewportSize({ width, height: 900 });
				await expectNoViolations(wcag(page));
			}
			await page.setViewportSize({ width: 320, height: 256 });
			await expectFits(page, 320);
		});
	}
}
