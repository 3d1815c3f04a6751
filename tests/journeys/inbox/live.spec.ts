import { cutProxy } from "../../support/cut-proxy.ts";
import { expect, test } from "../site.ts";
import { hydrated, signInAs } from "../team.ts";
import { askForPerson, rowOf, takeOver, write } from "./waiting-visitor.ts";

test("a connection that is cut for a minute misses nothing, though the browser is told of nothing", async ({
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Gloria Díaz");
	const page = await browser.newPage({ baseURL: site.url });
	await signInAs(page, site, "sales", "Laura Paz");
	const proxy = await cutProxy(site.url);
	await page.clock.install();
	await page.goto(`${proxy.url}${site.adminPath}/conversations`);
	await hydrated(page);
	await rowOf(page, "Gloria Díaz").click();
	await expect(page.locator(".turn.visitor").last()).toContainText("quiero hablar con una persona");
	proxy.cut();
	await write(visitor, "¿Siguen ahí?");
	await page.clock.fastForward(61_000);
	await expect(page.getByText("Se actualiza cada 5 segundos.").first()).toBeVisible();
	await expect(page.getByText("¿Siguen ahí?")).toHaveCount(0);
	proxy.mend();
	await expect(async () => {
		await page.clock.fastForward(21_000);
		await expect(page.getByText("Se actualiza cada 5 segundos.")).toHaveCount(0, { timeout: 2_000 });
	}).toPass();
	await expect(page.locator(".turn.visitor").last()).toContainText("¿Siguen ahí?");
	proxy.stop();
	await expect(async () => {
		await page.clock.fastForward(6_000);
		await expect(page.getByText("Sin conexión.").first()).toBeVisible({ timeout: 500 });
	}).toPass();
	for (const each of [page, visitor]) await each.context().close();
});

test("a visitor's chat that is cut for a minute misses nothing, and hears of the team at once again", async ({
	browser,
	site,
}) => {
	const staff = await browser.newPage({ baseURL: site.url });
	await signInAs(staff, site, "sales", "Laura Paz");
	const proxy = await cutProxy(site.url);
	const visitor = await browser.newPage({ locale: "es-CO" });
	await visitor.clock.install();
	// Time limits that follow the clock of the test.
	await visitor.addInitScript(() => {
		AbortSignal.timeout = (milliseconds) => {
			const controller = new AbortController();
			setTimeout(() => controller.abort(), milliseconds);
			return controller.signal;
		};
	});
	await visitor.goto(`${proxy.url}/asistente`);
	const opened = visitor.waitForResponse(/agent\/events/);
	await visitor.getByLabel("Tu mensaje").fill("Soy Rocío Luna, rocio@luna.example");
	await visitor.getByLabel("Tu mensaje").press("Enter");
	await opened;
	await staff.goto(`${site.adminPath}/conversations`);
	await hydrated(staff);
	await rowOf(staff, "Rocío Luna").click();
	await takeOver(staff);
	await expect(visitor.getByText("Laura, del equipo, entró a la conversación")).toBeVisible();

	proxy.cut();
	await staff.getByLabel("Tu mensaje").fill("¿Sigues ahí?");
	await staff.getByLabel("Tu mensaje").press("Enter");
	await expect(staff.locator(".turn.colleague .turn-text")).toHaveText("¿Sigues ahí?");
	await visitor.clock.fastForward(61_000);
	await expect(visitor.getByText("¿Sigues ahí?")).toHaveCount(0);
	proxy.mend();
	const again = visitor.waitForResponse(/agent\/events/);
	await visitor.clock.fastForward(61_000);
	await expect(visitor.getByText("¿Sigues ahí?")).toBeVisible();
	await again;
	// Who writes is told once in two seconds.
	await staff.getByLabel("Tu mensaje").pressSequentially("Te llamo mañana", { delay: 200 });
	await expect(visitor.getByText("Laura está escribiendo…")).toBeVisible();
	await visitor.close();
	await staff.close();
	proxy.stop();
});

test("a browser that takes no streams asks the server again and again, on both sides", async ({
	browser,
	site,
}) => {
	const visitor = await browser.newPage();
	const staff = await browser.newPage();
	for (const page of [visitor, staff]) {
		await page.clock.install();
		await page.addInitScript(() => Reflect.deleteProperty(window, "EventSource"));
	}
	await visitor.goto("/asistente");
	await visitor.getByLabel("Tu mensaje").fill("Soy Nora Vela, nora@vela.example");
	await visitor.getByLabel("Tu mensaje").press("Enter");
	await expect(visitor.locator('.chat-message[data-role="assistant"]')).toHaveCount(2);
	await signInAs(staff, site, "sales", "Laura Paz");
	await staff.goto(`${site.adminPath}/conversations`);
	await hydrated(staff);
	await rowOf(staff, "Nora Vela").click();
	await takeOver(staff);
	await staff.getByLabel("Tu mensaje").fill("Hola, Nora.");
	await staff.getByLabel("Tu mensaje").press("Enter");
	await expect(staff.locator(".turn.colleague .turn-text")).toHaveText("Hola, Nora.");
	await visitor.clock.fastForward(15_000);
	await expect(visitor.getByText("Hola, Nora.")).toBeVisible();
	await visitor.getByLabel("Tu mensaje").fill("¡Hola, Laura!");
	await visitor.getByLabel("Tu mensaje").press("Enter");
	await staff.clock.fastForward(5_000);
	await expect(staff.getByText("Se actualiza cada 5 segundos.").first()).toBeVisible();
	await staff.clock.fastForward(5_000);
	await expect(staff.locator(".turn.visitor").last()).toContainText("¡Hola, Laura!");
	for (const page of [visitor, staff]) await page.close();
});

test("an open conversation is read anew when its own visitor writes, and not when others do", async ({
	page,
	browser,
	site,
}) => {
	const [own, other] = [await askForPerson(browser, "Irma Uno"), await askForPerson(browser, "Irma Dos")];
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	await rowOf(page, "Irma Uno").click();
	await expect(page.getByRole("heading", { name: "Irma Uno" })).toBeVisible();
	await write(other, "Hola.");
	await expect(rowOf(page, "Irma Dos")).toContainText("Hola.");
	const read: string[] = [];
	page.on("request", (request) => read.push(decodeURIComponent(request.url())));
	const of = (route: string) => read.filter((url) => url.includes(`_routes=staff:${route}+`)).length;
	for (const line of ["Primera.", "Segunda.", "Tercera."]) {
		await write(other, line);
		await expect(rowOf(page, "Irma Dos")).toContainText(line);
	}
	expect([of("conversations") >= 3, of("conversation")]).toEqual([true, 0]);
	await write(own, "¿Y yo?");
	await expect(page.locator(".turn.visitor").last()).toContainText("¿Y yo?");
	expect(of("conversation")).toBeGreaterThan(0);
	for (const visitor of [own, other]) await visitor.context().close();
});

test("a conversation that could not be read is read again soon, though the list beside it was read", async ({
	browser,
	site,
}) => {
	const [own, other] = [await askForPerson(browser, "Olga Uno"), await askForPerson(browser, "Olga Dos")];
	const page = await browser.newPage();
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await hydrated(page);
	await rowOf(page, "Olga Uno").click();
	await expect(page.getByRole("heading", { name: "Olga Uno" })).toBeVisible();
	const ofConversation = (url: URL) => decodeURIComponent(url.search).includes("staff:conversation+");
	const failed = page.waitForEvent("requestfailed", (request) => ofConversation(new URL(request.url())));
	await page.route(ofConversation, (route) => route.abort());
	await write(own, "¿Me leen?");
	await failed;
	await write(other, "Hola.");
	await expect(rowOf(page, "Olga Dos")).toContainText("Hola.");
	await page.unroute(ofConversation);
	await expect(page.locator(".turn.visitor").last()).toContainText("¿Me leen?");
	for (const each of [page, own, other]) await each.context().close();
});

test("without scripts, a button shows what is new and keeps what is being written", async ({
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Inés Parra");
	const page = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(page, site, "sales", "Laura Paz");
	await page.goto(`${site.adminPath}/conversations`);
	await rowOf(page, "Inés Parra").first().click();
	await takeOver(page);
	await write(visitor, "Es urgente.");
	await page.getByLabel("Tu mensaje").fill("Un borrador");
	await page.getByRole("button", { name: "Ver si hay algo nuevo" }).click();
	await expect(page.locator(".turn.visitor").last()).toContainText("Es urgente.");
	await expect(page.getByLabel("Tu mensaje")).toHaveValue("Un borrador");
	await page.context().close();
	await visitor.context().close();
});

test("who takes or assigns a conversation after a colleague did is told so, with scripts and without", async ({
	browser,
	site,
}) => {
	for (const javaScriptEnabled of [true, false]) {
		const name = javaScriptEnabled ? "Julia Soto" : "Emma Soto";
		const visitor = await askForPerson(browser, name);
		const laura = await browser.newPage({ javaScriptEnabled });
		await signInAs(laura, site, "sales", `Laura de ${name}`);
		await laura.goto(`${site.adminPath}/conversations`);
		await rowOf(laura, name).first().click();
		await expect(laura.getByText("Responde el asistente.")).toBeVisible();
		// What changes meanwhile does not reach her page.
		await laura.route(/conversations/, (route) =>
			route.request().method() === "GET" ? route.abort() : route.continue(),
		);
		const pedro = await browser.newPage({ javaScriptEnabled: false });
		await signInAs(pedro, site, "sales", `Pedro de ${name}`);
		await pedro.goto(laura.url());
		await takeOver(pedro);
		const alert = laura.getByRole("alert").filter({ hasText: "No se cambió nada" });
		await laura.getByRole("button", { name: "Tomar la conversación" }).click();
		await expect(alert).toBeVisible();
		await laura.setViewportSize({ width: 390, height: 844 });
		expect(await alert.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		await laura.unroute(/conversations/);
		await laura.goto(laura.url());
		await expect(laura.getByText(`La atiende Pedro de ${name}.`)).toBeVisible();
		await expect(alert).toHaveCount(0);
		for (const page of [visitor, laura, pedro]) await page.context().close();
	}
});

test("the notice that a colleague was first goes once the conversation is mine", async ({
	browser,
	site,
}) => {
	const visitor = await askForPerson(browser, "Irene Soto");
	// A page of its own: browsers report a request that is held back as an error of the page.
	const laura = await browser.newPage();
	await signInAs(laura, site, "sales", "Laura de Irene");
	await laura.goto(`${site.adminPath}/conversations`);
	await hydrated(laura);
	await rowOf(laura, "Irene Soto").first().click();
	await expect(laura.getByText("Responde el asistente.")).toBeVisible();
	await laura.route(/conversations/, (route) =>
		route.request().method() === "GET" ? route.abort() : route.continue(),
	);
	const pedro = await browser.newPage({ javaScriptEnabled: false });
	await signInAs(pedro, site, "sales", "Pedro de Irene");
	await pedro.goto(laura.url());
	await takeOver(pedro);
	await laura.getByRole("button", { name: "Tomar la conversación" }).click();
	const alert = laura.getByRole("alert").filter({ hasText: "No se cambió nada" });
	await expect(alert).toBeVisible();
	await laura.unroute(/conversations/);
	await expect(laura.getByText("La atiende Pedro de Irene.")).toBeVisible();
	await expect(alert).toBeVisible();
	await pedro.getByLabel("Responsable").selectOption({ label: "Laura de Irene" });
	await pedro.getByRole("button", { name: "Asignar" }).click();
	await expect(laura.getByText("La atiendes tú.")).toBeVisible();
	await expect(alert).toHaveCount(0);
	for (const page of [visitor, laura, pedro]) await page.context().close();
});
