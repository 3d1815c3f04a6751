import { beforeEach, expect, it } from "vitest";
import { forms } from "../../content/forms/list.ts";
import type { LeadSource } from "../../shared/lead.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { setConsultation } from "../consultations/change-consultation.ts";
import { noFacts } from "../leads/lead.ts";
import { listLeads } from "../leads/lead-store.ts";
import { recordForm } from "../leads/record-form.ts";
import { recordLead } from "../leads/record-lead.ts";
import { keepText, listConsents, recordConsent } from "./consent-store.ts";
import { leadToProcess, revokeConsent } from "./processing.ts";
import { recordRightsRequest } from "./record-rights-request.ts";

const staff = { actor: { id: null, name: "Eva Mora" }, requestReference: "7KQ4-M2XA" };

onBothDatabases("consent", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	const mailed: string[] = [];
	beforeEach(() => {
		mailed.length = 0;
	});
	const send = (source: Extract<LeadSource, "contact" | "audit">, message: string | null = null) =>
		recordForm(
			db(),
			{ runtime, destinations: [] },
			{
				source,
				language: "es",
				message,
				consentVersion: forms.es.consent.version,
				facts: { name: "Ana Ruiz", email: "ana@ruiz.co" },
			},
		);
	const newest = async () => (await listLeads(db(), { limit: 9 })).leads[0]?.id ?? "";
	const revoke = (leadIds: string[]) =>
		inTransaction(db(), (tx) => revokeConsent(tx, { runtime, destinations: [] }, leadIds, staff));
	const deliver = () =>
		deliverMails({ db: db(), runtime }, async ({ to, subject }) => void mailed.push(`${to} ${subject}`));

	it("is proven by the very words, when and where they were agreed to", async () => {
		await send("audit");
		expect(await listConsents(db(), await newest())).toEqual([
			{
				at: "2026-11-21T15:00:00.000Z",
				version: "2026-11",
				source: "audit",
				language: "es",
				text: "Autorizo el tratamiento de mis datos según la Ley 1581 de 2012, para que respondan a lo que pido.",
			},
		]);
	});

	it("keeps the words as they were when a sentence changes and its version does not", async () => {
		const ids = await inTransaction(db(), async (tx) => {
			const keep = (text: string) => keepText(tx, runtime, { textVersion: "1", language: "es", text });
			return [await keep("Autorizo"), await keep("Autorizo"), await keep("Autorizo todo")];
		});
		expect(new Set(ids).size).toBe(2);
		expect(await db().selectFrom("consent_texts").select("text").orderBy("text").execute()).toEqual([
			{ text: "Autorizo" },
			{ text: "Autorizo todo" },
		]);
	});

	it("taken back lets nothing leave any more: what waited, and what comes after", async () => {
		await send("audit");
		const leadId = await newest();
		expect(await revoke([leadId])).toEqual([leadId]);
		expect(await db().selectFrom("deliveries").selectAll().execute()).toEqual([]);
		await inTransaction(db(), async (tx) => {
			await setConsultation(tx, runtime, { leadId, startsAt: new Date("2026-12-04T20:00:00Z"), place: "" });
		});
		await deliver();
		expect(mailed).toEqual([]);
		expect(await leadToProcess(db(), leadId)).toBeNull();
		expect(await revoke([leadId])).toEqual([]);
	});

	it("taken back in mid-conversation is not given again by going on", async () => {
		const say = (need: string) =>
			inTransaction(db(), async (tx) => {
				const language = "es" as const;
				const held = { id: "c", created_at: "", updated_at: "", language, state: "{}", length: 0 };
				await tx
					.insertInto("conversations")
					.values({ ...held, transcript_hash: "x" })
					.onConflict((conflict) => conflict.column("id").doNothing())
					.execute();
				return recordLead(
					tx,
					{ runtime, destinations: [] },
					{
						source: "chat",
						language: "es",
						message: null,
						conversationId: "c",
						facts: { ...noFacts, email: "ana@ruiz.co", need },
						consent: { textVersion: "1", language: "es", source: "chat" },
					},
				);
			});
		const { id } = await say("x");
		await revoke([id]);
		await say("y");
		runtime.pass(3_600);
		await deliver();
		expect(mailed).toEqual([]);
	});

	it("given again after it was taken back counts from then on, until it is taken back once more", async () => {
		await send("audit");
		const id = await newest();
		await revoke([id]);
		runtime.pass(60);
		const give = (again: boolean) =>
			inTransaction(db(), (tx) =>
				recordConsent(tx, runtime, id, {
					textVersion: "2",
					text: "Autorizo",
					language: "es",
					source: "chat",
					...(again && { again }),
				}),
			);
		await give(false);
		expect(await leadToProcess(db(), id)).toBeNull();
		await give(true);
		expect(await leadToProcess(db(), id)).toMatchObject({ id });
		expect((await listConsents(db(), id)).map(({ version }) => version)).toEqual(["2026-11", "2"]);
		runtime.pass(60);
		expect(await revoke([id])).toEqual([id]);
		expect(await leadToProcess(db(), id)).toBeNull();
		runtime.pass(60);
		await give(true);
		expect(await leadToProcess(db(), id)).toMatchObject({ id });
	});

	it("given anew with another form counts for that one", async () => {
		await send("audit");
		await revoke([await newest()]);
		runtime.pass(60);
		await send("contact", "Cambié de idea");
		await deliver();
		expect(mailed.map((one) => one.split(" ")[0]).toSorted()).toEqual(["ana@ruiz.co", "s@rumbo.example"]);
	});

	it("taken back stops no answer that the law demands", async () => {
		await send("audit");
		await deliver();
		mailed.length = 0;
		await revoke([await newest()]);
		await recordRightsRequest(db(), runtime, {
			language: "es",
			kind: "withdrawal",
			name: "Ana",
			documentType: "cc",
			documentNumber: "1",
			email: "ana@ruiz.co",
			detail: "x",
			consentVersion: "2026-11",
		});
		await deliver();
		expect(mailed.some((one) => one.startsWith("ana@ruiz.co Recibimos tu solicitud sobre tus datos"))).toBe(
			true,
		);
	});
});
