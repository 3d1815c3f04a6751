import { beforeEach, expect, it } from "vitest";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
import { mailConversation } from "../conversations/mail-conversation.ts";
import { startBackgroundWork } from "../deliveries/worker.ts";
import { checkRateLimit } from "../rate-limit/check-rate-limit.ts";
import { recordUnknownQuestion } from "../unknown-questions/unknown-question-store.ts";
import { forgetOld } from "./retention.ts";

const aDay = 86_400;

onBothDatabases("what is kept for a while only", (open) => {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	beforeEach(async () => {
		const at = runtime.now().toISOString();
		const language = "es" as const;
		const conversation = { id: "c", created_at: at, updated_at: at, language, state: "{}", length: 0 };
		await db()
			.insertInto("conversations")
			.values({ ...conversation, transcript_hash: "x" })
			.execute();
		const wish = { conversationId: "c", what: "link", language: "es", consentVersion: "1" } as const;
		await mailConversation(db(), runtime, { ...wish, email: "ana@x.co" });
		await checkRateLimit(db(), runtime, { name: "chat", most: 1, seconds: 60 }, "190.0.2.7");
	});
	const fail = (error: unknown) => {
		throw error;
	};
	const counts = () => db().selectFrom("rate_limit_counts").select("limit_name").execute();
	const mails = () => db().selectFrom("conversation_mails").select("email").execute();

	it("is forgotten in the background, though nobody visits", async () => {
		runtime.pass(8 * aDay);
		const worker = startBackgroundWork({ db: db(), runtime, senders: {}, onFailure: () => undefined });
		await expect.poll(counts).toEqual([]);
		await expect.poll(mails).toEqual([]);
		await worker.stop();
	});

	it("is kept until then: addresses for a week, counts for a day", async () => {
		runtime.pass(2 * aDay);
		await forgetOld(db(), runtime, fail);
		expect([(await counts()).length, await mails()]).toEqual([0, [{ email: "ana@x.co" }]]);
		runtime.pass(5 * aDay + 1);
		await forgetOld(db(), runtime, fail);
		expect(await mails()).toEqual([]);
	});

	it("is kept for a year after it was last asked, when the assistant had no answer to it", async () => {
		const ask = (question: string) =>
			inTransaction(db(), (tx) => recordUnknownQuestion(tx, runtime, { language: "es", question }));
		const questions = () => db().selectFrom("unknown_questions").select(["question", "times"]).execute();
		await ask("¿Venden drones?");
		await ask("¿Pintan casas?");
		runtime.pass(200 * aDay);
		await ask("¿Venden drones?");
		runtime.pass(165 * aDay);
		await forgetOld(db(), runtime, fail);
		expect(await questions()).toEqual([{ question: "¿Venden drones?", times: 2 }]);
		runtime.pass(200 * aDay);
		await forgetOld(db(), runtime, fail);
		expect(await questions()).toEqual([]);
	});

	it("is kept as long as a session lasts, when it says who had one", async () => {
		const wanted = { username: "ana", email: "ana@casa.example", name: "Ana", language: "es" } as const;
		const staff = { ...wanted, kind: "staff", roles: ["sales"], password: "siete llamas azules" } as const;
		const account = await addAccount(db(), runtime, { id: null, name: "operator" }, staff);
		if ("problem" in account) throw new Error(account.problem);
		const at = runtime.now().toISOString();
		const lasting = (id: string, days: number) => ({
			...{ id, token: id, account_id: account.id, created_at: at, updated_at: at },
			...{ ip_address: "190.0.2.7", user_agent: "Firefox" },
			expires_at: new Date(runtime.now().getTime() + days * aDay * 1_000).toISOString(),
		});
		await db()
			.insertInto("sessions")
			.values([lasting("day", 1), lasting("month", 30)])
			.execute();
		runtime.pass(2 * aDay);
		await forgetOld(db(), runtime, fail);
		expect(await db().selectFrom("sessions").select("id").execute()).toEqual([{ id: "month" }]);
	});

	it("goes though something else cannot be forgotten now, which is told", async () => {
		const failures: unknown[] = [];
		runtime.pass(8 * aDay);
		await db().schema.alterTable("deliveries").renameTo("away").execute();
		await forgetOld(db(), runtime, (error) => failures.push(error));
		expect([await counts(), await mails()]).toEqual([[], []]);
		expect(failures).toHaveLength(1);
	});
});
