import { beforeEach, expect, it } from "vitest";
import type { Tx } from "../../../db/connect.ts";
import type { SubscriberState } from "../../../shared/blog.ts";
import type { Language } from "../../../shared/language.ts";
import { freshDatabase, inTransaction, onBothDatabases } from "../../../tests/support/databases.ts";
import { overlapping } from "../../../tests/support/overlapping.ts";
import { testPost } from "../../../tests/support/test-post.ts";
import { freshRuntime } from "../../../tests/support/test-runtime.ts";
import { countRecipients, mailingOf, mailPost } from "../posts/mail-post.ts";
import { insertPost } from "../posts/post-store.ts";
import { cancelSubscription, confirmSubscription, endSubscription, subscribe } from "./subscribe.ts";
import { exportSubscribers } from "./subscriber-list.ts";
import { findSubscriber, insertSubscriber, lockSubscriber, updateSubscriber } from "./subscriber-store.ts";

const post = testPost();

onBothDatabases("a subscription", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	beforeEach(async () => {
		await inTransaction(db(), (tx) => insertPost(tx, post));
	});
	const deliveries = async (kind: string) =>
		(await db().selectFrom("deliveries").select("kind").where("kind", "=", kind).execute()).length;
	const wish = (email: string) => subscribe(db(), runtime, { email, language: "es", consentVersion: "1" });
	const subscriberOf = (mailbox: string) => findSubscriber(db(), "mailbox", mailbox);
	const tokenOf = async (mailbox: string) =>
		(await findSubscriber(db(), "mailbox", mailbox))?.token ?? "none";

	it("asks an address at most once in 24 hours, whatever its spelling", async () => {
		for (const email of ["ana@gmail.com", "a.na@gmail.com", "ana+x@gmail.com"]) await wish(email);
		expect(await deliveries("newsletter-confirm")).toBe(1);
		runtime.pass(23 * 3_600);
		await wish("ana@gmail.com");
		expect(await deliveries("newsletter-confirm")).toBe(1);
		runtime.pass(2 * 3_600);
		await wish("ana@gmail.com");
		expect(await deliveries("newsletter-confirm")).toBe(2);
	});

	it("confirms by its link for a week, and no confirmed reader is asked again", async () => {
		await wish("ana@example.com");
		const token = await tokenOf("ana@example.com");
		runtime.pass(8 * 86_400);
		expect(await confirmSubscription(db(), runtime, token, "es")).toBe(false);
		await wish("ana@example.com");
		expect(await confirmSubscription(db(), runtime, token, "es")).toBe(true);
		runtime.pass(2 * 86_400);
		await wish("ana@example.com");
		expect(await deliveries("newsletter-confirm")).toBe(2);
		expect(await confirmSubscription(db(), runtime, "unknown", "es")).toBe(false);
	});

	it("ends a subscription by its link, which an older mail does not bring back", async () => {
		await wish("ana@example.com");
		const token = await tokenOf("ana@example.com");
		await confirmSubscription(db(), runtime, token, "es");
		expect(await cancelSubscription(db(), runtime, token)).toBe(true);
		expect(await cancelSubscription(db(), runtime, token)).toBe(true);
		expect(await confirmSubscription(db(), runtime, token, "es")).toBe(false);
		expect(await cancelSubscription(db(), runtime, "unknown")).toBe(false);
	});

	it("keeps a subscription ended that its reader ended while it was confirmed or asked for", async () => {
		const email = "ana@example.com";
		await wish(email);
		const token = await tokenOf(email);
		const { id = "" } = (await subscriberOf(email)) ?? {};
		const end = (tx: Tx) => endSubscription(tx, runtime, id);
		expect(await overlapping(db(), end, () => confirmSubscription(db(), runtime, token, "es"))).toBe(false);
		expect(await subscriberOf(email)).toMatchObject({ state: "cancelled", confirmedAt: null });
		runtime.pass(2 * 86_400);
		await wish(email);
		const confirmedAt = runtime.now().toISOString();
		const confirm = async (tx: Tx) => {
			const held = await lockSubscriber(tx, "token", token);
			if (held) await updateSubscriber(tx, { ...held, state: "confirmed", confirmedAt });
		};
		await overlapping(db(), confirm, () => cancelSubscription(db(), runtime, token));
		expect(await subscriberOf(email)).toMatchObject({ state: "cancelled", confirmedAt });
		runtime.pass(2 * 86_400);
		await wish(email);
		await overlapping(db(), confirm, () => wish(email));
		expect(await subscriberOf(email)).toMatchObject({ state: "confirmed", confirmedAt });
	});

	it("changes a reader's language once they confirm it by mail, and asks once a day at most", async () => {
		const email = "ana@example.com";
		const inEnglish = () => subscribe(db(), runtime, { email, language: "en", consentVersion: "1" });
		await wish(email);
		const token = await tokenOf(email);
		await confirmSubscription(db(), runtime, token, "es");
		// What is confirmed already is changed by no press on the other language's page.
		await confirmSubscription(db(), runtime, token, "en");
		expect(await subscriberOf(email)).toMatchObject({ language: "es" });
		runtime.pass(60);
		for (let times = 0; times < 3; times++) await inEnglish();
		expect(await deliveries("newsletter-confirm")).toBe(2);
		expect(await subscriberOf(email)).toMatchObject({ state: "confirmed", language: "es" });
		expect(await confirmSubscription(db(), runtime, token, "en")).toBe(true);
		expect(await subscriberOf(email)).toMatchObject({ state: "confirmed", language: "en" });
		await inEnglish();
		expect(await deliveries("newsletter-confirm")).toBe(2);
	});

	it("asks again on the same day only somebody who confirmed and cancelled", async () => {
		const email = "ana@example.com";
		await wish(email);
		const token = await tokenOf(email);
		await cancelSubscription(db(), runtime, token);
		await wish(email);
		expect(await deliveries("newsletter-confirm")).toBe(1);
		runtime.pass(86_400);
		await wish(email);
		for (let mails = 2; mails <= 5; mails++) {
			expect(await deliveries("newsletter-confirm")).toBe(mails);
			runtime.pass(60);
			expect(await confirmSubscription(db(), runtime, token, "es")).toBe(true);
			runtime.pass(60);
			await cancelSubscription(db(), runtime, token);
			runtime.pass(60);
			await wish(email);
			await wish("ana+otra@example.com");
		}
		// What a day allows is used up.
		expect(await deliveries("newsletter-confirm")).toBe(5);
	});

	it("asks a reader who left only once more", async () => {
		const email = "ana@example.com";
		await wish(email);
		const token = await tokenOf(email);
		await confirmSubscription(db(), runtime, token, "es");
		await cancelSubscription(db(), runtime, token);
		runtime.pass(60);
		await wish(email);
		expect(await deliveries("newsletter-confirm")).toBe(2);
		await cancelSubscription(db(), runtime, token);
		runtime.pass(60);
		await wish(email);
		expect(await deliveries("newsletter-confirm")).toBe(2);
	});

	const reader = (index: number, state: SubscriberState, language: Language) => ({
		id: `s${index}`,
		email: `s${index}@e.example`,
		mailbox: `s${index}`,
		token: `t${index}`,
		state,
		language,
		createdAt: "",
		askedAt: "",
		confirmedAt: "",
		cancelledAt: null,
		consentVersion: "1",
	});

	it("is exported with all others, however many there are", async () => {
		const state = "confirmed";
		await inTransaction(db(), async (tx) => {
			for (let index = 0; index < 501; index++) await insertSubscriber(tx, reader(index, state, "es"));
		});
		const ids = new Set<string>();
		for await (const part of await exportSubscribers(db(), runtime, { id: null, name: "Eva Mora" }))
			for (const { id } of part) ids.add(id);
		expect(ids.size).toBe(501);
	});

	it("sends a post once to whoever confirmed in its language, also when asked twice", async () => {
		await inTransaction(db(), async (tx) => {
			for (let index = 0; index < 1_200; index++)
				await insertSubscriber(tx, reader(index, "confirmed", "es"));
			await insertSubscriber(tx, reader(1_201, "asked", "es"));
			await insertSubscriber(tx, reader(1_202, "cancelled", "es"));
			await insertSubscriber(tx, reader(1_203, "confirmed", "en"));
		});
		expect(await countRecipients(db(), post)).toBe(1_200);
		expect(await mailPost(db(), runtime, "p")).toEqual({ kind: "queued", people: 1_200 });
		expect(await countRecipients(db(), post)).toBe(0);
		await inTransaction(db(), (tx) => insertSubscriber(tx, reader(1_204, "confirmed", "es")));
		expect(await countRecipients(db(), post)).toBe(1);
		expect(await countRecipients(db(), { id: "another", language: "es" })).toBe(1_201);
		await mailPost(db(), runtime, "p");
		for (const id of ["P", "p2", "q"])
			await inTransaction(db(), (tx) =>
				insertPost(tx, { ...post, id, storyId: id, slug: id.toLowerCase() + id }),
			);
		await mailPost(db(), runtime, "P");
		expect(await mailingOf(db(), "p")).toEqual({ waiting: 1_201 });
		expect(await mailingOf(db(), "q")).toEqual({});
		expect(await mailPost(db(), runtime, "none")).toEqual({ kind: "not-public" });
		const publishedAt = "2099-01-01T00:00:00.000Z";
		await inTransaction(db(), (tx) =>
			insertPost(tx, { ...post, id: "later", storyId: "later", slug: "later", publishedAt }),
		);
		expect(await mailPost(db(), runtime, "later")).toEqual({ kind: "not-public" });
		expect(await mailingOf(db(), "later")).toEqual({});
	});
});
