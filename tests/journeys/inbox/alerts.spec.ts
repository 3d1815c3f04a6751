import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { askForPerson, rowOf, takeOver, write } from "./waiting-visitor.ts";

type Told = { tones: number[]; notices: { title: string; body: string; tag: string }[]; isAway: boolean };

/** Keeps what a page plays and tells, and allows it notices. Set `isAway`, and the page counts as hidden. */
async function listenToAlerts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const told: Told = { tones: [], notices: [], isAway: false };
		Object.assign(window, { told });
		Object.defineProperty(document, "hidden", { get: () => told.isAway });
		const start = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (when) {
			told.tones.push(this.frequency.value);
			start.call(this, when);
		};
		class StubNotification {
			static permission = "default";
			static async requestPermission() {
				StubNotification.permission = "granted";
				return StubNotification.permission;
			}
			constructor(title: string, { body = "", tag = "" }: NotificationOptions) {
				told.notices.push({ title, body, tag });
			}
		}
		Object.assign(window, { Notification: StubNotification });
	});
}

const toldTo = (page: Page) => page.evaluate(() => (window as unknown as { told: Told }).told);
const tonesOf = async (page: Page) => (await toldTo(page)).tones.length;
const leave = (page: Page) =>
	page.evaluate(() => {
		(window as unknown as { told: Told }).told.isAway = true;
	});

test("a line of a visitor who waits plays two notes, is a notice on request where the page is hidden, and is neither once muted", async ({
	page,
	browser,
	site,
}) => {
	await listenToAlerts(page);
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	await page.getByRole("button", { name: "Avisarme en este dispositivo" }).click();
	await expect(page.getByText("Avisos activos en este dispositivo")).toBeVisible();
	const visitor = await askForPerson(browser, "Rita Mora");
	await expect.poll(() => tonesOf(page)).toBe(2);
	expect(await toldTo(page)).toMatchObject({ tones: [659.25, 880], notices: [] });

	await leave(page);
	await write(visitor, "¿Hay alguien?");
	await expect.poll(() => tonesOf(page)).toBe(4);
	const id = (await rowOf(page, "Rita Mora").getAttribute("href"))?.split("/").at(-1);
	expect((await toldTo(page)).notices).toEqual([
		{ title: "Esperan una respuesta", body: "Rita Mora", tag: id },
	]);

	await page.getByRole("button", { name: "Silenciar avisos" }).click();
	await write(visitor, "¿Hola?");
	await expect(rowOf(page, "Rita Mora")).toContainText("¿Hola?");
	await expect(page).toHaveTitle(/^Conversaciones/);
	expect(await toldTo(page)).toMatchObject({ tones: { length: 4 }, notices: { length: 1 } });
	await page.reload();
	await hydrated(page);
	await expect(page.getByRole("button", { name: "Silenciar avisos" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await visitor.context().close();
});

test("who waits is told on every screen of the team: in the bar, in the title and by sound, by one stream for all tabs", async ({
	page,
	browser,
	site,
}) => {
	await listenToAlerts(page);
	await signInAs(page, site, "sales", "Laura Paz");
	const streams: string[] = [];
	page.context().on("request", (request) => {
		if (request.headers().accept === "text/event-stream") streams.push(request.url());
	});
	await page.goto(`${site.adminPath}/leads`);
	await hydrated(page);
	const other = await page.context().newPage();
	await listenToAlerts(other);
	await other.goto(`${site.adminPath}/visits`);
	await hydrated(other);
	for (const one of [page, other]) await one.getByRole("heading", { level: 1 }).click();
	const tones = async () => (await tonesOf(page)) + (await tonesOf(other));
	const waiting = page.locator(".sections-waiting");
	const before = (await waiting.count()) > 0 ? Number((await waiting.innerText()).replace(/\D/g, "")) : 0;
	const visitor = await askForPerson(browser, "Inés Duarte");
	for (const one of [page, other]) {
		await expect(one.locator(".sections-waiting")).toContainText(String(before + 1));
		await expect(one).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
	}
	await expect.poll(tones).toBe(2);
	expect(streams).toHaveLength(1);

	await page.close();
	await write(visitor, "¿Hay alguien?");
	await expect.poll(() => tonesOf(other)).toBeGreaterThan(0);
	await other.goto(`${site.adminPath}/today`);
	await expect(other).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Hoy`));
	await visitor.context().close();
});

test("a conversation that a colleague assigns sounds for the one who gets it, on any screen, and for nobody else", async ({
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Nora Cano");
	const desk = async (name: string, path: string) => {
		const page = await (await browser.newContext()).newPage();
		await listenToAlerts(page);
		await signInAs(page, site, "sales", name);
		await page.goto(site.adminPath + path);
		await hydrated(page);
		await page.getByRole("heading", { level: 1 }).first().click();
		return page;
	};
	const julian = await desk("Julián Mesa", "/leads");
	const ana = await desk("Ana Osorio", "/conversations");
	const laura = await desk("Laura Paz", "/conversations");
	await rowOf(laura, "Nora Cano").click();
	await laura.getByLabel("Responsable").selectOption({ label: "Julián Mesa" });
	await laura.getByRole("button", { name: "Asignar" }).click();
	await expect(laura.getByText("La atiende Julián Mesa.")).toBeVisible();
	await expect.poll(() => tonesOf(julian)).toBe(2);

	await julian.getByRole("link", { name: /^Conversaciones/ }).click();
	await rowOf(julian, "Nora Cano").click();
	await expect(julian.getByText("La atiendes tú.")).toBeVisible();
	for (const one of [ana, laura]) expect(await tonesOf(one)).toBe(0);
	expect(await tonesOf(julian)).toBe(2);
	for (const one of [julian, ana, laura, visitor]) await one.context().close();
});

test("what nobody read is counted until somebody opens it, in the row and in the filter", async ({
	page,
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Olga Paz");
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await rowOf(page, "Olga Paz").click();
	await takeOver(page);
	await page.getByLabel("Tu mensaje").fill("Hola, Olga.");
	await page.getByLabel("Tu mensaje").press("Enter");
	await expect(page.locator(".turn.colleague")).toHaveCount(1);
	await page.getByRole("button", { name: "Devolver al asistente" }).click();
	await expect(page.getByText("Responde el asistente.")).toBeVisible();
	await page.goto(`${site.adminPath}/conversations?filter=mine`);
	await hydrated(page);
	const unread = page.getByRole("link", { name: /^Sin leer/ });
	const count = async () => Number((await unread.innerText()).replace(/\D/g, ""));
	const before = await count();
	await write(visitor, "¿Cuánto se demoran?");
	await write(visitor, "¿Y cómo trabajan?");
	await expect.poll(count).toBe(before + 1);
	await unread.click();
	const row = rowOf(page, "Olga Paz");
	await expect(row.locator(".inbox-unread")).toContainText("2 sin leer");
	await row.click();
	await expect(page.locator(".turn.visitor").last()).toContainText("¿Y cómo trabajan?");
	await expect(unread.locator("b")).toHaveText(String(before));
	await expect(row).toHaveCount(0);
	await visitor.context().close();
});

test("a snoozed conversation is back on top at its time, with sound, though nothing else happens", async ({
	page,
	browser,
	site,
}) => {
	await listenToAlerts(page);
	const visitor = await askForPerson(browser, "Vera Cano");
	await signInAs(page, site, "sales", "Laura Paz");
	const list = `${site.adminPath}/conversations`;
	await page.goto(list);
	await rowOf(page, "Vera Cano").click();
	await page.getByLabel("Posponer").selectOption("hour");
	await page
		.locator("form", { has: page.locator("#snooze") })
		.getByRole("button")
		.click();
	await expect(page.getByText(/Pospuesta hasta/).last()).toBeVisible();
	await visitor.context().close();
	await site.endSnoozesIn(6_000);
	await page.goto(list);
	await hydrated(page);
	// Browsers play nothing before somebody has pressed something.
	await page.getByText("Conversaciones", { exact: true }).first().click();
	await expect(rowOf(page, "Vera Cano")).toHaveCount(0);
	await expect(page.getByRole("link", { name: /^Pospuestas/ })).toBeVisible();
	const waiting = page.getByRole("region", { name: "Esperan a una persona" });
	await expect(waiting.locator(rowOf(page, "Vera Cano"))).toBeVisible();
	await expect.poll(() => tonesOf(page)).toBe(2);
});

test("the visitor's page, time, lead and earlier conversations stand beside the conversation", async ({
	page,
	browser,
	site,
}) => {
	const email = "alba@rey.example";
	const before = await askForPerson(browser, "Alba Rey", email);
	await before.context().close();
	const visitor = await browser.newPage({ timezoneId: "America/Santiago" });
	await visitor.goto("/asistente");
	const opened = visitor.waitForResponse(/agent\/events/);
	await visitor.getByLabel("Tu mensaje").fill(`Soy Alba Rey, ${email}, tengo un hotel`);
	await visitor.getByLabel("Tu mensaje").press("Enter");
	await opened;
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations?filter=live`);
	await rowOf(page, "Alba Rey").first().click();
	const aside = page.getByRole("complementary", { name: "Ver la ficha" });
	await expect(aside.getByText("Está viendo ahora")).toBeVisible();
	await expect(aside.locator(".aside-page")).toContainText("/asistente");
	await expect(aside.locator(".aside-facts").first()).toContainText(/Español.*, hora de Chile/);
	await expect(aside.getByText(email)).toBeVisible();
	await expect(aside.locator(".aside-earlier a")).toHaveText(["quiero hablar con una persona"]);
	await expect(aside.locator(".aside-earlier .quiet")).toHaveText([/^hace \d+ minutos?$/]);
	await aside.getByRole("link", { name: "Abrir el lead" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Alba Rey");
	await visitor.context().close();
});
