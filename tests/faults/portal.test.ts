import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addresses, type PageName, pathTo } from "../../content/addresses.ts";
import { addAccount } from "../../domain/accounts/manage-accounts.ts";
import { insertDemo } from "../../domain/portal/demo-store.ts";
import { insertReport } from "../../domain/portal/report-store.ts";
import { realRuntime } from "../../domain/runtime.ts";
import type { Language } from "../../shared/language.ts";
import { onBothDatabases, sharedDatabase } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningSite, runSite } from "../support/running-site.ts";
import { writingAddresses } from "../support/writing-addresses.ts";

const password = "siete llamas azules";

onBothDatabases("the clients' portal", (open) => {
	const database = sharedDatabase(open);
	let site: RunningSite;
	let host: string;
	beforeAll(async () => {
		const port = await freePort();
		host = `portal.test:${port}`;
		site = await runSite({
			PORT: String(port),
			DATA_DIR: database.dataDir,
			DATABASE_URL: database.databaseUrl ?? "",
			PUBLIC_URL: `http://${host}`,
			PORTAL_BASE_DOMAIN: host,
			ADMIN_PATH: "/taller-de-prueba",
		});
		await client("ana");
		await client("eva");
	}, 60_000);
	afterAll(() => site.end("SIGTERM"));

	/** A client with a demo and a report, whose ids are its own name's. */
	async function client(name: string) {
		const { db } = database.connection;
		const account = await addAccount(
			db,
			realRuntime,
			{ id: null, name: "test" },
			{
				kind: "client",
				client: { name, subdomain: name },
				language: "es",
				password,
				username: name,
				email: `${name}@casa.example`,
				name,
			},
		);
		if ("problem" in account) throw new Error(account.problem);
		const clientId = account.clientId ?? "";
		const common = { clientId, createdAt: new Date().toISOString() };
		await db.transaction().execute(async (tx) => {
			const flow = { industry: "hospitalidad-viajes", flow: "reserva", figures: {} };
			await insertDemo(tx, { ...common, ...flow, id: `demo-${name}`, title: `Demo de ${name}` });
			const report = { ...common, id: `report-${name}`, title: "Reporte", fileName: "reporte.pdf", pages: 1 };
			await insertReport(tx, report, Buffer.from(`%PDF of ${name}`));
		});
	}

	type Answer = { status: number; location: string; body: string; cookies: string[]; clears: unknown };
	function ask(
		path: string,
		{ at = host, cookie = "", method = "GET", body = "", headers = {} }: Partial<Ask> = {},
	): Promise<Answer> {
		return new Promise((resolve, reject) => {
			const length = String(Buffer.byteLength(body));
			const sent = { host: at, cookie, "accept-language": "es", "content-length": length, ...headers };
			request(`${site.url}${path}`, { method, headers: sent }, (response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk) => chunks.push(chunk));
				response.on("end", () =>
					resolve({
						status: response.statusCode ?? 0,
						location: response.headers.location ?? "",
						body: Buffer.concat(chunks).toString(),
						cookies: response.headers["set-cookie"] ?? [],
						clears: response.headers["clear-site-data"],
					}),
				);
			})
				.on("error", reject)
				.end(body);
		});
	}
	type Ask = { at: string; cookie: string; method: string; body: string; headers: Record<string, string> };

	async function signIn(username: string): Promise<string> {
		const { cookies } = await ask("/api/login", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ username, password }),
		});
		return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
	}

	/** The portal's pages with the params that name something of a client's; a new page must be put here. */
	const pages: Partial<Record<PageName, (owner: string) => Record<string, string>>> = {
		portal: () => ({}),
		portalAccount: () => ({}),
		portalDemo: (owner) => ({ demo: `demo-${owner}` }),
		portalReport: (owner) => ({ report: `report-${owner}` }),
	};

	it("shows each client its own things, and another's as what is not there", async () => {
		const known = Object.keys(addresses).filter((name) => name.startsWith("portal"));
		expect(Object.keys(pages).toSorted()).toEqual(known.toSorted());
		const cookie = await signIn("ana");
		const at = `ana.${host}`;
		for (const [page, params] of Object.entries(pages) as [
			PageName,
			(owner: string) => Record<string, string>,
		][])
			for (const language of ["es", "en"] as const satisfies Language[]) {
				const address = (owner: string) => pathTo(page, language, params(owner));
				const headers = { "accept-language": language };
				expect((await ask(address("ana"), { at, cookie, headers })).status, address("ana")).toBe(200);
				if (address("eva") === address("ana")) continue;
				const other = await ask(address("eva"), { at, cookie, headers });
				expect(other.status, address("eva")).toBe(404);
				expect(other.body).not.toContain("eva@");
				const nobody = await ask(address("ana"), { at, headers });
				expect([nobody.status, nobody.location]).toEqual([
					303,
					`${pathTo("login", language)}?next=${address("ana")}`,
				]);
			}
	});

	it("answers only at registered subdomains, exactly, and only to whose it is", async () => {
		const cookie = await signIn("ana");
		expect((await ask("/portal", { at: `ana.${host}`, cookie })).body).toContain("Bienvenido al Portal");
		expect((await ask("/portal", { at: `ANA.${host}`, cookie })).status).toBe(200);
		expect((await ask("/portal", { at: `eva.${host}`, cookie })).status).toBe(404);
		for (const name of ["nobody", "x.ana", "ana.eva", "an", "anaa", "%61na", "ana%00"])
			expect([400, 404], name).toContain((await ask("/portal", { at: `${name}.${host}`, cookie })).status);
		// A host that only looks like it is no client's: it shows nothing of a client.
		const elsewhere = await ask("/portal", { at: `ana.${host}.evil.example`, cookie });
		expect(elsewhere.body).not.toContain("Bienvenido al Portal");
	});

	it("leads from the site's own host to the client's, and from there out to the site", async () => {
		const cookie = await signIn("ana");
		expect((await ask("/portal", { cookie })).location).toBe(`http://ana.${host}/portal`);
		expect((await ask("/login", { cookie })).location).toBe(`http://ana.${host}/portal`);
		expect((await ask("/nosotros", { at: `ana.${host}`, cookie })).location).toBe(`http://${host}/nosotros`);
		expect((await ask("/", { at: `ana.${host}`, cookie })).location).toBe("/portal");
		expect((await ask("/taller-de-prueba", { at: `ana.${host}`, cookie })).status).toBe(302);
	});

	it("gives no file by a path that climbs", async () => {
		const cookie = await signIn("ana");
		for (const id of [
			"..%2f..%2fsite.db",
			"../../secret",
			"report-ana/../report-eva",
			"%00",
			"report-ana%00",
		])
			expect((await ask(`/portal/reportes/${id}`, { at: `ana.${host}`, cookie })).status, id).not.toBe(200);
	});

	it("shows a page, not JSON, where a report is no more", async () => {
		const answer = await ask("/portal/reportes/gone", { at: `ana.${host}`, cookie: await signIn("ana") });
		expect(answer.status).toBe(404);
		expect(answer.body).toContain("<h1");
	});

	it("takes nothing that another site sends, whatever its type, at any address", async () => {
		const cookie = await signIn("ana");
		const calls = writingAddresses(JSON.parse((await ask("/api/openapi.json")).body), "/taller-de-prueba");
		for (const [method, path] of calls)
			for (const type of ["application/x-www-form-urlencoded", "text/plain", "application/json"]) {
				const headers = { origin: "https://evil.example", "content-type": type };
				const answer = await ask(path, { method, cookie, headers, body: "{}" });
				expect(answer.status, `${method} ${path} ${type}`).toBe(403);
			}
		expect((await ask("/portal", { at: `ana.${host}`, cookie })).status).toBe(200);
	});

	it("leaves nothing of a client in the browser that signs out, on the site and on the client's own host", async () => {
		for (const at of [host, `ana.${host}`]) {
			const cookie = await signIn("ana");
			const answer = await ask("/portal/salir", { method: "POST", at, cookie });
			expect([answer.status, answer.clears]).toEqual([303, '"cache", "storage"']);
			expect((await ask("/portal/cuenta", { at, cookie })).location).toMatch(/^\/login\?/);
		}
	});

	it("shows what another site's form held, with no way to send it where somebody is signed in", async () => {
		const headers = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
		const body = new URLSearchParams({ intent: "name", name: "Ana Robada", current: "secreta" }).toString();
		for (const path of ["/portal/cuenta", "/taller-de-prueba/account"]) {
			const answer = await ask(path, { method: "POST", cookie: await signIn("ana"), headers, body });
			expect(answer.status).toBe(403);
			const [main = ""] = /<main.*<\/main>/s.exec(answer.body) ?? [];
			const shown = ["<dd>Ana Robada</dd>", "<form", "secreta"].map((text) => main.includes(text));
			expect(shown).toEqual([true, false, false]);
		}
		const json = await ask("/api/events", { method: "POST", headers, body });
		expect([json.status, Object.keys(JSON.parse(json.body))]).toEqual([403, ["error"]]);
	});

	it("makes nobody more than they are by what a form says beside its fields", async () => {
		const cookie = await signIn("ana");
		const body = new URLSearchParams({
			intent: "name",
			name: "Ana Paz",
			kind: "staff",
			role: "admin",
			roles: "admin",
			client_id: "x",
			email: "x@evil.example",
		}).toString();
		const headers = { "content-type": "application/x-www-form-urlencoded", origin: `http://ana.${host}` };
		const answer = await ask("/portal/cuenta", { at: `ana.${host}`, method: "POST", cookie, headers, body });
		expect(answer.status).toBe(303);
		const row = await database.connection.db
			.selectFrom("accounts")
			.select(["name", "kind", "roles", "email"])
			.where("username", "=", "ana")
			.executeTakeFirst();
		expect(row).toEqual({ name: "Ana Paz", kind: "client", roles: null, email: "ana@casa.example" });
	});
});
