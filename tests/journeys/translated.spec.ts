import { newLead } from "./leads.ts";
import { expect, holdRequests, test } from "./site.ts";
import { hydrated, signInAs } from "./team.ts";
import { translatePages } from "./translated.ts";

for (const begin of ["DOMContentLoaded", "hydrated"] as const) {
	test(`a conversation goes on in a translated page, from ${begin} on`, async ({ page }) => {
		await translatePages(page, begin);
		await page.goto("/asistente");
		const box = page.locator(".chat textarea[name=message]");
		await box.focus();
		await hydrated(page);
		await expect(page.locator(".chat font font").first()).toBeVisible();
		for (const message of [
			"Hola",
			"Tengo un hotel pequeño en Salento y de noche nadie contesta",
			"¿Cuánto cuesta?",
			"Soy Ana Ruiz, ana@brisa.example",
			"Quiero una propuesta",
		]) {
			await box.fill(message);
			await box.press("Enter");
			await expect(page.locator(".chat-message").filter({ hasText: message }).last()).toBeVisible();
			await expect(box).toBeEnabled();
		}
	});

	test(`what is sent before React comes is sent in a translated page, from ${begin} on`, async ({ page }) => {
		await translatePages(page, begin);
		const ready = await holdRequests(page, /\/assets\/.*\.js/);
		await page.goto("/asistente");
		const box = page.locator(".chat textarea[name=message]");
		await box.pressSequentially("Tengo un hotel en Salento");
		await box.press("Enter");
		await expect(page.locator("form.chat-composer")).toHaveAttribute("aria-busy", "true");
		ready.release();
		await expect(page.locator(".chat-message[data-role=user]")).toHaveText(/Tengo un hotel en Salento/);
		await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	});

	test(`the chat opens at the first press in a translated page, from ${begin} on`, async ({ page }) => {
		await translatePages(page, begin);
		const devTools = await page.context().newCDPSession(page);
		await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
		await page.goto("/nosotros");
		await page.locator(".chat-button").click();
		const box = page.locator("#chat-panel textarea");
		await box.pressSequentially("Hola, una pregunta rápida antes de seguir: ");
		await expect(page.locator("html")).toHaveAttribute("data-hydrated", "", { timeout: 30_000 });
		await page.keyboard.type("¿cómo funciona?");
		await expect(box).toHaveValue("Hola, una pregunta rápida antes de seguir: ¿cómo funciona?");
		await box.press("Enter");
		await expect(
			page.locator("#chat-panel .chat-message").filter({ hasText: "¿cómo" }).first(),
		).toBeVisible();
	});

	test(`a demo goes on in a dialog of a translated page, from ${begin} on`, async ({ page }) => {
		await translatePages(page, begin);
		await page.goto("/industrias");
		await page.locator("[data-opens]").first().click();
		const dialog = page.locator("dialog").first();
		for (let press = 0; press < 2; press++) await dialog.getByRole("link", { name: "Siguiente" }).click();
		const box = dialog.getByLabel("Tu mensaje");
		await box.fill("¿Y si llego tarde?");
		await box.press("Enter");
		await expect(dialog.locator(".demo-message").filter({ hasText: "¿Y si llego tarde?" })).toBeVisible();
		await expect(dialog.locator(".demo-typing")).toBeHidden();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	});

	test(`a form that is refused, then sent, in a translated page, from ${begin} on`, async ({ page }) => {
		await translatePages(page, begin);
		await page.goto("/contacto");
		await page.locator("[name=firstname]").fill("Ana");
		await page.locator("main button[type=submit]").click();
		await expect(page.locator(".alert-problem")).toBeVisible();
		await page.locator("[name=lastname]").fill("Ruiz");
		await page.locator("[name=email]").fill("ana@example.com");
		await page.locator("[name=consent]").check();
		await page.locator("main button[type=submit]").click();
		await expect(page.locator(".received")).toBeVisible();
	});
}

test("an editor writes on, and saves, in a translated page", async ({ page, site }) => {
	await translatePages(page, "hydrated");
	await signInAs(page, site, "editor");
	await page.goto(`${site.adminPath}/blog/new`);
	await expect(page.locator("main font font").first()).toBeVisible();
	await page.getByLabel("Título", { exact: true }).fill("Una prueba");
	await page.getByLabel("Contenido en Markdown").pressSequentially("# Hola\n\n**fuerte**");
	await expect(page.locator("#editor-state")).toContainText("Guardado a las", { timeout: 15_000 });
	await page.getByRole("button", { name: "Vista Previa" }).click();
	await expect(page.locator("#preview .prose strong")).toHaveText("fuerte");
	await page.getByLabel("Contenido en Markdown").pressSequentially(" y más");
	await page.getByRole("button", { name: "Guardar borrador" }).click();
	await expect(page.getByText("El borrador quedó guardado.")).toBeVisible();
});

test("the team filters a list and works on a lead in a translated page", async ({ page, site }) => {
	await translatePages(page, "hydrated");
	await newLead(site, "Ágata Núñez");
	await newLead(site, "Bruno Paz");
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/leads`);
	await expect(page.locator("main font font").first()).toBeVisible();
	await page.getByLabel("Buscar").fill("agata");
	await page.getByRole("button", { name: "Buscar" }).click();
	await expect(page.getByRole("link", { name: /Bruno/ })).toHaveCount(0);
	await page
		.getByRole("link", { name: /Ágata Núñez/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ágata Núñez");
	await page.getByLabel("Nota nueva").fill("Llamar el lunes");
	await page.getByRole("button", { name: "Guardar nota" }).click();
	await expect(page.getByText("Llamar el lunes")).toBeVisible();
});

test("the team answers and snoozes a conversation in a translated page, beside its list", async ({
	page,
	site,
}) => {
	await translatePages(page, "hydrated");
	await newLead(site, "Cloe Mesa");
	await signInAs(page, site, "sales");
	await page.goto(`${site.adminPath}/conversations`);
	await page.getByRole("link", { name: /Cloe/ }).first().click();
	await expect(page.locator("main font font").first()).toBeVisible();
	await page.getByRole("button", { name: "Tomar la conversación" }).click();
	await expect(page.getByText("La atiendes tú.")).toBeVisible();
	const message = page.getByLabel("Tu mensaje");
	await message.fill("Te escribo mañana.");
	await message.press("Enter");
	await expect(page.locator(".turn.colleague .turn-text")).toHaveText("Te escribo mañana.");
	const snooze = page.locator("form", { has: page.locator("#snooze") });
	const presence = page.locator(".thread-head h1 + p");
	await snooze.locator("select").selectOption("tomorrow");
	await snooze.getByRole("button").click();
	await expect(presence).toHaveText(/Pospuesta hasta/);
	await page.getByRole("button", { name: "Mostrarla ya" }).click();
	await expect(presence).toHaveText(/^((?!Pospuesta).)*$/);
});
