import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { staffRoutes } from "../../app/route-table.ts";
import { limits } from "../../config/limits.ts";
import { addresses, feedPaths, manifestPaths, postPicture } from "../../content/addresses.ts";
import { openDatabase } from "../support/databases.ts";
import { apiKey } from "../support/running-site.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";
import { writingAddresses } from "../support/writing-addresses.ts";

const client = join(import.meta.dirname, "../../build/current/client");
const filled = (path: string) => path.replace(/:\w+/g, "x");
const pages = Object.values(addresses).map(({ es }) => filled(es));
const screens = staffRoutes.map(({ path }) => adminPath + filled(path));
const files = [
	...[
		"/favicon.ico",
		"/favicon.svg",
		"/robots.txt",
		"/sitemap.xml",
		"/llms.txt",
		"/.well-known/security.txt",
	],
	...Object.values(manifestPaths),
	...Object.values(feedPaths).flatMap((feeds) => Object.values(feeds)),
	...readdirSync(join(client, "assets"))
		.slice(0, 5)
		.map((name) => `/assets/${name}`),
	postPicture("es", "x"),
];
const calls = [
	...["/api", "/api/docs", "/api/openapi.json", "/api/leads", "/api/agent/conversation", "/api/proposals/x"],
	...["/livez", "/readyz", "/healthz", "/metrics", "/demo-data/es/x/y", "/media/x.webp", "/handoff/x"],
];
const odd = [
	"/nothing-here",
	"/NOSOTROS",
	"/%zz",
	"/nosotros.data",
	`${adminPath}/leads.data`,
	"/__manifest",
];
const everywhere = [...pages, ...screens, ...files, ...calls, ...odd];
/** Reading notes visits, the pace of visitors, that sessions are used and what staff exported. */
const counts = /^(visits|events|post_views|views|rate_limit_counts|sessions|write_checks|audit_entries)$/;

describe("every answer", { timeout: 60_000 }, () => {
	const { db, dataDir, url, cookie } = staffSite(() => openDatabase("sqlite"), "admin");
	const ask = (path: string, method = "GET", headers: Record<string, string> = {}) =>
		fetch(url() + path, { method, redirect: "manual", headers: { cookie: cookie(), ...headers } });

	it("keeps a browser from guessing its type, from framing it and from telling other sites its address", async () => {
		const wanted: [method: string, path: string][] = [
			...everywhere.map((path): [string, string] => ["GET", path]),
			["POST", "/healthz"],
			["PUT", "/nosotros"],
			["POST", "/api/agent/message"],
			["OPTIONS", "/"],
		];
		for (const [method, path] of wanted) {
			const answer = await ask(path, method);
			const { headers } = answer;
			const what = `${method} ${path} ${answer.status}`;
			expect(headers.get("x-content-type-options"), what).toBe("nosniff");
			expect(headers.get("referrer-policy"), what).toMatch(
				/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
			);
			expect(headers.get("content-security-policy"), what).toMatch(/frame-ancestors 'none'/);
			expect(headers.get("access-control-allow-origin"), what).toBeNull();
			const body = await answer.arrayBuffer();
			if (body.byteLength === 0) continue;
			const type = headers.get("content-type") ?? "";
			expect(type, what).toMatch(/^[\w-]+\/[\w.+-]+/);
			// React Router sends its data as text/x-script, to its own part in the browser alone.
			if (/^text\/(?!x-script)|xml/.test(type) && !type.includes("svg"))
				expect(type, what).toMatch(/charset=utf-8$/i);
		}
	});

	it("to a reading method changes nothing that anybody stored", async () => {
		const stored = () => {
			const database = new DatabaseSync(join(dataDir(), "site.db"), { readOnly: true, readBigInts: true });
			const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
			const names = tables.map(({ name }) => String(name)).filter((name) => !counts.test(name));
			const rows = names.map((name) => [name, database.prepare(`select * from "${name}"`).all()]);
			database.close();
			expect(rows.length).toBeGreaterThan(30);
			return rows;
		};
		const reference = await (await ask("/api/openapi.json")).json();
		const writing = writingAddresses(reference, adminPath).map(([, path]) => path);
		const before = stored();
		const query = "?intent=add&username=eva&id=x&key=x&llave=x&consent=on&email=a@b.example";
		for (const path of new Set([...writing, ...screens])) await (await ask(path + query)).arrayBuffer();
		for (const path of [...calls, `${adminPath}/accounts`, "/contacto"]) await ask(path + query, "HEAD");
		expect(stored()).toEqual(before);
	});

	it("opens nothing to a key or a session in the address", async () => {
		const [session = ""] = /(?<=site\.session_token=)[^;]+/.exec(cookie()) ?? [];
		for (const name of ["key", "api_key", "apiKey", "access_token", "token", "authorization"])
			for (const path of ["/api/leads", "/metrics"]) {
				const answer = await fetch(`${url()}${path}?${name}=${encodeURIComponent(apiKey)}`);
				expect(answer.status, `${path} ${name}`).toBe(401);
			}
		for (const name of ["session", "token", "site.session_token", "cookie"]) {
			const answer = await fetch(`${url()}${adminPath}/leads?${name}=${session}`, { redirect: "manual" });
			expect([answer.status, answer.headers.get("location")], name).toEqual([303, adminPath]);
		}
	});

	it("refuses a body larger than a form, but to the screens that take files", async () => {
		const body = "x".repeat(limits.body + 1);
		const statuses = await Promise.all(
			[...pages, ...screens].map(async (path) => {
				const answer = await fetch(url() + path, { method: "POST", body, redirect: "manual" });
				return { path, status: answer.status };
			}),
		);
		const taken = statuses.filter(({ status }) => status !== 413).map(({ path }) => path);
		expect(taken).toEqual(
			["/clients/x", "/blog/new", "/blog/import", "/blog/x"].map((path) => adminPath + path),
		);
	});

	it("to TRACE refuses it, and repeats nothing", async () => {
		const { port, hostname } = new URL(url());
		for (const path of ["/", "/nosotros", "/api/leads", `${adminPath}/leads`, "/healthz"]) {
			const socket = connect(Number(port), hostname);
			await once(socket, "connect");
			socket.end(`TRACE ${path} HTTP/1.1\r\nHost: a\r\nCookie: secret=repeated\r\nConnection: close\r\n\r\n`);
			const answer = await text(socket);
			expect(answer, path).toMatch(/^HTTP\/1.1 (4|50)\d\d? /);
			expect(answer, path).not.toContain("repeated");
		}
	});

	it("reads a field from the body alone, and one that is there twice once", async () => {
		const post = (path: string, body: string, type: string) =>
			fetch(url() + path, { method: "POST", body, redirect: "manual", headers: { "content-type": type } });
		const said = await post("/api/agent/message?userMessage=hola", "{}", "application/json");
		expect(said.status).toBe(400);
		const form = "firstname=Ana&lastname=Ruiz&message=Hola&consent=on";
		const urlencoded = "application/x-www-form-urlencoded";
		expect((await post("/contacto?email=query@x.example", form, urlencoded)).status).toBe(400);
		const emails = "&email=first@x.example&email=second@x.example";
		expect((await post("/contacto?email=query@x.example", form + emails, urlencoded)).status).toBe(303);
		const leads = await db()
			.selectFrom("leads")
			.select("email")
			.where("email", "like", "%@x.example")
			.execute();
		expect(leads).toHaveLength(1);
		expect(leads[0]?.email).not.toContain("query");
	});

	it.each([
		[
			"keys of prototypes",
			'{"userMessage":"hola","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
			200,
		],
		["a number for a text", '{"userMessage":7}', 400],
		["a list for a text", '{"userMessage":["hola"]}', 400],
		["an object for a text", '{"userMessage":{"toString":"hola"}}', 400],
		["a text for a list", '{"userMessage":"hola","messages":"hola"}', 400],
		["a list for the whole", '["hola"]', 400],
		["null for the whole", "null", 400],
	])("reads %s by a schema", async (_, body, status) => {
		const headers = { "content-type": "application/json" };
		const answer = await fetch(`${url()}/api/agent/message`, { method: "POST", body, headers });
		expect(answer.status).toBe(status);
		expect(await answer.json()).not.toHaveProperty("isAdmin");
		expect(await (await fetch(`${url()}/healthz`)).json()).toEqual({
			status: "ok",
			database: { engine: "sqlite", answers: true },
		});
	});
});
