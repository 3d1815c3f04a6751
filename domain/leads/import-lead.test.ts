import { expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { answerTo, conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { overlapping } from "../../tests/support/overlapping.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";
import { importLead, type LeadImport } from "./import-lead.ts";
import { listLeadNotes } from "./lead-note-store.ts";
import { findLead, listLeads } from "./lead-store.ts";

onBothDatabases("an imported lead", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();

	const { brand } = readSettings({});
	const context = () => ({ runtime, brand, destinations: [], staffLanguage: "es" }) as const;
	async function say(message: string, conversationId: string | null = null): Promise<string> {
		const dependencies = conversationDependencies(db(), { runtime });
		return (await answerTo(dependencies, message, { conversationId })).conversationId;
	}
	const bring = (conversationId: string, more: Partial<LeadImport> = {}) =>
		importLead(db(), context(), {
			facts: { company: "Díaz" },
			message: null,
			language: "es",
			conversationId,
			claimedScore: 80,
			actor: { id: null, name: "API" },
			...more,
		});
	const created = async () =>
		(await listAuditLog(db(), { limit: 9 })).filter(({ action }) => action === "lead-created");

	it("again on the same day is the one stored, also when it is a conversation's", async () => {
		const conversationId = await say("Soy Eva Díaz, eva@diaz.example");
		const first = await bring(conversationId);
		if (first.kind !== "recorded") throw new Error(first.kind);
		expect(first.lead).toMatchObject({ name: "Eva Díaz", company: "Díaz", conversationId });
		for (const again of await Promise.all([bring(conversationId), bring(conversationId)]))
			expect(again).toMatchObject({ kind: "duplicate", lead: { id: first.lead.id } });
		expect(await listLeadNotes(db(), first.lead.id)).toMatchObject([
			{ author: "API", text: "Llegó con una calificación de 80 %." },
		]);
		expect(await created()).toHaveLength(1);
		expect(await bring(conversationId, { facts: { company: "Otra" } })).toMatchObject({ kind: "recorded" });
		expect((await listLeads(db(), { limit: 9 })).leads).toHaveLength(1);
	});

	it("twice at the same moment is stored once", async () => {
		const conversationId = await say("Soy Eva Díaz, eva@diaz.example");
		const both = await Promise.all([bring(conversationId), bring(conversationId)]);
		expect(both.map(({ kind }) => kind).toSorted()).toEqual(["duplicate", "recorded"]);
		expect(await created()).toHaveLength(1);
	});

	it("keeps what its person tells in the conversation meanwhile", async () => {
		const conversationId = await say("Soy Eva Díaz, eva@diaz.example");
		const [lead] = (await listLeads(db(), { limit: 1 })).leads;
		const telling: Parameters<typeof overlapping>[1] = async (tx) => {
			// As a chat turn does: the conversation is locked, then its lead is updated.
			await tx.updateTable("conversations").set({ updated_at: "now" }).execute();
			await tx.updateTable("leads").set({ budget: "10 millones" }).execute();
		};
		expect(await overlapping(db(), telling, () => bring(conversationId))).toMatchObject({ kind: "recorded" });
		expect(await findLead(db(), lead?.id ?? "")).toMatchObject({ budget: "10 millones", company: "Díaz" });
	});

	it("of a conversation that nobody knows, or whose person cannot be reached, is not stored", async () => {
		expect(await bring("nobody")).toEqual({ kind: "unknown-conversation" });
		expect(await bring(await say("hola"))).toEqual({ kind: "unreachable" });
		expect((await listLeads(db(), { limit: 9 })).leads).toEqual([]);
	});
});
