import { industries } from "../../content/industries/list.ts";
import { expect, test } from "./site.ts";

test("every industry's flows can be opened in both languages", async ({ request }) => {
	for (const { id, flows } of industries)
		for (const { id: flow } of flows.es)
			for (const path of [`/demo/${id}/${flow}`, `/en/demo/${id}/${flow}`]) {
				const response = await request.get(path);
				expect(response.status()).toBe(200);
			}
});

test("the player moves only when asked, and everything follows the step", async ({ page }) => {
	await page.goto("/demo/hospitalidad-viajes/reserva");
	await expect(page.getByText("Paso 1 de 5")).toBeVisible();
	await expect(page.locator(".player-live")).toHaveText("Pausado");
	await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
	await page.getByRole("button", { name: "Reproducir" }).click();
	await expect(page.locator(".player-live")).toHaveText("En vivo");
	await page.waitForTimeout(3_000);
	await expect(page.getByText("Paso 1 de 5")).toBeVisible();
	await page.getByRole("link", { name: "Paso siguiente" }).click();
	await expect(page.getByText("Paso 2 de 5")).toBeVisible();
	await expect(page.getByText("Lee tarifas y condiciones").first()).toBeVisible();
	await expect(page.locator(".player-metrics")).toContainText("60%");
	await page.locator(".player-steps li").nth(4).getByRole("link").click();
	await expect(page.locator(".player-message")).toHaveCount(10);
	await page.getByRole("button", { name: "Reiniciar" }).click();
	await expect(page.locator(".player-message")).toHaveCount(2);
});

test("what is typed gets its canned reply after a moment of typing", async ({ page }) => {
	await page.goto("/en/demo/retail-ecommerce/carrito");
	await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
	await page.getByLabel("Your message").fill("<b>Do you ship?</b>");
	await page.getByLabel("Your message").press("Enter");
	await expect(page.getByText("<b>Do you ship?</b>")).toBeVisible();
	await expect(page.getByText("The assistant is typing...")).toBeVisible();
	await expect(page.getByText("here I'm only simulating")).toBeVisible();
});

test("an unknown industry falls back to the first one, an unknown flow to its first", async ({ page }) => {
	await page.goto("/demo/nada");
	await expect(page.locator("h1")).toContainText("Hoteles y viajes");
	await page.goto("/demo/retail-ecommerce/nada");
	await expect(page.locator("h1")).toContainText("Comercio");
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
		"href",
		/\/demo\/retail-ecommerce\/estado_pedido$/,
	);
});

test("an industry's card opens how its demo begins in a dialog, which Escape closes", async ({ page }) => {
	await page.goto("/industrias");
	await page.getByRole("link", { name: "Ver la demo: Hoteles y viajes" }).click();
	const dialog = page.getByRole("dialog", { name: "Reserva directa" });
	await expect(dialog).toBeVisible();
	await expect(dialog.getByRole("link", { name: "Recorrer la demo completa" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the steps are links and the conversation is read", async ({ page }) => {
		await page.goto("/demo/automotriz-aftermarket/repuesto");
		await page.getByRole("link", { name: "Paso siguiente" }).click();
		await expect(page.getByText("Paso 2 de 5")).toBeVisible();
		await expect(page.locator(".player-message")).toHaveCount(4);
	});
});

test("events of the demos are taken, others are refused", async ({ request }) => {
	const event = { name: "demo_paused", data: { industry: "educacion-ong", flow: "admision", step: 3 } };
	expect((await request.post("/api/events", { data: event })).status()).toBe(204);
	expect((await request.post("/api/events", { data: { ...event, name: "spy" } })).status()).toBe(400);
});

test("the product demos start when seen, and can be paused, shown whole and played again", async ({
	page,
}) => {
	await page.goto("/productos");
	const demo = page.locator(".demo").first();
	await expect(demo.locator(".demo-message")).toHaveCount(7);
	await demo.scrollIntoViewIfNeeded();
	await expect.poll(() => demo.locator(".demo-message:not(.demo-typing)").count()).toBeLessThan(3);
	await demo.getByRole("button", { name: "Pausar" }).click();
	await demo.getByRole("button", { name: "Ver el resultado completo" }).click();
	await expect(demo.locator(".demo-message")).toHaveCount(7);
	await expect(demo).toContainText("Inyectado al CRM ✓");
	await demo.getByRole("button", { name: "Repetir" }).click();
	await expect.poll(() => demo.locator(".demo-message:not(.demo-typing)").count()).toBeLessThan(3);
});
