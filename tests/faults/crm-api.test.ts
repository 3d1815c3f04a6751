import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, onTestFailed } from "vitest";
import { cookiesOf } from "../support/cookies.ts";
import { newFolder } from "../support/new-folder.ts";
import { type FakeOdoo, fakeOdoo } from "../support/outside/fake-odoo.ts";
import { apiKey, type RunningSite, runSite } from "../support/running-site.ts";
import { shownHtml } from "../support/shown-html.ts";

let dataDir: string;
let odoo: FakeOdoo;
let site: RunningSite;
beforeAll(async () => {
	dataDir = newFolder();
	odoo = await fakeOdoo(19);
	const { url, db, user, key } = odoo.settings;
	site = await runSite({
		DATA_DIR: dataDir,
		ADMIN_PATH: "/taller-de-prueba",
		ODOO_URL: url,
		ODOO_DB: db,
		ODOO_USER: user,
		ODOO_API_KEY: key,
	});
}, 60_000);
afterAll(async () => {
	await site.end("SIGTERM");
	await odoo.turnOff();
	rmSync(dataDir, { recursive: true, force: true });
});

afterEach(() => {
	odoo.behaviour = "up";
});

const authorization = `Bearer ${apiKey}`;
async function post(path: string, body: unknown, headers: Record<string, string> = { authorization }) {
	const response = await fetch(`${site.url}/api/odoo/${path}`, {
		method: "POST",
		body: typeof body === "string" ? body : JSON.stringify(body),
		headers: { "content-type": "application/json", "accept-language": "es", ...headers },
	});
	return { status: response.status, body: await response.json() };
}
async function lead(id: string) {
	return (await fetch(`${site.url}/api/leads/${id}`, { headers: { authorization } })).json();
}
const eva = { name: "Eva Mora", email: "Eva@Mora.example", phone: "300 123 4567", company: "Mora" };

function cookieOf(role: "sales" | "editor"): Promise<string> {
	const script = join(import.meta.dirname, "../../commands/site.ts");
	const input = "siete llamas azules";
	const who = [
		"--kind",
		"staff",
		"--role",
		role,
		"--username",
		role,
		"--email",
		`${role}@team.example`,
		"--name",
		role,
	];
	spawnSync(process.execPath, [script, "account", "add", ...who], {
		env: { ...process.env, DATA_DIR: dataDir },
		input,
	});
	const body = new URLSearchParams({ username: role, password: input });
	return fetch(`${site.url}/taller-de-prueba`, { method: "POST", body, redirect: "manual" }).then(cookiesOf);
}

it("brings a lead into Odoo and says 'Inyectado al CRM ✓' once Odoo has it", async () => {
	const made = await post("create-lead", eva);
	expect(made.status).toBe(201);
	expect(made.body).toMatchObject({
		success: true,
		status: "in-crm",
		score: 100,
		statusLabel: "Inyectado al CRM ✓",
		crm: { system: "odoo", state: "confirmed", message: "Inyectado al CRM ✓" },
	});
	const [record] = odoo.records("crm.lead");
	expect(made.body.crm.recordId).toBe(String(record?.id));
	expect(record).toMatchObject({ email_from: "eva@mora.example", phone: "+573001234567" });
	const again = await post("create-lead", eva);
	expect([again.status, again.body.leadId]).toEqual([200, made.body.leadId]);
	expect(odoo.records("crm.lead")).toHaveLength(1);
});

it("reads telephones and addresses as the forms do", async () => {
	const given = { email: " VENTAS@peñalosa.co\u200b", phone: "601 744 1234 ext. 12", need: "un número" };
	const made = await post("create-lead", given);
	expect(made.status).toBe(201);
	expect(await lead(made.body.leadId)).toMatchObject({
		email: "ventas@peñalosa.co",
		phone: "+576017441234;ext=12",
	});
});

it("takes a lead that is stored already by its id, with whatever else it is given with", async () => {
	const [known] = (await (await fetch(`${site.url}/api/leads`, { headers: { authorization } })).json()).leads;
	const { status, body } = await post("create-lead", known);
	expect([status, body.leadId]).toEqual([200, known.id]);
	expect((await post("create-lead", { id: "nobody" })).status).toBe(404);
});

it("qualifies what was said, by our own scale, and keeps the transcript and what the caller took it for", async () => {
	const { status, body } = await post("qualify-and-create", {
		conversationData: [
			{ role: "assistant", content: "¿En qué te ayudo?" },
			{ role: "user", content: "Tengo un hotel y perdemos reservas de noche. Tenemos 10 millones." },
		],
		leadScore: 99,
		contactInfo: { name: "", firstname: "Luz", lastname: "Paz", email: "luz@paz.example" },
	});
	expect(status).toBe(201);
	expect(body).toMatchObject({ status: "in-crm", score: 100, source: "api" });
	const record = odoo.records("crm.lead").at(-1);
	expect(record).toMatchObject({ contact_name: "Luz Paz", priority: "2" });
	expect(record?.description).toContain("perdemos reservas de noche");
	expect(await lead(body.leadId)).toMatchObject({
		industry: "hospitalidad-viajes",
		email: "luz@paz.example",
	});
});

it("takes a conversation of this site by its id, and its lead stays one", async () => {
	const said = await fetch(`${site.url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ userMessage: "Soy Eva Díaz, eva@diaz.example" }),
		headers: { "content-type": "application/json" },
	});
	const { conversationId } = await said.json();
	const contactInfo = { company: "Díaz" };
	const { body } = await post("qualify-and-create", { conversationData: { conversationId }, contactInfo });
	expect(await lead(body.leadId)).toMatchObject({
		name: "Eva Díaz",
		company: "Díaz",
		conversationId: conversationId.split(".")[0],
	});
	const again = await post("qualify-and-create", { conversationData: { conversationId }, contactInfo });
	expect([again.status, again.body.leadId]).toEqual([200, body.leadId]);
	const unknown = { conversationData: { conversationId: "nobody" }, contactInfo };
	expect((await post("qualify-and-create", unknown)).status).toBe(404);
});

it("opens to staff who work with leads and to the key, to nobody else", async () => {
	const sales = await post(
		"create-lead",
		{ ...eva, email: "a@a.example" },
		{ cookie: await cookieOf("sales") },
	);
	expect(sales.status).toBe(201);
	// The scheme's name is written in any case (RFC 9110, section 11.1).
	const small = { authorization: `bearer ${apiKey}` };
	expect((await post("create-lead", { ...eva, email: "b@b.example" }, small)).status).toBe(201);
	const strangers: Record<string, string>[] = [
		{},
		{ authorization: "Bearer another-key-than-that" },
		{ cookie: await cookieOf("editor") },
	];
	for (const headers of strangers) {
		for (const path of ["create-lead", "qualify-and-create"]) {
			const { status, body } = await post(path, eva, headers);
			expect([status, body]).toEqual([401, { error: "Falta la clave de acceso o no es la correcta." }]);
		}
	}
	const foreign = { cookie: await cookieOf("sales"), origin: "https://elsewhere.example" };
	expect((await post("create-lead", eva, foreign)).status).toBe(403);
}, 60_000);

it("stores the lead while Odoo is away, and says so; Odoo gets it when it is back", async () => {
	await odoo.turnOff();
	onTestFailed(() => odoo.turnOn());
	const { status, body } = await post("create-lead", { ...eva, email: "late@mora.example", need: "ventas" });
	expect(status).toBe(201);
	expect(body).toMatchObject({ score: 60, crm: { state: "queued", recordId: null } });
	const authorized = { headers: { authorization } };
	const metrics = async () => (await fetch(`${site.url}/metrics`, authorized)).text();
	// Two where the first was on its way before the lead was sent at once.
	expect(await metrics()).toMatch(/site_deliveries\{destination="odoo",state="waiting"\} [12]\n/);
	await expect
		.poll(metrics)
		.toMatch(/site_delivery_attempts_total\{destination="odoo",outcome="failed"\} \d/);
	await odoo.turnOn();
	// Asked for again, it does not wait for its own time.
	expect(await post("create-lead", { id: body.leadId })).toMatchObject({ body: { score: 100 } });
	expect(
		odoo.records("crm.lead").filter(({ email_from }) => email_from === "late@mora.example"),
	).toHaveLength(1);
	expect(await metrics()).toContain('site_deliveries{destination="odoo",state="waiting"} 0');
});

it("tells staff where each lead and each destination stands, and sends what failed again when they ask", async () => {
	const cookie = await cookieOf("sales");
	const screen = async (path: string) =>
		shownHtml(fetch(`${site.url}/taller-de-prueba${path}`, { headers: { cookie } }));
	const press = (path: string, form: Record<string, string>) =>
		fetch(`${site.url}/taller-de-prueba${path}`, {
			method: "POST",
			redirect: "manual",
			headers: { cookie },
			body: new URLSearchParams(form),
		});
	odoo.behaviour = "500";
	// Another lead at each try: what an earlier one left is no part of this one.
	const { body } = await post("create-lead", { ...eva, email: `${crypto.randomUUID()}@mora.example` });
	await expect
		.poll(() => screen(`/leads/${body.leadId}`))
		.toContain("Odoo todavía no lo tiene: Odoo respondió con un error (EODOO 500).");
	const deliveries = await screen("/deliveries?state=waiting");
	expect(deliveries).toMatch(
		/Odoo<\/h3><p class="small quiet">[1-9]\d* en espera · la más antigua desde hace \d+/,
	);
	const id = /name="delivery" value="([^"]+)"/.exec(deliveries.slice(deliveries.indexOf("Lead a Odoo")))?.[1];
	odoo.behaviour = "up";
	expect((await press("/deliveries", { delivery: id ?? "" })).status).toBe(303);
	await expect.poll(async () => (await lead(body.leadId)).score, { timeout: 10_000 }).toBe(100);
	expect(await screen(`/leads/${body.leadId}`)).toContain("Odoo lo confirmó <time");
	expect((await press(`/leads/${body.leadId}`, { intent: "crm" })).status).toBe(303);
	expect((await press("/deliveries", { destination: "odoo" })).status).toBe(303);
});

it("shows its figures to the key alone, in Prometheus' format", async () => {
	expect((await fetch(`${site.url}/metrics`)).status).toBe(401);
	const response = await fetch(`${site.url}/metrics`, { headers: { authorization } });
	expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
	const text = await response.text();
	for (const destination of ["mail", "odoo", "hubspot-form", "hubspot-contact", "webhook"]) {
		expect(text).toContain(`site_delivery_oldest_seconds{destination="${destination}"}`);
		expect(text).toContain(`site_delivery_breaker_open{destination="${destination}"} 0`);
		expect(text).toContain(`site_deliveries{destination="${destination}",state="dead"} 0`);
		for (const state of ["held", "needless"])
			expect(text).toContain(`site_deliveries{destination="${destination}",state="${state}"} `);
	}
	expect(text).toMatch(/site_delivery_attempts_total\{destination="odoo",outcome="sent"\} \d+/);
});
