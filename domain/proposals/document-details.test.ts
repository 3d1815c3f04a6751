import { beforeEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { importTranscript } from "../conversations/import-transcript.ts";
import { noFacts } from "../leads/lead.ts";
import { type LeadInput, recordLead } from "../leads/record-lead.ts";
import {
	type DiagnosticInput,
	readConversationDiagnostic,
	readLeadDiagnostic,
	renderDiagnostic,
} from "./diagnostic.ts";
import { makeProposal, type ProposalMaker } from "./make-proposal.ts";
import type { DocumentContent } from "./pdf/plan/content.ts";

const aYear = 365 * 86_400;

onBothDatabases("a document", (open) => {
	const { db } = freshDatabase(open);
	// Half past eleven on New Year's Eve in Bogotá.
	const runtime = freshRuntime("2027-01-01T04:30:00.000Z");
	let drawn: DocumentContent[];
	beforeEach(() => {
		drawn = [];
	});

	const { brand, publicUrl } = readSettings({});
	const maker = (): ProposalMaker => ({
		db: db(),
		runtime,
		brand,
		publicUrl,
		destinations: [],
		render: async (content) => {
			drawn.push(content);
			return new Uint8Array();
		},
	});
	const draw = async (told: DiagnosticInput | null) => {
		if (!told) throw new Error("Nothing is known of it.");
		await renderDiagnostic(maker(), told);
	};
	const newLead = (form: Partial<LeadInput> = {}) =>
		inTransaction(db(), (tx) =>
			recordLead(tx, maker(), {
				source: "api",
				language: "es",
				message: null,
				conversationId: null,
				consent: null,
				facts: { ...noFacts, email: "ana@ruiz.co" },
				...form,
			}),
		);

	it("has in its number the lead's year in the company's time zone, in every document made of it", async () => {
		const { id } = await newLead();
		await makeProposal(maker(), { leadId: id, rateLimitSubject: "a" });
		await draw(await readLeadDiagnostic(db(), id));
		runtime.pass(aYear);
		await db().updateTable("leads").set({ need: "otra cosa" }).execute();
		await makeProposal(maker(), { leadId: id, rateLimitSubject: "a" });
		await draw(await readLeadDiagnostic(db(), id));
		const numbers = drawn.map(({ number }) => number);
		expect(numbers).toEqual([
			...[expect.stringMatching(/^P-2026-/), expect.stringMatching(/^D-2026-/)],
			...numbers.slice(0, 2),
		]);
	});

	it("has in its number the year in which the conversation began, where that has no lead", async () => {
		const { id } = await inTransaction(db(), (tx) =>
			importTranscript(tx, maker(), [{ role: "user", content: "hola" }], "es"),
		);
		await draw(await readConversationDiagnostic(db(), id));
		runtime.pass(aYear);
		await draw(await readConversationDiagnostic(db(), id));
		const numbers = drawn.map(({ number }) => number);
		expect(numbers).toEqual([expect.stringMatching(/^D-2026-/), numbers[0]]);
	});

	it("quotes what the sender of a form wrote, and its subject where they wrote nothing", async () => {
		const facts = { ...noFacts, email: "ana@ruiz.co", need: "Diagnóstico gratuito" };
		for (const message of ["Nadie contesta de noche.", null]) {
			const { id } = await newLead({ source: "audit", facts, message, contentKey: `${message}` });
			await makeProposal(maker(), { leadId: id, rateLimitSubject: "a" });
			await draw(await readLeadDiagnostic(db(), id));
		}
		const imported = await newLead({ facts, message: "Del sistema anterior" });
		await draw(await readLeadDiagnostic(db(), imported.id));
		expect(drawn.map(({ lead }) => lead.need)).toEqual([
			...["Nadie contesta de noche.", "Nadie contesta de noche."],
			...["Diagnóstico gratuito", "Diagnóstico gratuito", "Diagnóstico gratuito"],
		]);
	});
});
