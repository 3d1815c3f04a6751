import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listAudit } from "../../domain/accounts/audit-store.ts";
import { addAccount } from "../../domain/accounts/keep-accounts.ts";
import { insertRightsRequest, type RightsRequest } from "../../domain/privacy/rights-store.ts";
import { realWorld } from "../../domain/world.ts";
import { onBothDatabases, type TestDatabase } from "../support/databases.ts";
import { type RunningSite, runSite } from "../support/running-site.ts";

const room = "/taller-de-prueba/rights";
const password = "siete llamas azules";

onBothDatabases("requests about personal data, answered by an admin", (open) => {
	let database: TestDatabase;
	let site: RunningSite;
	let cookie: string;
	beforeAll(async () => {
		database = await open();
		site = await runSite({
			DATA_DIR: database.dataDir,
			DATABASE_URL: database.databaseUrl ?? "",
			ADMIN_PATH: "/taller-de-prueba",
		});
		const { db } = database.connection;
		const who = { username: "eva", email: "eva@team.example", name: "Eva Mora", password };
		const account = { ...who, kind: "staff", role: "admin", language: "es" } as const;
		await addAccount(db, realWorld, { id: null, name: "test" }, account);
		const entered = await fetch(`${site.url}/taller-de-prueba`, {
			...{ method: "POST", redirect: "manual" },
			body: new URLSearchParams({ username: "eva", password }),
		});
		cookie = entered.headers
			.getSetCookie()
			.map((one) => one.split(";")[0])
			.join("; ");
		await asked({ id: "late", dueOn: "2020-01-10", language: "en" });
		await asked({ id: "soon", dueOn: "2099-01-10", language: "es" });
	}, 60_000);
	afterAll(async () => {
		await site.end("SIGTERM");
		await database.remove();
	});

	async function asked(one: Pick<RightsRequest, "id" | "dueOn" | "language">) {
		const request = {
			...{ ...one, reference: one.id, createdAt: new Date().toISOString(), name: "Ana Ruiz" },
			...{ email: `${one.id}@casa.example`, detail: "Lo mío", documentNumber: "1", consentVersion: "1" },
			...({ kind: "query", documentType: "cc" } as const),
		};
		await database.connection.db
			.transaction()
			.execute((tx) => insertRightsRequest(tx, request, { formKey: one.id, consentTextId: null }));
	}
	const read = async (path: string) => (await fetch(`${site.url}${path}`, { headers: { cookie } })).text();
	const send = (form: Record<string, string>) =>
		fetch(`${site.url}${room}`, {
			...{ method: "POST", redirect: "manual", headers: { cookie } },
			body: new URLSearchParams(form),
		});
	const mails = () => {
		const folder = join(database.dataDir, "mail");
		return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
	};

	it("flags what is overdue, in the person's words and on top", async () => {
		const [spanish, english] = [await read(room), await read(`/en${room}`)];
		expect(spanish).toContain("Hay una solicitud vencida: respóndela hoy.");
		expect(english).toContain("One request is overdue: answer it today.");
		expect(spanish.match(/class="tag tag-problem"/g)).toHaveLength(1);
		expect(spanish.indexOf('id="late"')).toBeLessThan(spanish.indexOf('id="soon"'));
		expect(spanish).toContain("Lee inglés.");
	});

	it("asks for what was done and for what the person is told, and keeps what was written", async () => {
		const answer = await send({ request: "late", result: "", note: "Te mandé <b>todo</b>" });
		expect(answer.status).toBe(400);
		const html = await answer.text();
		// In the summary, and at the one field.
		expect(html.match(/Este dato es obligatorio\./g)).toHaveLength(2);
		expect(html).toContain("Te mandé &lt;b&gt;todo&lt;/b&gt;");
		expect((await send({ request: "late", result: "everything", note: "x" })).status).toBe(400);
		expect((await send({ request: "late", result: "done", note: " " })).status).toBe(400);
		expect((await send({ request: "nobody", result: "done", note: "x" })).status).toBe(404);
	});

	it("keeps the first answer however often the button is pressed, mails it once, and says who and when", async () => {
		const form = { request: "late", result: "partly", note: "We sent you a copy.\nThe rest is not ours." };
		const pressed = await Promise.all([send(form), send(form), send({ ...form, note: "Another" })]);
		expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303]);
		await vi.waitFor(() => expect(mails().filter(isAnswer)).toHaveLength(1), 15_000);
		const [mail = ""] = mails().filter(isAnswer);
		expect(mail).toContain("Subject: We answered your request about your data (late)");
		expect(mail).toContain("We did part of what you asked for.");
		expect(mail).toMatch(/We sent you a copy\.|Another/);
		const entries = await listAudit(database.connection.db, {
			...{ limit: 10, subject: { kind: "rights-request", id: "late" } },
		});
		expect(entries).toMatchObject([
			{ action: "rights-answered", actor: { name: "Eva Mora" }, detail: { result: "partly" } },
		]);
		const html = await read(room);
		expect(html).not.toContain("solicitud vencida");
		expect(html).toMatch(/Respondida el .* por Eva Mora/);
		expect(html).toContain("Una parte de lo que pidió");
		expect(html.indexOf('id="soon"')).toBeLessThan(html.indexOf('id="late"'));
		expect((await read(room.replace("rights", "audit"))).includes("respondió una solicitud de datos")).toBe(
			true,
		);
	});
});

function isAnswer(mail: string): boolean {
	return mail.includes("We answered your request");
}
