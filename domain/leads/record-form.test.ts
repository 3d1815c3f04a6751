import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { type NewRightsRequest, recordRightsRequest } from "../privacy/record-rights-request.ts";
import { listLeads } from "./lead-store.ts";
import { findRecordedForm, type LeadForm, recordForm } from "./record-form.ts";

const form: LeadForm = {
	source: "contact",
	language: "es",
	facts: { name: "Ana Ruiz", email: "ana@ruiz.co", industry: "hospitalidad-viajes" },
	message: "Nos escriben de noche",
	consentVersion: "2026-11",
};

onBothDatabases("forms", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	const deliveries = async () =>
		(await db().selectFrom("deliveries").select(["kind", "due_at"]).orderBy("kind").execute()).map((row) => ({
			...row,
			due: row.due_at <= runtime.now().toISOString(),
		}));

	it("keep the lead, its consent, the receipt and a notice that leaves at once", async () => {
		const { kind, reference } = await recordForm(db(), { runtime, destinations: [] }, form);
		expect(kind).toBe("recorded");
		expect(await findRecordedForm(db(), { reference, source: "contact" })).toEqual({ isMailed: true });
		expect(await findRecordedForm(db(), { reference, source: "audit" })).toBeNull();
		const { leads } = await listLeads(db(), { limit: 5 });
		expect(leads).toMatchObject([
			{ source: "contact", email: "ana@ruiz.co", message: form.message, reference },
		]);
		expect(await db().selectFrom("consents").selectAll().execute()).toMatchObject([
			{ text_version: "2026-11", source: "contact" },
		]);
		expect(await deliveries()).toMatchObject([
			{ kind: "form-receipt", due: true },
			{ kind: "sales-notice", due: true },
		]);
	});

	it("sent twice, also at the same moment, make one lead with one reference", async () => {
		const outcomes = await Promise.all(
			[1, 2, 3].map(() => recordForm(db(), { runtime, destinations: [] }, form)),
		);
		expect(new Set(outcomes.map(({ reference }) => reference)).size).toBe(1);
		expect(outcomes.filter(({ kind }) => kind === "recorded")).toHaveLength(1);
		expect((await listLeads(db(), { limit: 5 })).leads).toHaveLength(1);
	});

	it("mail one mailbox a limited number of receipts a day, and keep every lead", async () => {
		const spellings = [
			"ana@gmail.com",
			"a.na@gmail.com",
			"ana+1@gmail.com",
			"Ana@googlemail.com",
			"ana@gmail.com",
		];
		const mailed: (boolean | undefined)[] = [];
		for (const [index, email] of spellings.entries()) {
			const { reference } = await recordForm(
				db(),
				{ runtime, destinations: [] },
				{ ...form, facts: { ...form.facts, email }, message: `${index}` },
			);
			mailed.push((await findRecordedForm(db(), { reference, source: "contact" }))?.isMailed);
		}
		expect(mailed).toEqual([true, true, true, false, false]);
		expect((await listLeads(db(), { limit: 9 })).leads).toHaveLength(5);
		const kinds = (await deliveries()).map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === "form-receipt")).toHaveLength(3);
		expect(kinds.filter((kind) => kind === "sales-notice")).toHaveLength(5);
		// The day slides in tenths.
		runtime.pass(86_400 * 1.1);
		await recordForm(db(), { runtime, destinations: [] }, { ...form, facts: { email: "ana@gmail.com" } });
		expect((await deliveries()).filter(({ kind }) => kind === "form-receipt")).toHaveLength(4);
	});

	it("about personal data are all reported to the company, with a limited number of receipts", async () => {
		for (let index = 0; index < 5; index++)
			await recordRightsRequest(db(), runtime, {
				language: "es",
				kind: "query",
				name: "Ana",
				documentType: "cc",
				documentNumber: "1",
				email: "ana@ruiz.co",
				detail: `${index}`,
				consentVersion: "2026-11",
			});
		const kinds = (await deliveries()).map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === "rights-receipt")).toHaveLength(3);
		expect(kinds.filter((kind) => kind === "rights-notice")).toHaveLength(5);
	});

	it("with anything different, or another day, are another lead", async () => {
		await recordForm(db(), { runtime, destinations: [] }, form);
		await recordForm(db(), { runtime, destinations: [] }, { ...form, message: "Otra cosa" });
		runtime.pass(86_400);
		await recordForm(db(), { runtime, destinations: [] }, form);
		expect((await listLeads(db(), { limit: 5 })).leads).toHaveLength(3);
	});

	it("keep a request about personal data once, with its due date, receipt and notice", async () => {
		const request: NewRightsRequest = {
			language: "es",
			kind: "query",
			name: "Ana Ruiz",
			documentType: "cc",
			documentNumber: "1",
			email: "ana@ruiz.co",
			detail: "¿Qué tienen?",
			consentVersion: "2026-11",
		};
		const outcomes = await Promise.all([1, 2].map(() => recordRightsRequest(db(), runtime, request)));
		expect(outcomes.map(({ request }) => request.dueOn)).toEqual(["2026-12-04", "2026-12-04"]);
		expect(new Set(outcomes.map(({ request }) => request.reference)).size).toBe(1);
		expect(await deliveries()).toMatchObject([{ kind: "rights-notice" }, { kind: "rights-receipt" }]);
	});
});
