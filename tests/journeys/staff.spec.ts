import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { rooms } from "../../app/staff/rooms.ts";
import { readPdf } from "../../domain/proposals/pdf/read-pdf.ts";
import { expect, test, type VisitedSite } from "./site.ts";

const password = "siete llamas azules";
let people = 0;

function newStaff(site: VisitedSite, role: "editor" | "sales" | "admin"): string {
	const username = `${role}-${++people}-${Math.random().toString(36).slice(2, 7)}`;
	const email = `${username}@team.example`;
	const who = ["--username", username, "--email", email, "--name", "Eva Mora"];
	site.addAccount(password, "--kind", "staff", "--role", role, ...who);
	return username;
}

async function enter(page: Page, site: VisitedSite, username: string) {
	await page.goto(site.adminPath);
	await page.getByLabel("Usuario").fill(username);
	await page.getByLabel("Contraseña").fill(password);
	await page.getByRole("button", { name: "Ingresar" }).click();
	await expect(page.getByRole("button", { name: "Cerrar Sesión" })).toBeVisible();
}

/** What tells one form of the page from the same form of the page before. */
function pressOf(page: Page, what: string): Promise<string> {
	return page
		.locator("form", { has: page.locator(`[name=what][value=${what}]`) })
		.locator("[name=press]")
		.first()
		.inputValue();
}

/** A lead that conversed, with its proposal. */
async function newLead(site: VisitedSite, name: string, more = ", para enero") {
	const say = async (userMessage: string, conversationId?: string) => {
		const response = await fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			body: JSON.stringify({ messages: [], userMessage, conversationId }),
			headers: { "content-type": "application/json" },
		});
		return response.json();
	};
	const email = `lead-${++people}-${Math.random().toString(36).slice(2, 7)}@brisa.example`;
	const { conversationId } = await say(
		`Soy ${name}, mi correo es ${email} y trabajo en Hotel Brisa. Somos 20, quiero contestar más rápido por WhatsApp, tenemos 10 millones${more}`,
	);
	await say("sí, hazla", conversationId);
	return email;
}

test("the hidden path is a door with its texts, and nothing tells of it elsewhere", async ({
	page,
	site,
}) => {
	await page.goto(site.adminPath);
	await expect(page.getByRole("link", { name: "Volver al sitio principal" })).toBeVisible();
	await page.getByLabel("Usuario").fill("nobody");
	await page.getByLabel("Contraseña").fill("nothing like it");
	await page.getByRole("button", { name: "Ingresar" }).click();
	await expect(page.getByRole("alert")).toHaveText("Contraseña incorrecta. Inténtalo de nuevo.");
	const inner = await fetch(`${site.url}/_staff/leads`, { redirect: "manual" });
	expect(inner.status).toBe(404);
	expect(await (await fetch(`${site.url}/robots.txt`)).text()).not.toContain(site.adminPath);
	expect((await fetch(site.url + site.adminPath)).headers.get("x-robots-tag")).toContain("noindex");
});

test("sales finds a lead, notes, takes it on, sends a proposal again and revokes it", {
	tag: "@both-databases",
}, async ({ page, site }) => {
	const email = await newLead(site, "Ágata Núñez");
	await enter(page, site, newStaff(site, "sales"));
	await page.getByLabel("Buscar").fill("agata nun");
	await page.getByRole("button", { name: "Buscar" }).click();
	await page
		.getByRole("link", { name: /Ágata Núñez/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ágata Núñez");
	await expect(page.getByText(email)).toBeVisible();

	await page.getByLabel("Nota nueva").fill("Llamar el lunes");
	await page.getByRole("button", { name: "Guardar nota" }).click();
	await expect(page.getByText("Llamar el lunes")).toBeVisible();
	// Two presses before the answer: the same form of the same page, sent twice.
	const form = { what: "note", note: "Pide factura", press: await pressOf(page, "note") };
	const path = new URL(page.url()).pathname;
	await Promise.all([1, 2].map(() => page.request.post(path, { form })));
	await page.request.post(path, { form: { ...form, note: "Y otra cosa" } });
	await page.reload();
	await expect(page.getByText("Pide factura")).toHaveCount(1);
	await expect(page.getByText("Y otra cosa")).toHaveCount(1);
	await page.getByLabel("Quién lo lleva").selectOption({ label: "Eva Mora" });
	await page.getByRole("button", { name: "Asignar" }).click();
	await expect(page.getByText("Eva Mora: asignó el lead")).toBeVisible();

	await page.getByRole("button", { name: "Hacer propuesta" }).click();
	await expect(page.getByRole("status").first()).toContainText("la que está vigente ya dice lo mismo");
	await expect(page.getByLabel("Enlace para enviar")).toHaveCount(1);
	const link = await page.getByLabel("Enlace para enviar").inputValue();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: "Copiar enlace" }).click();
	await expect(page.getByText("Copiado", { exact: true })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
	const bot = await fetch(link, { headers: { "user-agent": "Googlebot/2.1" } });
	expect(bot.status).toBe(200);
	await page.reload();
	await expect(page.getByText("Sin abrir")).toBeVisible();
	const person = await fetch(link, {
		headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0" },
	});
	expect(person.status).toBe(200);
	await page.reload();
	await expect(page.getByText(/Aperturas: 1/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Sí, anular" })).toBeHidden();
	await page.locator("summary", { hasText: "Anular" }).click();
	await page.getByRole("button", { name: "Sí, anular" }).click();
	await expect(page.getByText(/^Anulada el/)).toBeVisible();
	expect((await fetch(link)).status).toBe(404);
	await page.getByRole("button", { name: "Hacer propuesta" }).click();
	await expect(page.getByRole("status").first()).toHaveText("Listo, quedó guardado.");
	await expect(page.getByLabel("Enlace para enviar")).not.toHaveValue(link);

	await page.getByRole("link", { name: "Leer la conversación" }).click();
	await expect(page.getByText(/Soy Ágata Núñez/)).toBeVisible();
});

test("a lead's score is shown with what each of its points is for, and what the missing ones ask for", async ({
	page,
	site,
}) => {
	await newLead(site, "Olga Prieto", "");
	await enter(page, site, newStaff(site, "sales"));
	await page
		.getByRole("link", { name: /Olga Prieto/ })
		.first()
		.click();
	const spanish = page.getByRole("region", { name: "Por qué tiene 80 %" }).getByRole("listitem");
	await expect(spanish).toHaveText([
		"Nos escribióSumados: +25",
		"Se puede contactar y se sabe qué buscaSumados: +35",
		"Dijo su presupuestoSumados: +20",
		"Contó todo lo que necesita ventasFalta: para cuándoPor sumar: +15",
		"Está en el CRMPor sumar: +5",
	]);
	await page.goto(page.url().replace(site.adminPath, `/en${site.adminPath}`));
	const english = page.getByRole("region", { name: "Why it has 80%" }).getByRole("listitem");
	await expect(english).toContainText([
		"They wrote to usCounted: +25",
		"Counted: +35",
		"They told us their budgetCounted: +20",
		"They told us all that sales needsMissing: timingNot yet: +15",
		"They are in the CRMNot yet: +5",
	]);
});

test("sales downloads the diagnostic of a lead and of a conversation, in the language it was held in", async ({
	page,
	site,
}) => {
	const download = async () => {
		const button = page.getByRole("button", { name: "Descargar diagnóstico" });
		const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
		expect(file.suggestedFilename()).toMatch(/^diagnostico-rumbo-\d+\.pdf$/);
		return readPdf(new Uint8Array(readFileSync(await file.path())));
	};
	await newLead(site, "Lía Duarte");
	await enter(page, site, newStaff(site, "sales"));
	await page
		.getByRole("link", { name: /Lía Duarte/ })
		.first()
		.click();
	const ofLead = await download();
	expect(ofLead).toMatchObject({ title: "Diagnóstico para Hotel Brisa", language: "es" });
	expect(ofLead.text).toContain("Lía Duarte");
	await page.reload();
	await expect(page.getByText("Eva Mora: descargó un diagnóstico")).toBeVisible();

	// Nobody to write to yet, and so no lead.
	await fetch(`${site.url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ userMessage: "We lose bookings at night in our hotel", language: "en" }),
		headers: { "content-type": "application/json" },
	});
	await page.getByRole("link", { name: "Conversaciones" }).click();
	await page
		.getByRole("link", { name: /Sin nombre todavía/ })
		.first()
		.click();
	const ofConversation = await download();
	expect(ofConversation).toMatchObject({ title: "Diagnostic for your business", language: "en" });
	expect(ofConversation.text).toContain("One place for every booking");
});

/** A form of the site, sent as a browser without JavaScript does. */
async function sendForm(site: VisitedSite, path: string, fields: Record<string, string>) {
	const response = await fetch(site.url + path, {
		method: "POST",
		redirect: "manual",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({ ...fields, consent: "on" }),
	});
	expect(response.status).toBe(303);
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("sales sets the session of an Audit Express, and both calendars hear of it", async ({
		page,
		site,
	}) => {
		const name = `Olga ${Math.random().toString(36).slice(2, 7)}`;
		const email = `${name.toLowerCase().replace(" ", "-")}@brisa.example`;
		const audit = { name, email, company: "Hotel Brisa", industry: "travel" };
		await sendForm(site, "/en/audit", audit);
		await enter(page, site, newStaff(site, "sales"));
		await page.getByRole("link", { name: new RegExp(name) }).click();
		const session = page.getByRole("region", { name: "Sesión de 30 minutos" });
		await session.getByLabel("Fecha y hora").fill("2020-01-01T10:00");
		await session.getByLabel("Dónde").fill("https://meet.example/brisa");
		await session.getByRole("button", { name: "Fijar y enviar invitación" }).click();
		await expect(session.getByText(/^Elige una hora que no haya pasado/)).toBeVisible();
		await expect(session.getByLabel("Dónde")).toHaveValue("https://meet.example/brisa");
		const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
		await session.getByLabel("Fecha y hora").fill(`${soon}T15:00`);
		await session.getByRole("button", { name: "Fijar y enviar invitación" }).click();
		await expect(session.getByText(/^Fijada: .*meet\.example/)).toBeVisible();
		await expect(page.getByText("Eva Mora: fijó la sesión de 30 minutos")).toBeVisible();
		await expect(session.getByLabel("Fecha y hora")).toHaveValue(`${soon}T15:00`);
		const invitations = () =>
			site.mails().filter((mail) => mail.includes("text/calendar") && mail.includes(email));
		await expect.poll(() => invitations().length).toBe(2);
		expect(invitations().some((mail) => /^To: ventas@/m.test(mail))).toBe(true);
		expect(
			invitations().some((mail) => mail.includes(`To: ${email}`) && /^Subject: Your Audit/m.test(mail)),
		).toBe(true);
		await session.getByRole("button", { name: "Cancelar la sesión" }).click();
		await expect(session.getByText(/^Cancelada/)).toBeVisible();
		await expect.poll(() => invitations().filter((mail) => /method=CANCEL/.test(mail)).length).toBe(2);
	});

	test("every form that is refused says so at its head, where the reader is led", async ({ page, site }) => {
		const name = `Elsa ${Math.random().toString(36).slice(2, 7)}`;
		const email = `${name.toLowerCase().replace(" ", "-")}@brisa.example`;
		await sendForm(site, "/en/audit", {
			name,
			email,
			company: "Hotel Brisa",
			industry: "travel",
			phone: "+573005551111",
		});
		const company = `Casa ${name}`;
		const username = `c-${Math.random().toString(36).slice(2, 8)}`;
		const who = [
			"--client",
			company,
			"--subdomain",
			username,
			"--username",
			username,
			"--email",
			`${username}@c.example`,
		];
		site.addAccount(password, "--kind", "client", ...who);
		await page.setViewportSize({ width: 390, height: 800 });
		await enter(page, site, newStaff(site, "admin"));
		/** What is wrong stands first, in sight, and each of it leads to a field that says the same. */
		const led = async (button: string, problems: number) => {
			await page.getByRole("button", { name: button, exact: true }).first().click();
			const summary = page.getByRole("alert");
			await expect(summary).toBeFocused();
			await expect(summary).toBeInViewport();
			const links = summary.getByRole("link");
			await expect(links, button).toHaveCount(problems);
			for (const link of await links.all()) {
				const field = page.locator((await link.getAttribute("href")) ?? "");
				await expect(field).toHaveAttribute("aria-invalid", "true");
				expect(await link.innerText()).toContain(
					await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? ""),
				);
			}
		};
		await page.getByRole("link", { name: new RegExp(name) }).click();
		await expect(page.getByRole("link", { name: "+57 300 555 1111" })).toHaveAttribute(
			"href",
			"tel:+573005551111",
		);
		await expect(page.getByText("Todavía no hay ninguna. Se hace con lo que sabemos")).toBeVisible();
		await led("Guardar nota", 1);
		await expect(page.getByRole("alert")).toContainText("Escribe la nota antes de guardarla.");
		await page.getByLabel("Fecha y hora").fill("2020-01-01T10:00");
		await led("Fijar y enviar invitación", 1);
		await page.goto(`${site.adminPath}/accounts`);
		await led("Crear cuenta", 5);
		await page.goto(`${site.adminPath}/rights/person`);
		await led("Buscar", 1);
		await page.goto(`${site.adminPath}/clients`);
		await page.getByRole("link", { name: company }).click();
		await led("Agregar proyecto", 2);
		await page.getByRole("textbox", { name: "Proyecto" }).fill("Reservas");
		await page.getByLabel("Responsable").fill("Eva Mora");
		await page.getByRole("button", { name: "Agregar proyecto" }).click();
		await page.getByLabel("Hito").fill("Diseño");
		await page.getByLabel("Para cuándo").fill("2026-12-04");
		await page.getByRole("button", { name: "Agregar hito" }).click();
		await expect(page.getByText("Para el 4/12/2026")).toBeVisible();
		await led("Agregar hito", 1);
		await led("Publicar novedad", 1);
		await led("Agregar demo", 1);
		await led("Publicar reporte", 1);
		await page.getByLabel("Título del reporte").fill("Octubre");
		await led("Publicar reporte", 1);
	});

	test("the lead's room shows what was agreed to, and that it was taken back", async ({ page, site }) => {
		const email = `iris-${Math.random().toString(36).slice(2, 7)}@brisa.example`;
		const contact = { firstname: "Iris", lastname: "Pardo", email, message: "Hola" };
		await sendForm(site, "/contacto", contact);
		await enter(page, site, newStaff(site, "sales"));
		await page
			.getByRole("link", { name: /Iris Pardo/ })
			.first()
			.click();
		const consent = page.getByRole("region", { name: "Autorización" });
		await expect(consent.getByText(/^Autorizo el tratamiento de mis datos/)).toBeVisible();
		await consent.getByRole("button", { name: "Registrar que la retiró" }).click();
		await expect(consent.getByText(/^Retirada el .*Eva Mora/)).toBeVisible();
		await expect(page.getByText("Eva Mora: registró el retiro de la autorización")).toBeVisible();
	});

	test("an admin gives a person's data out and erases it, by their request", async ({ page, site }) => {
		const email = `sara-${Math.random().toString(36).slice(2, 7)}@brisa.example`;
		await sendForm(site, "/contacto", { firstname: "Sara", lastname: "Paz", email, message: "Hola" });
		const identity = { name: "Sara Paz", document_type: "cc", document_number: "52123456" };
		await sendForm(site, "/legal", { ...identity, kind: "deletion", email, detail: "Borren todo" });
		await expect.poll(() => site.mails().filter((mail) => mail.includes(email)).length).toBe(4);
		await enter(page, site, newStaff(site, "admin"));
		await page.getByRole("link", { name: "Derechos" }).click();
		const request = page.getByRole("region").filter({ hasText: email });
		await request.getByRole("link", { name: "Ver qué datos tenemos" }).click();
		expect(page.url()).not.toContain("sara");
		await expect(page.getByText("Leads: 1")).toBeVisible();
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Descargar todo" }).click(),
		]);
		const stream = await download.createReadStream();
		const whole = JSON.parse((await stream.toArray()).join(""));
		expect(whole.tables.leads[0].name).toBe("Sara Paz");
		expect(whole.tables.rights_requests[0].detail).toBe("Borren todo");
		await page.getByRole("button", { name: "Borrar todo" }).click();
		await expect(page.getByRole("alert")).toHaveText("Marca la casilla para confirmar que quieres borrar.");
		await page.getByLabel("Verifiqué quién lo pide y quiero borrar").check();
		await page.getByRole("button", { name: "Borrar todo" }).click();
		await expect(page.getByRole("status")).toHaveText(/^Borrado: \d+ registros\.$/);
		const headers = { authorization: `Bearer ${site.apiKey}` };
		const found = await fetch(`${site.url}/api/leads?email=${encodeURIComponent(email)}`, { headers });
		expect((await found.json()).leads).toEqual([]);
		await expect.poll(() => site.mails().filter((mail) => mail.includes(email)).length).toBe(0);
		await page.getByRole("link", { name: "Registro" }).click();
		await expect(page.getByText("Eva Mora borró los datos de una persona").first()).toBeVisible();
	});
});

test("sales sees what was visited and what became of the chats, and no bot among them", async ({
	browser,
	site,
}) => {
	// A browser that is driven by a program says so, and is not counted.
	const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
	const page = await browser.newPage({ baseURL: site.url, locale: "es-CO", userAgent });
	const bot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)", referer: "https://bots.example/" };
	await fetch(`${site.url}/nosotros`, { headers: bot });
	await page.goto("/nosotros", { referer: "https://amigos.example/enlaces" });
	await page.locator(".chat-button").click();
	await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
	await newLead(site, "Luz Prado");
	await enter(page, site, newStaff(site, "sales"));
	await expect
		.poll(
			async () => {
				await page.goto(`${site.adminPath}/visits`);
				return page.getByRole("region", { name: "De dónde llegan" }).innerText();
			},
			{ timeout: 20_000 },
		)
		.toContain("amigos.example");
	await expect(page.getByText("bots.example")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Páginas vistas" })).toContainText("/nosotros");
	const funnel = page.getByRole("region", { name: "Del chat a la propuesta" }).getByRole("listitem");
	const counts = (await funnel.locator("b").allInnerTexts()).map(Number);
	expect(counts).toHaveLength(5);
	for (const count of counts.slice(0, 4)) expect(count).toBeGreaterThan(0);
	await page.close();
});

test("the leads come out as a table no spreadsheet runs", async ({ page, site }) => {
	const response = await fetch(`${site.url}/contacto`, {
		method: "POST",
		redirect: "manual",
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({
			...{ firstname: "=HYPERLINK(1)", lastname: "Paz", email: `csv-${++people}@paz.example`, consent: "on" },
			message: "uno\ndos",
		}),
	});
	expect(response.status).toBe(303);
	await enter(page, site, newStaff(site, "sales"));
	const csv = await (await page.request.get(`${site.adminPath}/leads.csv?q=hyperlink`)).text();
	expect(csv).toMatch(/^\ufeffreference,createdAt,/);
	expect(csv).toContain(",'=HYPERLINK(1) Paz,");
	expect(csv).toContain('"uno\ndos"');
});

test("an admin makes, disables and resets accounts, and the log says who did", async ({ page, site }) => {
	const admin = newStaff(site, "admin");
	await enter(page, site, admin);
	await page.goto(`${site.adminPath}/accounts`);
	const username = `nueva-${Math.random().toString(36).slice(2, 7)}`;
	await page.getByRole("textbox", { name: "Usuario" }).fill(username);
	await page.getByRole("button", { name: "Crear cuenta" }).click();
	await expect(page.getByText("Este dato es obligatorio.").first()).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Usuario" })).toHaveValue(username);
	await page.getByRole("textbox", { name: "Correo" }).fill(`${username}@team.example`);
	await page.getByRole("textbox", { name: "Nombre" }).fill("Inés");
	await page.getByLabel("Tipo").selectOption("sales");
	await page.getByRole("button", { name: "Crear cuenta" }).click();
	await expect(page.getByRole("status")).toContainText(`La contraseña de ${username} es `);
	const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: username }) });
	await row.getByRole("button", { name: "Desactivar" }).click();
	await expect(row.getByText(/Desactivada/)).toBeVisible();
	await page.goto(`${site.adminPath}/audit`);
	await expect(page.getByText("Eva Mora desactivó la cuenta")).toBeVisible();
});

function postIn(list: string): string {
	return /\/blog\/(?!new|import)([\w-]{20,})"/.exec(list)?.[1] ?? "";
}

/** Who may open what, address by address: a room that is not here fails the test. */
const open: Record<string, readonly string[]> = {
	"": ["nobody", "client", "editor", "sales", "admin"],
	"/code": ["nobody", "client", "editor", "sales", "admin"],
	// Opening it leads everybody to the door; only its form signs out.
	"/sign-out": [],
	"/account": ["editor", "sales", "admin"],
	"/leads": ["sales", "admin"],
	"/leads.csv": ["sales", "admin"],
	"/leads/copy.js": ["sales", "admin"],
	"/leads/:lead": ["sales", "admin"],
	"/leads/:lead/diagnostic": ["sales", "admin"],
	"/conversations": ["sales", "admin"],
	"/conversations/:conversation": ["sales", "admin"],
	"/conversations/:conversation/diagnostic": ["sales", "admin"],
	"/clients": ["sales", "admin"],
	"/clients/:client": ["sales", "admin"],
	"/visits": ["sales", "admin"],
	"/deliveries": ["sales", "admin"],
	"/blog": ["editor", "admin"],
	"/blog/new": ["editor", "admin"],
	"/blog/import": ["editor", "admin"],
	"/blog/editor.js": ["editor", "admin"],
	"/blog/:post": ["editor", "admin"],
	"/blog/:post/post.md": ["editor", "admin"],
	"/comments": ["editor", "admin"],
	"/subscribers": ["editor", "admin"],
	"/subscribers.csv": ["editor", "admin"],
	"/rights": ["admin"],
	"/rights/person": ["admin"],
	// Opening it leads to the form that gives the file out.
	"/rights/export": ["admin"],
	"/accounts": ["admin"],
	"/audit": ["admin"],
};

test("each role enters its own rooms and no other", async ({ site, playwright }) => {
	test.setTimeout(120_000);
	expect(rooms.map(({ path }) => path)).toEqual(Object.keys(open));
	await newLead(site, "Rosa Mejía");
	const headers = { authorization: `Bearer ${site.apiKey}` };
	const [lead] = (await (await fetch(`${site.url}/api/leads?limit=1`, { headers })).json()).leads;
	const owner = `c-${Math.random().toString(36).slice(2, 8)}`;
	const company = ["--client", owner, "--subdomain", owner, "--email", `${owner}@c.example`];
	site.addAccount(password, "--kind", "client", "--username", owner, ...company);
	const admin = await playwright.request.newContext({ baseURL: site.url });
	await admin.post(site.adminPath, { form: { username: newStaff(site, "admin"), password } });
	const clients = await (await admin.get(`${site.adminPath}/clients`)).text();
	const client = /\/clients\/([\w-]+)/.exec(clients)?.[1] ?? "";
	const post = postIn(await (await admin.get(`${site.adminPath}/blog`)).text());
	await admin.dispose();
	for (const role of ["nobody", "client", "editor", "sales", "admin"] as const) {
		const request = await playwright.request.newContext({ baseURL: site.url });
		if (role === "client") {
			const username = `c-${Math.random().toString(36).slice(2, 8)}`;
			const rest = ["--client", "C", "--subdomain", username, "--email", `${username}@c.example`];
			site.addAccount(password, "--kind", "client", "--username", username, ...rest);
			await request.post("/api/login", { data: { username, password } });
		} else if (role !== "nobody") {
			const form = { username: newStaff(site, role), password };
			await request.post(site.adminPath, { form });
		}
		for (const { path } of rooms) {
			const address = path
				.replace(":lead", lead.id)
				.replace(":conversation", lead.conversationId)
				.replace(":client", client)
				.replace(":post", post);
			for (const prefix of ["", "/en"]) {
				const answer = await request.get(prefix + site.adminPath + address, { maxRedirects: 0 });
				const to = answer.headers().location ?? "";
				// In: the room itself, or on to one's own first room. Out: not there, or back to the door.
				const isIn = answer.status() === 200 || (answer.status() === 303 && to !== prefix + site.adminPath);
				const what = `${role} ${prefix}${path}: ${answer.status()} ${to}`;
				expect(isIn, what).toBe(open[path]?.includes(role));
			}
		}
		await request.dispose();
	}
});

test("sales sets a client's portal up, and the client finds it there", async ({ page, site }) => {
	await newLead(site, "Nora Vidal");
	const username = `c-${Math.random().toString(36).slice(2, 8)}`;
	const company = [
		"--client",
		`Casa ${username}`,
		"--subdomain",
		username,
		"--email",
		`${username}@c.example`,
	];
	site.addAccount(password, "--kind", "client", "--username", username, ...company);
	await enter(page, site, newStaff(site, "sales"));
	await page
		.getByRole("link", { name: /Nora Vidal/ })
		.first()
		.click();
	await page.getByLabel("Cliente", { exact: true }).selectOption({ label: `Casa ${username}` });
	await page.getByRole("button", { name: "Vincular cliente" }).click();
	await expect(page.getByText("Eva Mora: vinculó el lead a un cliente")).toBeVisible();
	await page.getByRole("link", { name: "Clientes" }).click();
	await page.getByRole("link", { name: `Casa ${username}` }).click();
	const add = page.getByRole("region", { name: "Agregar proyecto" });
	await add.getByLabel("Proyecto").fill("Reservas");
	await add.getByRole("button").click();
	await expect(add.getByText("Este dato es obligatorio.", { exact: true })).toBeVisible();
	await expect(add.getByLabel("Proyecto")).toHaveValue("Reservas");
	await add.getByLabel("Responsable").fill("Eva Mora");
	await add.getByRole("button").click();
	const project = page.getByRole("region", { name: "Reservas" });
	for (const milestone of ["Diagnóstico", "Diseño"]) {
		await project.getByLabel("Hito").fill(milestone);
		await project.getByLabel("Para cuándo").fill("2027-01-15");
		await project.getByRole("button", { name: "Agregar hito" }).click();
	}
	await project.getByRole("button", { name: "Marcar listo" }).first().click();
	await project.getByLabel("Qué hay de nuevo").fill("Ya hablamos con recepción.");
	await project.getByRole("button", { name: "Publicar novedad" }).click();
	const demos = page.getByRole("region", { name: "Agregar demo" });
	await demos.getByLabel("Nombre de la demo").fill("Reserva de puente");
	await demos.getByRole("button", { name: "Agregar demo" }).click();
	const flow = await demos.getByLabel("Conversación").inputValue();
	const form = { what: "add-demo", title: "Dos veces", flow, press: await pressOf(page, "add-demo") };
	await Promise.all([1, 2].map(() => page.request.post(new URL(page.url()).pathname, { form })));
	await page.reload();
	await expect(demos.getByText("Dos veces")).toHaveCount(1);
	const reports = page.getByRole("region", { name: "Publicar reporte" });
	const upload = async (buffer: Buffer) => {
		await reports.getByLabel("Título del reporte").fill("Octubre");
		await reports
			.getByLabel("Archivo PDF")
			.setInputFiles({ name: "x.pdf", mimeType: "application/pdf", buffer });
		await reports.getByRole("button", { name: "Publicar reporte" }).click();
	};
	await upload(Buffer.from("<script>not a PDF</script>"));
	await expect(reports.getByRole("alert")).toContainText("Archivo PDF: Elige un archivo PDF.");
	await upload(Buffer.from("%PDF-1.7\n1 0 obj << /Type /Page >> endobj"));
	await expect(reports.getByText("Octubre")).toBeVisible();
	await page.getByRole("button", { name: "Cerrar Sesión" }).click();

	await page.goto("/login");
	await page.getByLabel("Usuario", { exact: true }).fill(username);
	await page.getByLabel("Contraseña", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Iniciar Sesión" }).click();
	await expect(page.getByRole("heading", { name: "Reservas" })).toBeVisible();
	await expect(page.getByText("50")).toBeVisible();
	await expect(page.getByText("Ya hablamos con recepción.")).toBeVisible();
	await expect(page.getByRole("link", { name: /^Descargar: P-\d+/ })).toBeVisible();
	const report = page.getByRole("link", { name: "Descargar: Octubre" });
	const [download] = await Promise.all([page.waitForEvent("download"), report.click()]);
	expect(download.suggestedFilename()).toBe("octubre.pdf");
	await page.getByRole("link", { name: /Reserva de puente/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserva de puente");
	await expect(page.getByText(`Casa ${username}`)).toBeVisible();
});

test("the rooms are accessible in both languages and themes, and fit 390 px", async ({ page, site }) => {
	test.setTimeout(120_000);
	await newLead(site, "Elena Ríos");
	await fetch(`${site.url}/legal`, {
		...{ method: "POST", redirect: "manual" },
		body: new URLSearchParams({
			...{ kind: "query", name: "Ana Ruiz", document_type: "cc", document_number: "52123456", consent: "on" },
			...{ email: `rights-${++people}@casa.example`, detail: "¿Qué guardan de mí?" },
		}),
	});
	await enter(page, site, newStaff(site, "admin"));
	const headers = { authorization: `Bearer ${site.apiKey}` };
	const [lead] = (await (await fetch(`${site.url}/api/leads?limit=1`, { headers })).json()).leads;
	const clients = await (await page.request.get(`${site.adminPath}/clients`)).text();
	const client = /\/clients\/([\w-]+)/.exec(clients)?.[1] ?? "";
	const post = postIn(await (await page.request.get(`${site.adminPath}/blog`)).text());
	const noPage = /sign-out|-export|diagnostic|post-file|-script/;
	for (const { path } of rooms.filter(({ file }) => !noPage.test(file))) {
		const address = path
			.replace(":lead", lead.id)
			.replace(":conversation", lead.conversationId)
			.replace(":client", client)
			.replace(":post", post);
		for (const [prefix, colorScheme] of [
			["", "light"],
			["/en", "dark"],
		] as const) {
			await page.setViewportSize({ width: 1280, height: 800 });
			await page.emulateMedia({ colorScheme });
			await page.goto(prefix + site.adminPath + address);
			const { violations } = await new AxeBuilder({ page })
				.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
				.analyze();
			expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([]);
			await page.setViewportSize({ width: 390, height: 800 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
		}
	}
});
