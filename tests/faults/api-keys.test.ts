import { expect, it } from "vitest";
import { staff } from "../../content/staff/list.ts";
import { listAuditLog } from "../../domain/audit-log/audit-store.ts";
import { onBothDatabases } from "../support/databases.ts";
import { apiKey } from "../support/running-site.ts";
import { adminPath, staffSite } from "../support/staff-site.ts";

const words = staff.es.apiKeys;
const past = new Date(Date.now() - 1_000).toISOString();

onBothDatabases("a key of the API", (open) => {
	const { db, url, open: visit, send: sendTo } = staffSite(open, "admin");
	const send = (form: Record<string, string>) => sendTo(`${adminPath}/api-keys`, form);
	const secretIn = async (answer: Response) => /key_[\w-]{43}/.exec(await answer.text())?.[0] ?? "";
	const make = async (name: string, scope: string) =>
		secretIn(await send({ intent: "add", name, scope, lifetime: "30" }));
	const idOf = async (name: string) =>
		(await db().selectFrom("api_keys").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
	const change = (name: string, row: { expires_at?: string; previous_until?: string }) =>
		db().updateTable("api_keys").set(row).where("name", "=", name).execute();

	const calls = {
		"leads:read": (headers: HeadersInit) => fetch(`${url()}/api/leads`, { headers }),
		metrics: (headers: HeadersInit) => fetch(`${url()}/metrics`, { headers }),
		"crm:write": (headers: HeadersInit) =>
			fetch(`${url()}/api/odoo/create-lead`, { method: "POST", headers, body: "{}" }),
		pdf: (headers: HeadersInit) =>
			fetch(`${url()}/api/pdf/generate`, { method: "POST", headers, body: "{}" }),
	};
	const answersTo = async (secret: string) => {
		const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
		return Promise.all(Object.values(calls).map(async (call) => (await call(headers)).status));
	};
	const leadsWith = async (secret: string) => (await answersTo(secret))[0];

	it.each(Object.keys(calls))("opens what its scope %s says, and nothing else", async (scope) => {
		const statuses = await answersTo(await make(`solo ${scope}`, scope));
		const opened = Object.keys(calls).filter((_, index) => statuses[index] !== 403);
		expect([opened, statuses.includes(401)]).toEqual([[scope], false]);
	});

	it("leaves API_KEY with every scope", async () => {
		expect(await answersTo(apiKey)).toEqual([200, 200, 400, 400]);
		expect(await answersTo("key_nobody")).toEqual([401, 401, 401, 401]);
	});

	it("needs a name and a scope, is shown once and stored only hashed", async () => {
		const refused = await send({ intent: "add", name: "Tablero", lifetime: "30" });
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain(words.problems.scope);
		const secret = await make("Tablero", "leads:read");
		expect(secret).not.toBe("");
		expect(await leadsWith(secret)).toBe(200);
		const used = async () => (await (await visit(`${adminPath}/api-keys`)).text()).split("Tablero")[1] ?? "";
		await expect.poll(async () => (await used()).includes("Usada ")).toBe(true);
		expect(await used()).not.toContain(secret);
		const stored = [
			await db().selectFrom("api_keys").selectAll().execute(),
			await listAuditLog(db(), { limit: 99 }),
		];
		expect(JSON.stringify(stored)).not.toContain(secret);
		expect(JSON.stringify(stored)).toContain("api-key-added");
	});

	it("is renewed: the previous one works for a day more", async () => {
		const before = await make("Renovada", "leads:read");
		const after = await secretIn(await send({ intent: "rotate", id: await idOf("Renovada") }));
		expect([after !== before, await leadsWith(before), await leadsWith(after)]).toEqual([true, 200, 200]);
		await change("Renovada", { previous_until: past });
		expect([await leadsWith(before), await leadsWith(after)]).toEqual([401, 200]);
	});

	it("ends when it is revoked, with its previous one, and when it expires", async () => {
		const first = await make("Anulada", "leads:read");
		const id = await idOf("Anulada");
		const second = await secretIn(await send({ intent: "rotate", id }));
		expect((await send({ intent: "revoke", id })).status).toBe(303);
		expect([await leadsWith(first), await leadsWith(second)]).toEqual([401, 401]);
		expect((await send({ intent: "rotate", id })).status).toBe(404);
		const expired = await make("Vencida", "leads:read");
		await change("Vencida", { expires_at: past });
		expect(await leadsWith(expired)).toBe(401);
	});
});
