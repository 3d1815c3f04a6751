import { beforeEach, expect, it } from "vitest";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverMails } from "../../tests/support/deliver-mails.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";
import { applyDecision } from "../blog/comments/moderate-comment.ts";
import { recordComment } from "../blog/comments/record-comment.ts";
import { mailPost } from "../blog/posts/mail-post.ts";
import { seedPosts } from "../blog/posts/seed-posts.ts";
import { confirmSubscription, subscribe } from "../blog/subscribers/subscribe.ts";
import { findSubscriber } from "../blog/subscribers/subscriber-store.ts";
import { mailboxOf } from "../contact/email.ts";
import { type Lead, type LeadFacts, noFacts } from "../leads/lead.ts";
import { recordLead } from "../leads/record-lead.ts";
import { leadToProcess } from "./processing.ts";
import { revokeAllConsents, revokeAllConsentsOfLead } from "./revoke-all-consents.ts";

const email = "ana@ruiz.co";
const staff = { actor: { id: "staff", name: "Eva Mora" }, requestReference: "7KQ4-M2XA" };

onBothDatabases("revoking all consents of a person", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	let postId: string;
	let mailed: string[];
	beforeEach(async () => {
		mailed = [];
		await seedPosts(db(), runtime, [{ name: "prueba.es.md", text: "---\ntitle: Prueba\n---\nTexto." }]);
		postId = (await db().selectFrom("posts").select("id").executeTakeFirstOrThrow()).id;
		await db().updateTable("posts").set({ published_at: "2026-01-01T00:00:00.000Z" }).execute();
	});
	const revoke = () =>
		inTransaction(db(), (tx) =>
			revokeAllConsents(tx, { runtime, destinations: [] }, { emails: [email], phones: [] }, staff),
		);
	const wish = (address: string) =>
		subscribe(db(), runtime, { email: address, language: "es", consentVersion: "1" });
	async function confirm(address: string) {
		await wish(address);
		const known = await findSubscriber(db(), "mailbox", mailboxOf(address));
		await confirmSubscription(db(), runtime, known?.token ?? "", "es");
	}
	const comment = async (text: string) => {
		const report = { parentId: null, language: "es", name: "Ana", email, text, consentVersion: "1" } as const;
		return (await recordComment(db(), runtime, { ...report, postId })).comment.id;
	};
	const approve = (id: string) => inTransaction(db(), (tx) => applyDecision(tx, runtime, id, "approve"));
	async function deliver(): Promise<string[]> {
		await deliverMails(
			{ db: db(), runtime },
			async ({ to, subject }) => void mailed.push(`${to} ${subject}`),
		);
		return mailed.filter((one) => one.startsWith(email));
	}
	const ends = async () =>
		(await db().selectFrom("deliveries").select(["kind", "state", "last_error"]).execute()).map(
			({ kind, state, last_error }) => `${kind} ${state} ${last_error}`,
		);

	it("ends the person's subscription, even without a lead, and nobody else's", async () => {
		await confirm(email);
		await confirm("otra@example.com");
		await deliver();
		mailed = [];
		expect(await revoke()).toMatchObject({ leads: [], subscribers: [expect.any(String)], comments: [] });
		expect(await mailPost(db(), runtime, postId)).toEqual({ kind: "queued", people: 1 });
		expect(await deliver()).toEqual([]);
		expect(mailed.map((one) => one.split(" ")[0])).toEqual(["otra@example.com"]);
		expect(await listAuditLog(db(), { limit: 5 })).toMatchObject([
			{ action: "consent-revoked", subject: { kind: "subscriber" }, detail: { request: "7KQ4-M2XA" } },
		]);
		expect(await revoke()).toEqual({ leads: [], subscribers: [], comments: [] });
	});

	it("ends a subscription under any spelling of the mailbox", async () => {
		await confirm("Ana+blog@ruiz.co");
		await confirm("ana@otra.co");
		expect((await revoke()).subscribers).toHaveLength(1);
		expect(await findSubscriber(db(), "mailbox", email)).toMatchObject({ state: "cancelled" });
		expect(await findSubscriber(db(), "mailbox", "ana@otra.co")).toMatchObject({ state: "confirmed" });
	});

	it("ends an unconfirmed subscription; its old link does not work, and a new request is mailed", async () => {
		for (const round of [1, 2]) {
			await wish(email);
			expect((await revoke()).subscribers, `round ${round}`).toHaveLength(1);
			const { token = "" } = (await findSubscriber(db(), "mailbox", email)) ?? {};
			expect(await confirmSubscription(db(), runtime, token, "es")).toBe(false);
			expect(await deliver()).toEqual([]);
			runtime.pass(2 * 86_400);
		}
		await wish(email);
		expect(await deliver()).toHaveLength(1);
	});

	it("stops the mails about comments approved before or after, but not about a later comment", async () => {
		const before = await comment("Uno");
		await approve(before);
		const after = await comment("Dos");
		expect((await revoke()).comments.toSorted()).toEqual([before, after].toSorted());
		await approve(after);
		expect(await deliver()).toEqual([]);
		const anew = await comment("Tres");
		await approve(anew);
		expect(await deliver()).toHaveLength(1);
	});

	it("drops deliveries that are being sent, and their rows say why", async () => {
		await confirm(email);
		await deliver();
		const id = await comment("Uno");
		await approve(id);
		await mailPost(db(), runtime, postId);
		await db().updateTable("deliveries").set({ state: "sending" }).where("state", "=", "waiting").execute();
		await revoke();
		mailed = [];
		runtime.pass(600);
		expect(await deliver()).toEqual([]);
		expect(await ends()).toEqual(
			expect.arrayContaining(["comment-approved needless EREVOKED", "post-mail needless EREVOKED"]),
		);
	});

	const lead = async (facts: Partial<LeadFacts>) =>
		inTransaction(db(), (tx) =>
			recordLead(
				tx,
				{ runtime, destinations: [] },
				{
					source: "api",
					language: "es",
					message: null,
					conversationId: null,
					consent: null,
					facts: { ...noFacts, ...facts },
				},
			),
		);
	const revokeOfLead = (one: Lead) =>
		inTransaction(db(), (tx) => revokeAllConsentsOfLead(tx, { runtime, destinations: [] }, one, staff));

	it("of a lead covers every lead of its address, the subscription and the comments", async () => {
		const first = await lead({ email, name: "Ana" });
		const second = await lead({ email: "Ana@Ruiz.co", need: "otra cosa" });
		const other = await lead({ email: "otra@example.com" });
		await confirm(email);
		await comment("Uno");
		const revoked = await revokeOfLead(first);
		expect(revoked.leads.toSorted()).toEqual([first.id, second.id].toSorted());
		expect([revoked.subscribers.length, revoked.comments.length]).toEqual([1, 1]);
		for (const { id } of [first, second]) expect(await leadToProcess(db(), id)).toBeNull();
		expect(await leadToProcess(db(), other.id)).toMatchObject({ id: other.id });
		mailed = [];
		runtime.pass(3_600);
		expect(await deliver()).toEqual([]);
	});

	it("of a lead without an address covers the leads of its telephone, or that lead alone", async () => {
		const [byPhone, same] = [
			await lead({ phone: "+573005550100" }),
			await lead({ phone: "+573005550100", need: "x" }),
		];
		const shared = await lead({ email, phone: "+573005550100" });
		expect((await revokeOfLead(shared)).leads).toEqual([shared.id]);
		expect((await revokeOfLead(byPhone)).leads.toSorted()).toEqual([byPhone.id, same.id].toSorted());
		const nameless = await lead({ name: "Ana" });
		expect((await revokeOfLead(nameless)).leads).toEqual([nameless.id]);
	});
});
