import { expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { noFacts } from "../leads/lead.ts";
import { readSharedLead } from "../leads/lead-list.ts";
import { recordLead } from "../leads/record-lead.ts";
import { revokeConsent } from "../privacy/processing.ts";
import { openProposalLink } from "./download-proposal.ts";
import { makeProposal } from "./make-proposal.ts";
import { listOpenings, listProposals } from "./proposal-store.ts";

onBothDatabases("a proposal", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	const { brand, publicUrl } = readSettings({});
	const maker = () => ({
		db: db(),
		runtime,
		brand,
		publicUrl,
		destinations: [],
		render: async () => new Uint8Array(),
	});

	async function made(): Promise<{ leadId: string; token: string }> {
		const facts = { ...noFacts, email: "ana@ruiz.co" };
		const report = { source: "api", language: "es", message: "Hola", conversationId: null } as const;
		const { id } = await inTransaction(db(), (tx) =>
			recordLead(tx, maker(), { ...report, facts, consent: null }),
		);
		await makeProposal(maker(), { leadId: id, rateLimitSubject: "a" });
		const [proposal] = await listProposals(db(), [id]);
		return { leadId: id, token: proposal?.token ?? "" };
	}

	it("counts as opened by people, not by programs that follow its link", async () => {
		const { leadId, token } = await made();
		const opened = async () => [...(await listOpenings(db(), leadId)).values()].map(({ count }) => count);
		const now = runtime.now();
		expect(await openProposalLink(db(), token, { now, byPerson: false })).not.toBeNull();
		expect(await opened()).not.toContain(1);
		await openProposalLink(db(), token, { now, byPerson: true });
		expect(await opened()).toEqual([1]);
	});

	it("goes to no other program once its lead's consent is revoked", async () => {
		const { leadId } = await made();
		expect((await readSharedLead(db(), leadId))?.proposals).toHaveLength(1);
		const actor = { id: null, name: "test" };
		await inTransaction(db(), (tx) =>
			revokeConsent(tx, maker(), [leadId], { actor, requestReference: null }),
		);
		expect(await readSharedLead(db(), leadId)).toMatchObject({ email: null, message: null, proposals: [] });
	});
});
