import type { Locator, Page } from "@playwright/test";
import { everyRule, expectFits, expectNoViolations } from "../accessible.ts";
import { bubbles, choose, printed, summaryCard, tellAll, visitors } from "../chat/conversing.ts";
import { leadOf } from "../leads.ts";
import { expect, test, type VisitedSite } from "../site.ts";
import { signInAs, somebody } from "../team.ts";

async function write(page: Page, message: string) {
	await page.getByLabel("Tu mensaje").fill(message);
	await page.getByLabel("Tu mensaje").press("Enter");
}

/** Noche and initials; brick is the assistant's. */
async function isAPersons(message: Locator) {
	await expect(message.locator(".initials")).toHaveText(/^[A-Z]{2}$/);
	await expect(message.locator(".chat-bubble")).toHaveCSS("background-color", "rgb(15, 54, 46)");
}

test("a person takes a conversation over, and both sides see at once who writes and what; then hands it back", async ({
	page: visitor,
	browser,
	site,
}) => {
	const present = visitor.waitForResponse(/agent\/events/);
	await visitor.goto("/asistente");
	await write(visitor, "hola, tengo un hotel");
	await expect(visitor.locator('.chat-message[data-role="assistant"]')).toHaveCount(2);
	await present;

	const staff = await browser.newPage();
	await signInAs(staff, site, "sales", "Laura Paz");
	await staff.goto(`${site.adminPath}/conversations?filter=live`);
	await staff.locator(".inbox-item").first().click();
	await expect(staff.locator(".aside-page")).toContainText("/asistente");
	await staff.getByRole("button", { name: "Tomar la conversación" }).click();
	await expect(staff.getByText("La atiendes tú.")).toBeVisible();
	await expect(visitor.getByText("Laura, del equipo, entró a la conversación")).toBeVisible();
	await expect(visitor.getByRole("region", { name: "Laura" })).toContainText("En línea");
	await expect(visitor.getByPlaceholder("Escríbele a Laura")).toBeVisible();
	const message = staff.getByLabel("Tu mensaje");
	await message.pressSequentially("Hola,");
	await expect(visitor.getByText("Laura está escribiendo…")).toBeVisible();
	await expect(visitor.locator(".chat-status")).toHaveText("Escribiendo");
	await message.press("Shift+Enter");
	await message.pressSequentially("soy Laura.");
	await message.press("Enter");
	await expect(staff.locator(".turn.colleague .turn-text").last()).toHaveText("Hola,\nsoy Laura.");
	await expect(message).toHaveValue("");
	await expect(message).toBeFocused();
	await expect(visitor.getByText("Hola,\nsoy Laura.")).toBeVisible();
	await expect(visitor.getByText("Laura:", { exact: true })).toBeVisible();
	await isAPersons(visitor.locator(".chat-message[data-role=assistant]").last());

	await message.fill("Un borrador");
	await visitor.getByLabel("Tu mensaje").pressSequentially("¿cuánto");
	await expect(staff.getByText("Visitante está escribiendo")).toBeVisible();
	await write(visitor, "¿cuánto se demoran?");
	await expect(staff.locator(".turn-text").last()).toHaveText("¿cuánto se demoran?");
	await expect(staff.locator(".inbox-item.active .wait-time")).toBeVisible();
	await expect(message).toHaveValue("Un borrador");
	await expect(visitor.locator('.chat-message[data-role="assistant"]')).toHaveCount(3);
	await expectNoViolations(everyRule(staff));
	for (const width of [320, 768, 1280]) {
		await staff.setViewportSize({ width, height: 800 });
		await expectFits(staff, width);
	}
	await staff.getByRole("button", { name: "Devolver al asistente" }).click();
	await expect(staff.getByText("Responde el asistente.")).toBeVisible();
	await expect(staff.locator(".turn-takeover")).toContainText([
		/^Laura Paz tomó la conversación\. El asistente ya no contesta\. \d/,
		/^Laura Paz le devolvió la conversación al asistente\. \d/,
	]);
	await expect(staff.locator(".turns > li").last()).toHaveClass("turn-takeover");
	const isBack = visitor.getByText("El asistente responde de nuevo");
	await expect(isBack).toBeVisible();
	await write(visitor, "¿y cómo trabajan?");
	await expect(visitor.locator('.chat-message[data-role="assistant"]')).toHaveCount(4);
	await visitor.reload();
	await expect(isBack).toHaveCount(1);
	await staff.context().close();
});

test("a colleague goes on for one who left, and what is pressed twice is said once, without scripts", async ({
	browser,
	site,
}) => {
	const visitor = await browser.newPage({ javaScriptEnabled: false });
	await visitor.goto("/asistente");
	await visitor.getByLabel("Tu mensaje").fill("hola, tengo un gimnasio");
	await visitor.getByRole("button", { name: "Enviar", exact: true }).click();
	const laura = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(laura, site, "sales", "Laura Paz");
	await laura.goto(`${site.adminPath}/conversations?filter=live`);
	await laura.locator(".inbox-item").first().click();
	await laura.getByRole("button", { name: "Tomar la conversación" }).click();

	const pedro = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(pedro, site, "sales", "Pedro Gil");
	await pedro.goto(laura.url());
	await pedro.getByRole("button", { name: "Seguir yo en lugar de Laura Paz" }).click();
	await expect(pedro.getByText("La atiendes tú.")).toBeVisible();
	await pedro.getByLabel("Tu mensaje").fill("Hola, sigo yo.");
	await pedro.getByRole("button", { name: "Enviar" }).dblclick();
	await expect(pedro.locator(".turn-text", { hasText: "Hola, sigo yo." })).toHaveCount(1);
	await pedro.reload();
	await expect(pedro.locator(".turn-text", { hasText: "Hola, sigo yo." })).toHaveCount(1);

	await laura.getByLabel("Tu mensaje").fill("¿Sigues ahí?");
	await laura.getByRole("button", { name: "Enviar" }).click();
	await expect(laura.getByRole("alert")).toHaveText("No se envió: ya no tienes esta conversación.");
	await visitor.reload();
	await expect(visitor.getByText("Hola, sigo yo.")).toBeVisible();
	await expect(visitor.getByText("Pedro, del equipo, entró a la conversación")).toBeVisible();
	await isAPersons(visitor.locator(".chat-message[data-person]"));
	for (const page of [visitor, laura, pedro]) await page.context().close();
});

test.describe("while a proposal is drawn", () => {
	const visitor = visitors.es;
	const { texts, chat } = visitor;
	const newAddress = () => `${somebody("marta")}@brisa.example`;
	const made = (page: Page) => page.locator(".chat-proposal");

	/** Has the site draw documents of others first, one after another, so that a proposal is not done at once. */
	function drawOthers(site: VisitedSite): Promise<Response[]> {
		const headers = { authorization: `Bearer ${site.apiKey}`, "content-type": "application/json" };
		const body = JSON.stringify({ conversationData: { need: "Reservas de noche" }, leadScore: 50 });
		const draw = () => fetch(`${site.url}/api/pdf/generate`, { method: "POST", headers, body });
		return Promise.all(Array.from({ length: 10 }, draw));
	}

	async function untilSummary(page: Page, email: string): Promise<Locator> {
		await page.goto(visitor.page);
		await tellAll(page, visitor, email);
		await choose(page, texts.choices.proposalNow);
		const make = summaryCard(page, visitor).getByRole("button", { name: texts.forms.summary.submit });
		await expect(make).toBeVisible();
		return make;
	}

	test("it can be stopped: nothing is made or sent of it until it is asked for again", async ({
		page,
		site,
	}) => {
		const email = newAddress();
		const make = await untilSummary(page, email);
		const others = drawOthers(site);
		await make.click();
		await page.getByRole("button", { name: chat.stop }).click();
		await expect(page.getByText(chat.stopped)).toBeVisible();
		await others;
		await expect(made(page)).toHaveCount(0);
		await expectNoViolations(everyRule(page));
		// Neither the queue nor a look at what the server keeps undoes it.
		const looked = page.waitForResponse(/agent\/conversation/);
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await looked;
		await expect(page.getByText(chat.stopped)).toBeVisible();
		await page.reload();
		await expect(page.getByText(chat.stopped)).toBeVisible();
		expect((await leadOf(site, email)).proposals).toHaveLength(0);
		expect(site.mails().filter((mail) => mail.includes(`\nTo: ${email}`))).toEqual([]);

		// What only scripts offer comes with them.
		await page.locator(".chat textarea").hover();
		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name: chat.resend }).click();
		expect((await printed(await downloading)).text).toContain("Hostal Cafetal");
		await expect(page.getByText(chat.stopped)).toHaveCount(0);
		await page.reload();
		await expect(made(page)).toHaveCount(1);
		await expect(bubbles(page).filter({ hasText: texts.forms.summary.submit })).toHaveCount(1);
		expect((await leadOf(site, email)).proposals).toHaveLength(1);
	});

	test("an answer that is lost on its way comes once the line is back, and is made once", async ({
		browser,
		site,
	}) => {
		// A page of its own: browsers report a lost connection as an error of the page.
		const page = await browser.newPage({ baseURL: site.url, locale: visitor.locale });
		const email = newAddress();
		const make = await untilSummary(page, email);
		await page.route(/agent\/message/, async (route) => {
			await route.fetch();
			await route.abort("connectionreset");
		});
		await make.click();
		await expect(page.getByText(chat.unsent)).toBeVisible({ timeout: 20_000 });
		await expect(made(page)).toHaveCount(0);
		await page.unroute(/agent\/message/);
		await page.evaluate(() => window.dispatchEvent(new Event("online")));
		await expect(made(page)).toBeVisible({ timeout: 20_000 });
		await expect(page.getByText(chat.unsent)).toHaveCount(0);
		await expect(bubbles(page).filter({ hasText: texts.forms.summary.submit })).toHaveCount(1);
		expect((await leadOf(site, email)).proposals).toHaveLength(1);
		await page.close();
	});

	test("a page that is loaded again waits for it, and finds it made once", async ({ page, site }) => {
		const email = newAddress();
		const make = await untilSummary(page, email);
		const begun = page.waitForResponse(/agent\/message/);
		await make.click();
		await begun;
		await page.reload();
		await expect(made(page)).toBeVisible({ timeout: 20_000 });
		await expect(bubbles(page).filter({ hasText: texts.forms.summary.submit })).toHaveCount(1);
		expect((await leadOf(site, email)).proposals).toHaveLength(1);
	});
});

test("the same call answers as JSON or as a stream", async ({ site }) => {
	const ask = (accept?: string) =>
		fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			body: JSON.stringify({ userMessage: "¿cuánto se demoran?", language: "es" }),
			headers: { "content-type": "application/json", ...(accept && { accept }) },
		});
	const { conversationId: _, ...json } = await (await ask()).json();
	const response = await ask("text/event-stream");
	expect(response.headers.get("content-type")).toContain("text/event-stream");
	expect(response.headers.get("set-cookie")).toContain("conversation=");
	const events = (await response.text()).trim().split("\n\n");
	expect(events.at(-1)).toMatch(/^event: answer\n/);
	expect(JSON.parse(events.at(-1)?.split("\ndata: ")[1] ?? "{}")).toMatchObject(json);
	const refused = await fetch(`${site.url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ userMessage: " " }),
		headers: { "content-type": "application/json", accept: "text/event-stream" },
	});
	expect(refused.status).toBe(400);
});
