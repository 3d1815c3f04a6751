import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { DocumentKind } from "../../shared/search.ts";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { deliverDue } from "../../tests/support/deliver-due.ts";
import { eva, marks, personToErase, who, zafiro } from "../../tests/support/person-to-erase.ts";
import { proposalWords } from "../../tests/support/proposal-visitor.ts";
import { mailConversation } from "../conversations/mail-conversation.ts";
import { mailFilesErasure } from "../mail/mail-files-erasure.ts";
import { findDocuments } from "../search/find-documents-store.ts";
import { answerRightsRequest } from "./answer-rights-request.ts";
import type { ErasureDestination } from "./erasure-destination.ts";
import { erasureSender } from "./erasure-sender.ts";
import { exportPerson } from "./export-person.ts";
import { holdings, personalTables } from "./personal-data.ts";
import { recordRightsRequest } from "./record-rights-request.ts";

onBothDatabases("a person's data", (open) => {
	const { db, runtime, dataDir, requestId, erased, crm, file, erasureLog, everything, naming } =
		personToErase(open);

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
		expect(
			[...before]
				.filter(([, text]) => marks.test(text))
				.map(([table]) => table)
				.filter((table) => impersonal.includes(table)),
		).toEqual([]);
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
		expect((await naming()).length).toBeGreaterThan(8);
		const { counts } = await erasureLog().erase({ ...eva, who });
		expect(Object.keys(counts).toSorted()).toEqual(personalTables.map(({ table }) => table).toSorted());
		expect(await naming()).toEqual(["erasure_tasks"]);
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
		const { request } = await recordRightsRequest(db(), runtime, {
			language: "es",
			kind: "query",
			name: "Zafiro Ruiz",
			documentType: "cc",
			documentNumber: "1",
			email: zafiro.email,
			detail: "¿Qué saben de mí?",
			consentVersion: "2026-11",
		});
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
		await erasureLog().erase({ ...eva, who, requestId: requestId() });
		const requests = await db().selectFrom("rights_requests").select("id").execute();
		expect(requests).toEqual([{ id: requestId() }]);
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
		expect(await naming()).toEqual([]);
	});

	it("is found by no search any more", async () => {
		const found = (kind: DocumentKind) =>
			findDocuments(db(), { kind, text: "zafiro@borrar.example", limit: 9 });
		for (const kind of ["lead", "conversation"] as const) expect(await found(kind)).not.toEqual([]);
		await erasureLog().erase({ ...eva, who });
		for (const kind of ["lead", "conversation"] as const) expect(await found(kind)).toEqual([]);
	});

	it("in mails kept as files goes with it, and other mails stay", async () => {
		const folder = join(dataDir(), "mail");
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
		await mailFilesErasure(folder).erase(person, {
			id: "1",
			askedAt: "",
			signal: AbortSignal.timeout(5_000),
		});
		for (const name of Object.keys(mails)) expect(existsSync(join(folder, `${name}.eml`)), name).toBe(false);
		expect(existsSync(keep)).toBe(true);
	});
});
