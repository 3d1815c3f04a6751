import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { FormName } from "../../shared/chat.ts";
import { answerTo, conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases, openDatabase } from "../../tests/support/databases.ts";
import { proposalWords } from "../../tests/support/proposal-visitor.ts";
import { type SeededPerson, seedPerson } from "../../tests/support/seeded-person.ts";
import { freshRuntime, testRuntime } from "../../tests/support/test-runtime.ts";
import { recordComment } from "../blog/comments/record-comment.ts";
import { subscribe } from "../blog/subscribers/subscribe.ts";
import { indexConversation } from "../conversations/conversation-index-store.ts";
import { mailConversation } from "../conversations/mail-conversation.ts";
import { deliverDue } from "../deliveries/worker.ts";
import { recordForm } from "../leads/record-form.ts";
import { mailFiles } from "../mail/file/erase-mails.ts";
import type { DocumentKind } from "../search/document-kind.ts";
import { findDocuments } from "../search/find-documents-store.ts";
import { answerRightsRequest } from "./answer-rights-request.ts";
import type { ErasedPerson, ErasureDestination } from "./erasure-destination.ts";
import { createErasureLog } from "./erasure-log.ts";
import { erasureSender } from "./erasure-sender.ts";
import { exportPerson } from "./export-person.ts";
import { holdings, personalTables } from "./personal-data.ts";
import { recordRightsRequest } from "./record-rights-request.ts";

const zafiro: SeededPerson = { name: "Zafiro", email: "zafiro@borrar.example", phone: "+573005550142" };
const marks = /zafiro|borrar\.example|3005550142/i;
const who = { emails: [zafiro.email], phones: [] };
const eva = { actor: { id: "staff", name: "Eva Mora" }, requestId: null };
const secret = "a secret of the site that is long enough";

onBothDatabases("a person's data", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	let requestId: string;
	const erased: ErasedPerson[] = [];
	const crm: ErasureDestination = { name: "crm", erase: async (person) => void erased.push(person) };
	beforeEach(async () => {
		erased.length = 0;
		requestId = (await seedPerson(db(), runtime, zafiro)).requestId;
		await recordForm(
			db(),
			{ runtime, destinations: [] },
			{
				source: "contact",
				language: "es",
				message: "Me recomendó zafiro@borrar.example",
				consentVersion: "1",
				facts: { name: "Otra Persona", email: "otra@example.com" },
			},
		);
		await db().updateTable("leads").set({ message: null }).where("email", "=", "otra@example.com").execute();
		runtime.pass(60);
	});
	const file = () => join(database.dataDir, "erasures.jsonl");
	const erasureLog = (on = db(), destinations = ["crm"]) =>
		createErasureLog(on, { runtime, secret, destinations }, file());

	/** All that stands in the database, by table. */
	async function everything(of = db()): Promise<Map<string, string>> {
		const tables = (await of.introspection.getTables()).map(({ name }) => name);
		const texts = new Map<string, string>();
		for (const table of tables.filter((name) => !/^kysely_|^sqlite_/.test(name))) {
			const query = (of as unknown as Kysely<Record<string, object>>).selectFrom(table);
			// Positions are beyond the numbers of JavaScript.
			const rows = await (table === "search_documents"
				? query.select(sql<string>`words`.as("words"))
				: query.selectAll()
			).execute();
			const bytes = (_: string, value: unknown) =>
				value && typeof value === "object" && "type" in value && value.type === "Buffer" && "data" in value
					? Buffer.from(value.data as number[]).toString("latin1")
					: value instanceof Uint8Array
						? Buffer.from(value).toString("latin1")
						: value;
			texts.set(table, JSON.stringify(rows, bytes));
		}
		return texts;
	}
	const naming = (texts: Map<string, string>) =>
		[...texts].filter(([, text]) => marks.test(text)).map(([table]) => table);

	it("is looked for in every table there is", async () => {
		// SQLite keeps its index of search_documents in tables, too: they are looked through with the others.
		const tables = [...(await everything()).keys()].filter((name) => !/^search_index/.test(name));
		expect(tables.toSorted()).toEqual(Object.keys(holdings).toSorted());
	});

	it("stands in no table that is said to hold none, and erasing it changes none of those", async () => {
		const impersonal = Object.entries(holdings).flatMap(([table, { kind }]) =>
			kind === "none" ? [table] : [],
		);
		const before = await everything();
		expect(naming(before).filter((table) => impersonal.includes(table))).toEqual([]);
		await erasureLog().erase({ ...eva, who });
		const after = await everything();
		const changed = impersonal.filter((table) => before.get(table) !== after.get(table));
		expect(changed).toEqual(["erasures", "blog_changes"]);
	});

	it("is given out whole, from every table that holds some, and without secrets", async () => {
		const whole = await exportPerson(db(), runtime, who);
		expect(Object.keys(whole.tables).toSorted()).toEqual(personalTables.map(({ table }) => table).toSorted());
		const text = JSON.stringify(whole);
		expect(text).toContain("Borren a Zafiro");
		expect(text).toContain(proposalWords.es.agreement);
		expect(text).not.toMatch(/argon2|secret of|key of|otra@example/);
		const [proposal] = whole.tables.proposals ?? [];
		expect(Buffer.from(String(proposal?.pdf), "base64").toString()).toBe("%PDF for Zafiro");
	});

	it("is erased from every table, and nobody else's is", async () => {
		expect(naming(await everything()).length).toBeGreaterThan(8);
		const { counts } = await erasureLog().erase({ ...eva, who });
		expect(Object.keys(counts).toSorted()).toEqual(personalTables.map(({ table }) => table).toSorted());
		expect(naming(await everything())).toEqual(["erasure_tasks"]);
		const others = await db().selectFrom("leads").select(["email", "name"]).execute();
		expect(others).toEqual([{ email: "otra@example.com", name: "Otra Persona" }]);
		const deliveries = await db().selectFrom("deliveries").select("kind").execute();
		expect(deliveries.map(({ kind }) => kind).toSorted()).toEqual([
			"erasure",
			"form-receipt",
			"sales-notice",
		]);
		expect(readFileSync(file(), "utf8")).not.toMatch(marks);
		expect((await db().selectFrom("clients").selectAll().execute()).length).toBe(1);
	});

	it("of a request that waits for an answer stays, however the person was found", async () => {
		const { request } = await recordRightsRequest(
			db(),
			runtime,
			{
				language: "es",
				kind: "query",
				name: "Zafiro Ruiz",
				documentType: "cc",
				documentNumber: "1",
				email: zafiro.email,
				detail: "¿Qué saben de mí?",
				consentVersion: "2026-11",
			},
			"America/Bogota",
		);
		await erasureLog().erase({ ...eva, who });
		const left = () => db().selectFrom("rights_requests").select("id").execute();
		expect(await left()).toEqual([{ id: request.id }]);
		const queued = await db().selectFrom("deliveries").select("kind").execute();
		expect(queued.map(({ kind }) => kind)).toEqual(
			expect.arrayContaining(["rights-notice", "rights-receipt"]),
		);
		const answer = { id: request.id, result: "done", note: "Ya no tenemos nada" } as const;
		expect(await answerRightsRequest(db(), runtime, eva.actor, answer)).toBe("answered");
		await erasureLog().erase({ ...eva, who });
		expect(await left()).toEqual([]);
	});

	it("of a conversation mailed to others is given out and erased with it, and is theirs too", async () => {
		const { id } = await db().selectFrom("conversations").select("id").executeTakeFirstOrThrow();
		const wish = { conversationId: id, what: "transcript", language: "es", consentVersion: "1" } as const;
		await mailConversation(db(), runtime, { ...wish, email: "colega@example.com" });
		const mailsOf = async (email: string) =>
			(await exportPerson(db(), runtime, { emails: [email], phones: [] })).tables.conversation_mails?.map(
				(row) => row.email,
			);
		expect((await mailsOf(zafiro.email))?.toSorted()).toEqual(["colega@example.com", zafiro.email]);
		expect(await mailsOf("colega@example.com")).toEqual(["colega@example.com"]);
		const theirs = await exportPerson(db(), runtime, { emails: ["colega@example.com"], phones: [] });
		expect(JSON.stringify(theirs)).not.toContain(id);
		await erasureLog().erase({ ...eva, who });
		expect(await db().selectFrom("conversation_mails").select("id").execute()).toEqual([]);
	});

	it("of the request it is erased for stays", async () => {
		await erasureLog().erase({ ...eva, who, requestId });
		const requests = await db().selectFrom("rights_requests").select("id").execute();
		expect(requests).toEqual([{ id: requestId }]);
	});

	it("is erased by every destination, again and again until it was, and then nobody knows whom", async () => {
		await erasureLog().erase({ ...eva, who });
		let refusals = 1;
		const down: ErasureDestination = {
			name: "crm",
			erase: (...asked) => (refusals-- > 0 ? Promise.reject(new Error("503")) : crm.erase(...asked)),
		};
		const senders = { erasure: erasureSender(db(), [down]) };
		const work = () => deliverDue({ db: db(), runtime, senders, onFailure: () => undefined });
		await work();
		await work();
		expect(erased).toEqual([]);
		runtime.pass(60);
		await work();
		expect(erased).toMatchObject([{ emails: [zafiro.email], phones: [zafiro.phone] }]);
		expect(erased[0]?.leads.length).toBe(2);
		expect(naming(await everything())).toEqual([]);
	});

	it("that a backup brings back is erased again at the start, in the destinations too", async () => {
		await erasureLog().erase({ ...eva, who });
		expect(await erasureLog().replay()).toBe(0);
		// A backup from before: the same person, in a database that knows of no erasure.
		const restored = await openDatabase(database.databaseUrl ? "postgres" : "sqlite");
		try {
			const { db: old } = restored.connection;
			const before = testRuntime();
			await seedPerson(old, before, zafiro);
			await recordForm(
				old,
				{ runtime: before, destinations: [] },
				{
					source: "contact",
					language: "es",
					message: null,
					consentVersion: "1",
					facts: { name: "Otra Persona", email: "otra@example.com" },
				},
			);
			expect(await erasureLog(old).replay()).toBe(1);
			expect(naming(await everything(old))).toEqual(["erasure_tasks"]);
			expect(await old.selectFrom("leads").select("email").execute()).toEqual([
				{ email: "otra@example.com" },
			]);
			expect(await erasureLog(old).replay()).toBe(0);
		} finally {
			await restored.remove();
		}
	});

	it("with a subscription under another spelling of the mailbox goes with it, and again after a restore", async () => {
		const spelled = "z.afiro+blog@gmail.com";
		const mine = { emails: ["zafiro@gmail.com"], phones: [] };
		const wish = { email: spelled, language: "es", consentVersion: "1" } as const;
		await subscribe(db(), runtime, wish);
		await erasureLog().erase({ ...eva, who: mine });
		const left = (on: ReturnType<typeof db>) =>
			on.selectFrom("subscribers").select("email").where("email", "=", spelled).execute();
		expect(await left(db())).toEqual([]);
		runtime.pass(300);
		const senders = { erasure: erasureSender(db(), [crm]) };
		await deliverDue({ db: db(), runtime, senders, onFailure: () => undefined });
		expect(erased.at(-1)?.emails).toEqual(expect.arrayContaining([spelled]));
		const restored = await openDatabase(database.databaseUrl ? "postgres" : "sqlite");
		try {
			const { db: old } = restored.connection;
			await subscribe(old, testRuntime(), wish);
			expect(await erasureLog(old).replay()).toBe(1);
			expect(await left(old)).toEqual([]);
		} finally {
			await restored.remove();
		}
	});

	it("at an extension is found by it, and by the number alone, and again after a restore", async () => {
		const record = (on: ReturnType<typeof db>, phone: string, now = runtime) =>
			recordForm(
				on,
				{ runtime: now, destinations: [] },
				{ source: "contact", language: "es", message: null, consentVersion: "1", facts: { phone } },
			);
		const left = async (on = db()) =>
			(await on.selectFrom("leads").select("phone").where("phone", "like", "+57601%").execute()).map(
				({ phone }) => phone,
			);
		const [first, second] = ["+576017441234;ext=12", "+576017441234;ext=13"];
		for (const phone of [first, second]) await record(db(), phone);
		await erasureLog().erase({ ...eva, who: { emails: [], phones: [first] } });
		expect(await left()).toEqual([second]);
		await erasureLog().erase({ ...eva, who: { emails: [], phones: ["+576017441234"] } });
		expect(await left()).toEqual([]);
		const restored = await openDatabase(database.databaseUrl ? "postgres" : "sqlite");
		try {
			const { db: old } = restored.connection;
			for (const phone of [first, second]) await record(old, phone, testRuntime());
			expect(await erasureLog(old).replay()).toBe(2);
			expect(await left(old)).toEqual([]);
		} finally {
			await restored.remove();
		}
	});

	it("whose domain has an accent goes from what others wrote, in capitals too", async () => {
		const form = { source: "contact", language: "es", consentVersion: "1" } as const;
		const facts = { email: "colega@example.com" };
		const message = "Escriban a VENTAS@PEÑALOSA.CO";
		await recordForm(db(), { runtime, destinations: [] }, { ...form, facts, message });
		await erasureLog().erase({ ...eva, who: { emails: ["ventas@peñalosa.co"], phones: [] } });
		const { message: left } = await db()
			.selectFrom("leads")
			.select("message")
			.where("email", "=", facts.email)
			.executeTakeFirstOrThrow();
		expect(left).toBe("Escriban a …");
	});

	it("that somebody gives anew after the erasure stays theirs to give", async () => {
		await erasureLog().erase({ ...eva, who });
		runtime.pass(60);
		await recordForm(
			db(),
			{ runtime, destinations: [] },
			{
				source: "contact",
				language: "es",
				message: null,
				consentVersion: "1",
				facts: { email: zafiro.email },
			},
		);
		await db().deleteFrom("erasure_tasks").execute();
		await db().deleteFrom("erasures").execute();
		expect(await erasureLog().replay()).toBe(1);
		expect(await db().selectFrom("leads").select("email").orderBy("email").execute()).toEqual([
			{ email: "otra@example.com" },
			{ email: zafiro.email },
		]);
	});

	it("is known to be erased also when the list beside the database was cut short or lost", async () => {
		await erasureLog().erase({ ...eva, who });
		const line = readFileSync(file(), "utf8");
		writeFileSync(file(), "");
		await erasureLog().replay();
		expect(readFileSync(file(), "utf8")).toBe(line);
		appendFileSync(file(), '{"id":"cut');
		expect(await erasureLog().replay()).toBe(0);
		writeFileSync(file(), `nonsense\n${line}`);
		await expect(erasureLog().replay()).rejects.toThrow(/Line 1 of .*erasures\.jsonl cannot be read/);
	});

	it("named in others' conversations is taken out of what they said", async () => {
		const at = runtime.now().toISOString();
		await db()
			.insertInto("conversations")
			.values({
				id: "others",
				created_at: at,
				updated_at: at,
				language: "es",
				state: "{}",
				length: 1,
				transcript_hash: "x",
			})
			.execute();
		await db()
			.updateTable("leads")
			.set({ conversation_id: "others" })
			.where("email", "=", "otra@example.com")
			.execute();
		const content = "Escríbanle a Zafiro@Borrar.example, por favor";
		const said = { role: "user", content, created_at: at } as const;
		await db()
			.insertInto("messages")
			.values({ ...said, conversation_id: "others", position: 0, extras: "{}" })
			.execute();
		await db()
			.transaction()
			.execute((tx) => indexConversation(tx, "others"));
		const found = async (text: string) =>
			(await findDocuments(db(), { kind: "conversation", text, limit: 9 })).map(({ id }) => id);
		expect(await found("borrar escribanle")).toEqual(["others"]);
		await erasureLog().erase({ ...eva, who });
		expect(await found("borrar")).toEqual([]);
		expect(await found("escribanle")).toEqual(["others"]);
		const [message] = await db().selectFrom("messages").select("content").execute();
		expect(message?.content).toBe("Escríbanle a …, por favor");
	});

	it("filled into a form of another's conversation, and corrected there, is taken out of it", async () => {
		const dependencies = conversationDependencies(db(), { runtime });
		const fill = (conversationId: string | null, form: FormName, values: Record<string, string>) =>
			answerTo(dependencies, "", {
				visitorAddress: "b",
				conversationId,
				input: { kind: "form", form, values, press: "save" },
			});
		const { conversationId } = await fill(null, "contact", { name: "Otra", email: "nueva@example.com" });
		const summary = { name: "Otra", industry: "other", need: "Perdemos reservas" };
		for (const email of [zafiro.email, "nueva@example.com"]) {
			await fill(conversationId, "summary", { ...summary, email });
		}
		const theirs = () =>
			db().selectFrom("messages").selectAll().where("conversation_id", "=", conversationId);
		expect(await theirs().execute()).toHaveLength(7);
		await erasureLog().erase({ ...eva, who });
		expect(await theirs().execute()).toHaveLength(7);
		expect(naming(await everything())).toEqual(["erasure_tasks"]);
	});

	it("is found by no search any more", async () => {
		const found = (kind: DocumentKind) =>
			findDocuments(db(), { kind, text: "zafiro@borrar.example", limit: 9 });
		for (const kind of ["lead", "conversation"] as const) expect(await found(kind)).not.toEqual([]);
		await erasureLog().erase({ ...eva, who });
		for (const kind of ["lead", "conversation"] as const) expect(await found(kind)).toEqual([]);
	});

	it("named in what others wrote is taken out of it, and their answers to a comment of theirs stay", async () => {
		const at = runtime.now().toISOString();
		const words = "Lo dijo Zafiro@Borrar.example ayer";
		await db().updateTable("leads").set({ message: words }).where("email", "=", "otra@example.com").execute();
		const { id: lead_id } = await db()
			.selectFrom("leads")
			.select("id")
			.where("email", "=", "otra@example.com")
			.executeTakeFirstOrThrow();
		await db()
			.insertInto("lead_notes")
			.values({ id: "note", lead_id, at, author: "Eva Mora", text: words })
			.execute();
		const comment = await db().selectFrom("comments").select(["id", "post_id"]).executeTakeFirstOrThrow();
		await recordComment(db(), runtime, {
			postId: comment.post_id,
			parentId: comment.id,
			language: "es",
			consentVersion: "1",
			name: "Otra",
			email: "otra@example.com",
			text: words,
		});
		await erasureLog().erase({ ...eva, who });
		const left = "Lo dijo … ayer";
		expect(await db().selectFrom("leads").select("message").execute()).toEqual([{ message: left }]);
		expect(await db().selectFrom("lead_notes").select("text").execute()).toEqual([{ text: left }]);
		const stays = await db().selectFrom("comments").select(["text", "parent_id"]).execute();
		expect(stays).toEqual([{ text: left, parent_id: null }]);
	});

	it("in mails kept as files goes with it, and other mails stay", async () => {
		const folder = join(database.dataDir, "mail");
		mkdirSync(folder, { recursive: true });
		const keep = join(folder, "other.eml");
		const mails = {
			to: "To: zafiro@borrar.example\r\n\r\nHola",
			wrapped: "To: v@r.example\r\n\r\nEscribe a zafiro@bor=\r\nrar.example",
			encoded: `To: v@r.example\r\n\r\n${Buffer.from("Un lead nuevo con su correo: zafiro@borrar.example").toString("base64")}\r\n`,
		};
		for (const [name, mail] of Object.entries(mails)) writeFileSync(join(folder, `${name}.eml`), mail);
		writeFileSync(keep, "To: otra@example.com\r\n\r\nHola");
		const person = { emails: [zafiro.email], phones: [], leads: [], agreements: [] };
		await mailFiles(folder).erase(person, { id: "1", askedAt: "", signal: AbortSignal.timeout(5_000) });
		for (const name of Object.keys(mails)) expect(existsSync(join(folder, `${name}.eml`)), name).toBe(false);
		expect(existsSync(keep)).toBe(true);
	});
});
