import { afterEach, beforeEach, expect, it } from "vitest";
import { onBothDatabases, type TestDatabase } from "../../tests/support/databases.ts";
import { testWorld } from "../../tests/support/test-world.ts";
import { mailConversation } from "../conversations/mail-conversation.ts";
import { startDeliveries } from "../deliveries/worker.ts";
import { pass } from "../flood/flood-gate.ts";
import { recordUnknownQuestion } from "../unknown-questions/unknown-question-store.ts";
import { forgetOld } from "./retention.ts";

const aDay = 86_400;

onBothDatabases("what is kept for a while only", (open) => {
	let database: TestDatabase;
	let world: ReturnType<typeof testWorld>;
	beforeEach(async () => {
		database = await open();
		world = testWorld();
		const at = world.now().toISOString();
		const conversation = { id: "c", created_at: at, updated_at: at, language: "es", state: "{}", length: 0 };
		await db()
			.insertInto("conversations")
			.values({ ...conversation, transcript_hash: "x" })
			.execute();
		const wish = { conversationId: "c", what: "link", language: "es", consentVersion: "1" } as const;
		await mailConversation(db(), world, { ...wish, email: "ana@x.co" });
		await pass(db(), world, { name: "chat", most: 1, seconds: 60 }, "190.0.2.7");
	});
	afterEach(() => database.remove());
	const fail = (error: unknown) => {
		throw error;
	};
	const db = () => database.connection.db;
	const counts = () => db().selectFrom("flood_counts").select("gate").execute();
	const mails = () => db().selectFrom("conversation_mails").select("email").execute();

	it("is forgotten in the background, though nobody visits", async () => {
		world.pass(8 * aDay);
		const worker = startDeliveries({ db: db(), world, senders: {}, onFailure: () => undefined });
		await expect.poll(counts).toEqual([]);
		await expect.poll(mails).toEqual([]);
		await worker.stop();
	});

	it("is kept until then: addresses for a week, counts for a day", async () => {
		world.pass(2 * aDay);
		await forgetOld(db(), world, fail);
		expect([(await counts()).length, await mails()]).toEqual([0, [{ email: "ana@x.co" }]]);
		world.pass(5 * aDay + 1);
		await forgetOld(db(), world, fail);
		expect(await mails()).toEqual([]);
	});

	it("is kept for a year after it was last asked, when the assistant had no answer to it", async () => {
		const ask = (question: string) =>
			db()
				.transaction()
				.execute((tx) => recordUnknownQuestion(tx, world, { language: "es", question }));
		const questions = () => db().selectFrom("unknown_questions").select(["question", "times"]).execute();
		await ask("¿Venden drones?");
		await ask("¿Pintan casas?");
		world.pass(200 * aDay);
		await ask("¿Venden drones?");
		world.pass(165 * aDay);
		await forgetOld(db(), world, fail);
		expect(await questions()).toEqual([{ question: "¿Venden drones?", times: 2 }]);
		world.pass(200 * aDay);
		await forgetOld(db(), world, fail);
		expect(await questions()).toEqual([]);
	});

	it("goes though something else cannot be forgotten now, which is told", async () => {
		const failures: unknown[] = [];
		world.pass(8 * aDay);
		await db().schema.alterTable("deliveries").renameTo("away").execute();
		await forgetOld(db(), world, (error) => failures.push(error));
		expect([await counts(), await mails()]).toEqual([[], []]);
		expect(failures).toHaveLength(1);
	});
});
