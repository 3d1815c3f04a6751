import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cookiesOf } from "../../support/cookies.ts";
import { newFolder } from "../../support/new-folder.ts";
import { writtenMails } from "../../support/read-mail.ts";
import { apiKey, type RunningSite, runSite } from "../../support/running-site.ts";

const adminPath = "/taller-de-prueba";
const password = "siete llamas azules";
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
let dataDir: string;
const running: RunningSite[] = [];
beforeEach(() => {
	dataDir = newFolder();
});
afterEach(async () => {
	await Promise.all(running.splice(0).map((site) => site.end("SIGKILL")));
	rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<RunningSite> {
	const site = await runSite({ DATA_DIR: dataDir, ADMIN_PATH: adminPath });
	running.push(site);
	return site;
}

const form = (fields: Record<string, string>) => ({
	method: "POST",
	redirect: "manual" as const,
	body: new URLSearchParams(fields),
	headers: { "content-type": "application/x-www-form-urlencoded" },
});

async function sendContact(site: RunningSite, email: string) {
	const fields = { firstname: "Zafiro", lastname: "Ruiz", email, message: "Hola", consent: "on" };
	expect((await fetch(`${site.url}/contacto`, form(fields))).status).toBe(303);
}

async function leadsOf(site: RunningSite, email: string): Promise<{ id: string }[]> {
	const headers = { authorization: `Bearer ${apiKey}` };
	const answer = await fetch(`${site.url}/api/leads?email=${encodeURIComponent(email)}`, { headers });
	return (await answer.json()).leads;
}

/** Signs an admin in. @returns a function that reads a staff screen, or posts a form to it. */
async function admin(site: RunningSite) {
	const who = [
		"--kind",
		"staff",
		"--role",
		"admin",
		"--username",
		"eva",
		"--email",
		"eva@team.example",
		"--name",
		"Eva",
	];
	const script = join(import.meta.dirname, "../../../commands/site.ts");
	spawnSync(process.execPath, [script, "account", "add", ...who], {
		env: { ...process.env, DATA_DIR: dataDir },
		input: password,
	});
	const signedIn = await fetch(site.url + adminPath, form({ username: "eva", password }));
	const cookie = cookiesOf(signedIn);
	return (path: string, fields?: Record<string, string>) => {
		const sent = fields ? form(fields) : { redirect: "manual" as const, headers: {} };
		return fetch(site.url + adminPath + path, { ...sent, headers: { ...sent.headers, cookie } });
	};
}

const mails = () => writtenMails(join(dataDir, "mail"));

it("erases again, before it serves anything, whom a restored backup brought back", async () => {
	const email = "zafiro@borrar.example";
	const first = await start();
	await sendContact(first, email);
	await sendContact(first, "otra@example.com");
	await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(4);
	await first.end("SIGTERM");
	const backup = join(dataDir, "backup");
	copyFileSync(join(dataDir, "site.db"), backup);

	const second = await start();
	const screen = await admin(second);
	expect((await screen("/rights/person", { intent: "erase", email })).status).toBe(400);
	expect(await leadsOf(second, email)).toHaveLength(1);
	const erased = await screen("/rights/person", { intent: "erase", email, sure: "on" });
	expect(erased.status).toBe(303);
	expect(erased.headers.get("location")).not.toContain("zafiro");
	await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(2);
	await second.end("SIGTERM");

	copyFileSync(backup, join(dataDir, "site.db"));
	for (const rest of ["site.db-wal", "site.db-shm"]) rmSync(join(dataDir, rest), { force: true });
	const third = await start();
	expect(await leadsOf(third, email)).toEqual([]);
	expect(await leadsOf(third, "otra@example.com")).toHaveLength(1);
	expect(readFileSync(join(dataDir, "erasures.jsonl"), "utf8")).not.toContain("zafiro");
}, 90_000);

it("refuses bad input on the staff screens, and fails on none", async () => {
	const site = await start();
	const screen = await admin(site);
	await sendContact(site, "ana@example.com");
	const [lead] = await leadsOf(site, "ana@example.com");
	const odd = [
		"",
		"\0",
		"a\0b@example.com",
		"x".repeat(10_000),
		"'; drop table leads --",
		"%_@%.%",
		"\ud800@x.y",
	];
	for (const value of odd) {
		const named = value.slice(0, 30);
		const answers = [
			await screen("/rights/person", { intent: "find", email: value, phone: value }),
			await screen("/rights/person", { intent: "revoke", email: value }),
			await screen("/rights/person", { intent: "erase", email: value, sure: "on" }),
			await screen("/rights/export", { email: value, request: value }),
			await screen(`/rights/person?request=${encodeURIComponent(value.toWellFormed().slice(0, 500))}`),
			await screen(`/visits?days=${encodeURIComponent(value.toWellFormed().slice(0, 500))}`),
		];
		for (const { status } of answers) expect(status, named).toBeLessThan(500);
		const consultation = { intent: "consultation", starts: value, place: value };
		expect((await screen(`/leads/${lead?.id}`, consultation)).status, named).toBe(400);
	}
	expect((await screen("/rights/person", { intent: "everything", email: "ana@example.com" })).status).toBe(
		404,
	);
	// Nothing matches a pattern by accident.
	const found = await screen("/rights/person", { intent: "find", email: "%@example.com" });
	expect(await found.text()).toContain("No tenemos datos de esta persona.");
	expect(await leadsOf(site, "ana@example.com")).toHaveLength(1);
}, 60_000);

it("counts nothing but what it knows", async () => {
	const site = await start();
	const count = async (event: unknown) => {
		const headers = { "content-type": "application/json", "user-agent": browser };
		const init = { method: "POST", headers, body: JSON.stringify(event) };
		return (await fetch(`${site.url}/api/events`, init)).status;
	};
	expect(await count({ name: "chat_opened", data: {} })).toBe(204);
	expect(await count({ name: "chat_opened", data: { email: "ana@example.com" } })).toBe(400);
	expect(await count({ name: "anything", data: {} })).toBe(400);
	expect(await count({ name: "demo_opened", data: {} })).toBe(400);
}, 60_000);

it("keeps the visits it counted when it is asked to stop", async () => {
	const first = await start();
	const headers = { "user-agent": browser, referer: "https://amigos.example/", "accept-language": "es" };
	expect((await fetch(`${first.url}/nosotros`, { headers })).status).toBe(200);
	await first.end("SIGTERM");
	const again = await admin(await start());
	expect(await (await again("/visits")).text()).toContain("amigos.example");
}, 60_000);
