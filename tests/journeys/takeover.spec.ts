import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type FakeModel, fakeModel } from "../support/fake-model.ts";
import { lineTo } from "../support/line.ts";
import { runSite } from "../support/running-site.ts";
import { expect, test } from "./site.ts";
import { enterAs } from "./team.ts";

async function write(page: Page, message: string) {
	await page.getByLabel("Tu mensaje").fill(message);
	await page.getByLabel("Tu mensaje").press("Enter");
}

test("a person takes a conversation over, speaks, and hands it back; the visitor sees who speaks", async ({
	page: visitor,
	browser,
	site,
}) => {
	await visitor.goto("/asistente");
	await write(visitor, "hola, tengo un hotel");
	await expect(visitor.locator('.chat-message[data-role="assistant"]')).toHaveCount(2);

	const staff = await (await browser.newContext({ baseURL: site.url })).newPage();
	await enterAs(staff, site, "sales", "Laura Paz");
	await staff.goto(`${site.adminPath}/conversations`);
	await expect(staff.getByText("En vivo").first()).toBeVisible();
	await staff.locator(".room-list a").first().click();
	await staff.getByRole("button", { name: "Tomar la conversación" }).click();
	await expect(staff.getByText("La atiendes tú.")).toBeVisible();
	await staff.getByLabel("Tu mensaje").fill("Hola, soy Laura del equipo.");
	await staff.getByRole("button", { name: "Enviar" }).click();
	await expect(staff.locator(".spoken-words").last()).toHaveText("Hola, soy Laura del equipo.");

	await expect(visitor.getByText("Hola, soy Laura del equipo.")).toBeVisible({ timeout: 25_000 });
	await expect(visitor.getByText("Te atiende Laura Paz, del equipo")).toBeVisible();
	await expect(visitor.getByText("Laura Paz:", { exact: true })).toBeVisible();
	await write(visitor, "¿cuánto se demoran?");
	await expect(visitor.locator('.chat-message[data-role="user"]')).toHaveCount(2);
	await expect(visitor.locator('.chat-message[data-role="assistant"]')).toHaveCount(3);

	await staff.getByLabel("Tu mensaje").fill("Un borrador");
	await staff.getByRole("button", { name: "Ver si hay algo nuevo" }).click();
	await expect(staff.locator(".spoken-words").last()).toHaveText("¿cuánto se demoran?");
	await expect(staff.getByLabel("Tu mensaje")).toHaveValue("Un borrador");
	expect((await new AxeBuilder({ page: staff }).analyze()).violations).toEqual([]);
	for (const width of [320, 1280]) {
		await staff.setViewportSize({ width, height: 800 });
		expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
	await staff.getByRole("button", { name: "Devolver al asistente" }).click();
	await expect(staff.getByText("Responde el asistente.")).toBeVisible();
	await write(visitor, "¿y cómo trabajan?");
	await expect(visitor.locator('.chat-message[data-role="assistant"]')).toHaveCount(4);
	await staff.context().close();
});

test("a colleague goes on for one who left, and what is pressed twice is said once, without scripts", async ({
	browser,
	site,
}) => {
	const own = { baseURL: site.url, javaScriptEnabled: false };
	const visitor = await (await browser.newContext(own)).newPage();
	await visitor.goto("/asistente");
	await visitor.getByLabel("Tu mensaje").fill("hola, tengo un gimnasio");
	await visitor.getByRole("button", { name: "Enviar", exact: true }).click();
	const laura = await (await browser.newContext(own)).newPage();
	await enterAs(laura, site, "sales", "Laura Paz");
	await laura.goto(`${site.adminPath}/conversations`);
	await laura.locator(".room-list a").first().click();
	await laura.getByRole("button", { name: "Tomar la conversación" }).click();

	const pedro = await (await browser.newContext(own)).newPage();
	await enterAs(pedro, site, "sales", "Pedro Gil");
	await pedro.goto(laura.url());
	await pedro.getByRole("button", { name: "Seguir yo en lugar de Laura Paz" }).click();
	await expect(pedro.getByText("La atiendes tú.")).toBeVisible();
	await pedro.getByLabel("Tu mensaje").fill("Hola, sigo yo.");
	await pedro.getByRole("button", { name: "Enviar" }).dblclick();
	await expect(pedro.locator(".spoken-words", { hasText: "Hola, sigo yo." })).toHaveCount(1);
	await pedro.reload();
	await expect(pedro.locator(".spoken-words", { hasText: "Hola, sigo yo." })).toHaveCount(1);

	await laura.getByLabel("Tu mensaje").fill("¿Sigues ahí?");
	await laura.getByRole("button", { name: "Enviar" }).click();
	await expect(laura.getByRole("alert")).toHaveText("No se envió: ya no tienes esta conversación.");
	await visitor.reload();
	await expect(visitor.getByText("Hola, sigo yo.")).toBeVisible();
	for (const page of [visitor, laura, pedro]) await page.context().close();
});

test.describe("with a model behind it", () => {
	let model: FakeModel;
	let own: Awaited<ReturnType<typeof runSite>>;
	let dataDir: string;

	test.beforeAll(async () => {
		model = await fakeModel({ kind: "says", text: "Hola." });
		dataDir = mkdtempSync(join(tmpdir(), "journey-"));
		const llm = { LLM_PROVIDER: "openai-compatible", LLM_MODEL: "fake", LLM_BASE_URL: model.url };
		own = await runSite({ DATA_DIR: dataDir, ...llm });
	});
	test.afterAll(async () => {
		await own.end("SIGTERM");
		await model.close();
		rmSync(dataDir, { recursive: true, force: true });
	});

	test("the answer is seen while it comes, can be stopped, and asked again", async ({ page }) => {
		model.behave({ kind: "stalls", after: "Claro, te cuento. Nuestro equipo conecta los" });
		await page.goto(`${own.url}/asistente`);
		await write(page, "¿qué hacen?");
		await expect(page.getByText("Claro, te cuento.")).toBeVisible();
		await page.getByRole("button", { name: "Detener la respuesta" }).click();
		await expect(page.getByText("Detenida")).toBeVisible();
		await expect(page.getByText("Claro, te cuento.", { exact: true })).toBeVisible();
		expect(await page.getByText("conecta los").count()).toBe(0);
		// Neither the queue nor a look at what the server keeps undoes it.
		const asked = model.asked().length;
		const looked = page.waitForResponse(/agent\/conversation/);
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await looked;
		await expect(page.getByText("Detenida")).toBeVisible();
		await page.reload();
		await expect(page.getByText("Detenida")).toBeVisible();
		expect(model.asked()).toHaveLength(asked);
		model.behave({ kind: "says", text: "Claro, te cuento. Contact Pilot contesta el primer contacto." });
		await page.getByRole("button", { name: "Reintentar" }).click();
		await expect(page.getByText("Contact Pilot contesta el primer contacto.")).toBeVisible();
		await page.reload();
		await expect(page.getByText("Contact Pilot contesta el primer contacto.")).toBeVisible();
		await expect(page.getByText("Detenida")).toHaveCount(0);
		await expect(page.getByText("¿qué hacen?")).toHaveCount(1);
	});

	test("an answer stopped before a word of it leaves the question and the offer to ask again", async ({
		page,
	}) => {
		model.behave({ kind: "stalls", after: "Claro" });
		await page.goto(`${own.url}/asistente`);
		await write(page, "¿qué hacen?");
		await page.getByRole("button", { name: "Detener la respuesta" }).click();
		await expect(page.getByText("Detenida")).toBeVisible();
		await expect(page.locator(".chat-message")).toHaveCount(2);
		expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
		await page.reload();
		await expect(page.getByText("Detenida")).toBeVisible();
		await expect(page.locator(".chat-message")).toHaveCount(2);
		model.behave({ kind: "says", text: "Contact Pilot contesta el primer contacto." });
		await page.getByRole("button", { name: "Reintentar" }).click();
		await expect(page.getByText("Contact Pilot contesta el primer contacto.")).toBeVisible();
		await expect(page.locator(".chat-message")).toHaveCount(3);
	});

	test("an answer whose connection drops comes whole when it is back", async ({ browser }) => {
		const line = await lineTo(own.url);
		// A page of its own: browsers report a cut connection as an error of the page.
		const page = await browser.newPage();
		const until = Promise.withResolvers<void>();
		const rest = " Pilot contesta el primer contacto.";
		model.behave({ kind: "pauses", after: "Claro, te cuento. Contact", rest, until: until.promise });
		await page.goto(`${line.url}/asistente`);
		await write(page, "¿qué hacen?");
		await expect(page.getByText("Claro, te cuento.")).toBeVisible();
		const asked = model.asked().length;
		line.cut();
		await expect(page.getByText("Sin enviar")).toBeVisible();
		until.resolve();
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect(page.getByText("Claro, te cuento. Contact Pilot")).toBeVisible();
		await expect(page.locator(".chat-message")).toHaveCount(3);
		expect(model.asked()).toHaveLength(asked);
		await page.close();
		await line.close();
	});

	test("an answer that is still coming when the page is loaded again is waited for there, and can be stopped", async ({
		page,
	}) => {
		const until = Promise.withResolvers<void>();
		const rest = " Pilot contesta el primer contacto.";
		model.behave({ kind: "pauses", after: "Claro, te cuento. Contact", rest, until: until.promise });
		await page.goto(`${own.url}/asistente`);
		await write(page, "¿qué hacen?");
		await expect(page.getByText("Claro, te cuento.")).toBeVisible();
		const asked = model.asked().length;
		await page.reload();
		await expect(page.getByRole("button", { name: "Detener la respuesta" })).toBeVisible();
		until.resolve();
		await expect(page.getByText("Claro, te cuento. Contact Pilot")).toBeVisible();
		expect(model.asked()).toHaveLength(asked);

		model.behave({ kind: "stalls", after: "Claro, te cuento. Nuestro equipo conecta los" });
		await write(page, "¿y qué más hacen?");
		await expect(page.getByText("Claro, te cuento.", { exact: true })).toBeVisible();
		await page.reload();
		await page.getByRole("button", { name: "Detener la respuesta" }).click();
		await expect(page.getByText("Detenida")).toBeVisible();
		await expect(page.getByText("Claro, te cuento.", { exact: true })).toBeVisible();
	});

	test("the same call answers as JSON or as a stream", async () => {
		model.behave({ kind: "says", text: "Claro, te cuento. Contact Pilot contesta el primer contacto." });
		const ask = (accept?: string) =>
			fetch(`${own.url}/api/agent/message`, {
				method: "POST",
				body: JSON.stringify({ userMessage: "¿qué hace Contact Pilot?", language: "es" }),
				headers: { "content-type": "application/json", ...(accept && { accept }) },
			});
		const json = await (await ask()).json();
		const response = await ask("text/event-stream");
		expect(response.headers.get("content-type")).toContain("text/event-stream");
		expect(response.headers.get("set-cookie")).toContain("conversation=");
		const events = (await response.text()).trim().split("\n\n");
		const data = events.map((event) => JSON.parse(event.split("\ndata: ")[1] ?? "{}"));
		expect(events.at(-1)).toMatch(/^event: answer\n/);
		expect(data.at(-1).reply).toBe(json.reply);
		const pieces = data.slice(0, -1).map(({ text }) => text);
		expect(pieces.join("")).toBe(json.reply);
		expect(pieces.length).toBeGreaterThan(3);
		const refused = await fetch(`${own.url}/api/agent/message`, {
			method: "POST",
			body: JSON.stringify({ userMessage: " " }),
			headers: { "content-type": "application/json", accept: "text/event-stream" },
		});
		expect(refused.status).toBe(400);
	});
});
