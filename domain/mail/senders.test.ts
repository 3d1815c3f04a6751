import { beforeEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { confirmSubscription, subscribe } from "../blog/subscribers/subscribe.ts";
import { noFacts } from "../leads/lead.ts";
import { recordForm } from "../leads/record-form.ts";
import { notifyNow, recordLead } from "../leads/record-lead.ts";
import { insertRevocation } from "../privacy/revocation-store.ts";
import { makeProposal } from "../proposals/make-proposal.ts";
import { proposalPath } from "../proposals/proposal.ts";
import { listProposals, revokeProposal } from "../proposals/proposal-store.ts";
import type { Mail } from "./mailer.ts";

onBothDatabases("the notice to sales", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	let mails: Mail[];
	beforeEach(() => {
		mails = [];
	});

	const { brand, publicUrl } = readSettings({});
	const context = () => ({ db: db(), runtime, brand, publicUrl, destinations: [] });

	async function notice(leadId: string): Promise<string> {
		await inTransaction(db(), (tx) => notifyNow(tx, context(), leadId, runtime.now().toISOString()));
		mails = [];
		await deliverMails(context(), async (mail) => void mails.push(mail));
		return mails.map(({ text }) => text).join("\n");
	}

	it("leads to the newest proposal that can still be opened, or to none", async () => {
		const lead = await inTransaction(db(), (tx) =>
			recordLead(tx, context(), {
				source: "api",
				language: "es",
				message: null,
				conversationId: null,
				consent: null,
				facts: { ...noFacts, phone: "+573005550142" },
			}),
		);
		const maker = { ...context(), render: async () => new Uint8Array() };
		await makeProposal(maker, { leadId: lead.id, rateLimitSubject: "a" });
		await db().updateTable("leads").set({ need: "otra cosa" }).execute();
		await makeProposal(maker, { leadId: lead.id, rateLimitSubject: "a" });
		const [second, first] = await listProposals(db(), [lead.id]);
		if (!first || !second) throw new Error("They were not made.");
		expect(await notice(lead.id)).toContain(proposalPath(second));
		await revokeProposal(db(), second.id, runtime.now());
		runtime.pass(60);
		expect(await notice(lead.id)).toContain(proposalPath(first));
		runtime.pass(366 * 86_400);
		expect(await notice(lead.id)).not.toContain("/api/proposals/");
		expect(mails).toHaveLength(1);
	});
});

onBothDatabases("a mail that asks to confirm a subscription", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();

	it("goes to nobody who confirmed it meanwhile", async () => {
		const wish = { email: "ana@ruiz.co", language: "es", consentVersion: "1" } as const;
		const sent: string[] = [];
		const work = () => deliverMails({ db: db(), runtime }, async ({ to }) => void sent.push(to));
		await subscribe(db(), runtime, wish);
		await work();
		expect(sent).toEqual([wish.email]);
		runtime.pass(86_400);
		await subscribe(db(), runtime, wish);
		const { token } = await db().selectFrom("subscribers").select("token").executeTakeFirstOrThrow();
		expect(await confirmSubscription(db(), runtime, token, "es")).toBe(true);
		await work();
		expect(sent).toEqual([wish.email]);
	});
});

onBothDatabases("the receipt of a form", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();

	it("goes to nobody whose consent was revoked since it was queued", async () => {
		const facts = { name: "Ana Ruiz", email: "ana@ruiz.co" };
		const form = { source: "contact", language: "es", facts, message: null, consentVersion: "1" } as const;
		await recordForm(db(), { runtime, destinations: [] }, form);
		const { id: leadId } = await db().selectFrom("leads").select("id").executeTakeFirstOrThrow();
		const revocation = { leadId, revokedAt: runtime.now().toISOString(), recordedBy: "Eva" };
		await inTransaction(db(), (tx) => insertRevocation(tx, { ...revocation, requestReference: null }));
		const sent: string[] = [];
		await deliverMails({ db: db(), runtime }, async ({ to }) => void sent.push(to));
		expect(sent).toEqual([]);
		const receipts = db().selectFrom("deliveries").where("kind", "=", "form-receipt");
		expect(await receipts.select(["state", "last_error"]).execute()).toEqual([
			{ state: "needless", last_error: "EREVOKED" },
		]);
	});
});
