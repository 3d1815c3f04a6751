import { expect, it } from "vitest";
import type { AuditAction } from "../../shared/audit-action.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { addApiKey } from "../accounts/api-keys/api-keys.ts";
import { insertClient } from "../accounts/client-store.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
import { noFacts } from "../leads/lead.ts";
import { recordLead } from "../leads/record-lead.ts";
import { revokeConsent } from "../privacy/processing.ts";
import { type AuditFilter, exportAuditLog, readAuditLog } from "./audit-log.ts";
import { recordInAuditLog } from "./audit-store.ts";

const eva = { id: "eva", name: "Eva Mora" };
const operator = { id: null, name: "operator" };

onBothDatabases("the audit log, as it is read", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime("2026-11-21T04:30:00.000Z");
	const record = (actor: typeof eva | typeof operator, action: AuditAction, kind: string, id: string) =>
		inTransaction(db(), (tx) => recordInAuditLog(tx, runtime, { actor, action, subject: { kind, id } }));
	const read = async (filter: AuditFilter = {}) =>
		(await readAuditLog(db(), filter)).entries.map(({ action, name }) => [action, name]);

	it("names what each entry is about, and nothing that is no more", async () => {
		const person = { username: "luz", email: "luz@team.example", name: "Luz Paz", language: "es" } as const;
		const wanted = { ...person, password: "siete llamas azules", kind: "staff", roles: ["sales"] } as const;
		const account = await addAccount(db(), runtime, eva, wanted);
		const report = { source: "contact", language: "es", message: null, conversationId: null } as const;
		const lead = (name: string) =>
			inTransaction(db(), (tx) =>
				recordLead(
					tx,
					{ runtime, destinations: [] },
					{ ...report, consent: null, facts: { ...noFacts, name, email: `${name}@x.example` } },
				),
			);
		const [rosa, nora] = [await lead("Rosa"), await lead("Nora")];
		await inTransaction(db(), async (tx) => {
			const createdAt = runtime.now().toISOString();
			await insertClient(tx, { id: "casa", createdAt, name: "Casa Guadual", subdomain: "casa" });
			const by = { actor: eva, requestReference: null };
			await revokeConsent(tx, { runtime, destinations: [] }, [nora.id], by);
		});
		await db().deleteFrom("audit_entries").execute();
		const subjects: [kind: string, id: string, name: string | null][] = [
			["account", "id" in account ? account.id : "", "Luz Paz"],
			["lead", rosa.id, "Rosa"],
			["lead", nora.id, nora.reference],
			["client", "casa", "Casa Guadual"],
			["leads", "hotel zafiro", "hotel zafiro"],
			["leads", "all", null],
			["post", "gone", null],
			["delivery", "gone", null],
		];
		for (const [kind, id] of subjects) await record(eva, "post-saved", kind, id);
		const names = new Map(
			(await readAuditLog(db(), {})).entries.map(({ subject, name }) => [subject.id, name]),
		);
		expect(subjects.map(([, id]) => names.get(id))).toEqual(subjects.map(([, , name]) => name));
	});

	it("is filtered by person, action and days, together", async () => {
		await record(eva, "lead-created", "erasure", "1");
		runtime.pass(86_400);
		await record(eva, "lead-assigned", "erasure", "2");
		await record(operator, "lead-assigned", "erasure", "3");
		const actions = async (filter: AuditFilter) => (await read(filter)).map(([action]) => action);
		expect(await actions({ actorId: "eva" })).toEqual(["lead-assigned", "lead-created"]);
		expect(await actions({ actorId: null })).toEqual(["lead-assigned"]);
		expect(await actions({ action: "lead-assigned" })).toHaveLength(2);
		expect(await actions({ action: "lead-assigned", actorId: "eva" })).toHaveLength(1);
		expect(await actions({ until: "2026-11-22T04:30:00.000Z" })).toEqual(["lead-created"]);
		expect(await actions({ from: "2026-11-22T04:30:00.000Z", actorId: "eva" })).toEqual(["lead-assigned"]);
	});

	it("is exported whole, over all its parts, and says so", async () => {
		await addApiKey(db(), runtime, eva, { name: "Tablero", scopes: ["metrics"], days: null });
		for (let entry = 0; entry < 600; entry++) await record(eva, "post-saved", "erasure", String(entry));
		const parts: number[] = [];
		for await (const part of await exportAuditLog(db(), runtime, eva, { action: "post-saved" }))
			parts.push(part.length);
		expect(parts.reduce((sum, part) => sum + part, 0)).toBe(600);
		expect(parts.length).toBeGreaterThan(1);
		expect((await read())[0]).toEqual(["audit-exported", null]);
	});
});
