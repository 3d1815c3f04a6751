import { beforeEach, expect, it } from "vitest";
import { conversationDependencies, incoming } from "../../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import type { ModelEngine } from "../../assistant/understanding/model/model-engine.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { findConversation } from "../conversation-store.ts";
import { readConversation } from "../read-conversation.ts";
import { handBack, sendAsColleague, takeOver } from "../take-over.ts";
import { createAbortRegistry } from "./abort-registry.ts";
import { handleMessage } from "./handle-message.ts";
import { stopAnswer } from "./stop-answer.ts";

onBothDatabases("an answer that was stopped", (open) => {
	const database = freshDatabase(open);
	let dependencies: ConversationDependencies;

	/** Is stopped behind its first sentence the first time, and answers whole after that. */
	function stoppedOnce(text: string): ModelEngine {
		let asked = 0;
		return {
			answer: async ({ guided }) => {
				const reply = { ...guided, text };
				return asked++ === 0 ? { reply, by: "stopped" } : { reply, by: "model" };
			},
		};
	}
	beforeEach(() => {
		dependencies = conversationDependencies(database.connection.db);
	});

	const say = (
		message: string,
		conversationId: string | null,
		idempotencyKey: string,
		again = false,
		attempt?: number,
	) => handleMessage(dependencies, incoming(message, { conversationId, idempotencyKey, again, attempt }));
	async function startConversation(...messages: string[]): Promise<string> {
		let id: string | null = null;
		for (const [index, message] of messages.entries()) {
			const outcome = await say(message, id, `before ${index}`);
			if (outcome.kind !== "answered") throw new Error(outcome.kind);
			id = outcome.conversationId;
		}
		return id ?? "";
	}
	const stateOf = async (id: string) =>
		(await dependencies.db.transaction().execute((tx) => findConversation(tx, id)))?.state;

	it("is asked for again without storing the question twice", async () => {
		const id = await startConversation("quiero una propuesta");
		dependencies = { ...dependencies, model: stoppedOnce("Como prefieras.") };
		expect(await say("prefiero no decirlo", id, "one")).toMatchObject({ message: { stopped: true } });
		const heard = await stateOf(id);
		expect(heard?.declined).toHaveLength(1);
		const answered = await say("prefiero no decirlo", id, "two", true);
		expect(answered).toMatchObject({ kind: "answered", message: { content: "Como prefieras." } });
		expect(await stateOf(id)).toMatchObject({ declined: heard?.declined, facts: heard?.facts });
	});

	const question = "¿qué hacen?";
	/** A question whose answer was stopped, and is being given once more: `finish` ends it, if nobody stops it. */
	async function askedAgain() {
		const id = await startConversation("hola");
		dependencies = {
			...dependencies,
			aborts: createAbortRegistry(dependencies.db),
			model: stoppedOnce("Webs."),
		};
		await say(question, id, "one", false, 1);
		const asked = Promise.withResolvers<void>();
		const finished = Promise.withResolvers<void>();
		const model: ModelEngine = {
			answer: async ({ guided }, _, stop) => {
				asked.resolve();
				const stopped = new Promise<void>((resolve) => stop?.addEventListener("abort", () => resolve()));
				await Promise.race([finished.promise, stopped]);
				return { reply: { ...guided, text: "Webs." }, by: stop?.aborted ? "stopped" : "model" };
			},
		};
		dependencies = { ...dependencies, model };
		const answering = say(question, id, "one", true, 2);
		await asked.promise;
		return { id, answering, finish: finished.resolve };
	}
	/** Long enough for whoever looks whether it was stopped. */
	const aWhile = () => new Promise((resolve) => setTimeout(resolve, 400));

	it("stays whole when it is asked for again and the earlier stop arrives late", async () => {
		const { id, answering, finish } = await askedAgain();
		expect(await stopAnswer(dependencies, { idempotencyKey: "one", conversationId: id, attempt: 1 })).toBe(
			false,
		);
		await aWhile();
		finish();
		const answered = await answering;
		expect(answered).toMatchObject({ message: { content: "Webs." } });
		expect(answered).not.toHaveProperty("message.stopped");
	});

	it.each([2, undefined])("is stopped again by whoever names that asking, or none (%s)", async (attempt) => {
		const { id, answering } = await askedAgain();
		expect(await stopAnswer(dependencies, { idempotencyKey: "one", conversationId: id, attempt })).toBe(true);
		expect(await answering).toMatchObject({ message: { stopped: true } });
		// The same asking, its connection lost, is no new one; the next is.
		expect(await say(question, id, "one", true, 2)).toMatchObject({ message: { stopped: true } });
		dependencies = { ...dependencies, model: null };
		const next = await say(question, id, "one", true, 3);
		expect(next).not.toHaveProperty("message.stopped");
	});

	it("is a person's to give, once somebody of the team has the conversation", async () => {
		const id = await startConversation("hola");
		dependencies = { ...dependencies, model: stoppedOnce("Claro.") };
		await say("¿qué hacen?", id, "one");
		await takeOver(dependencies, id, { to: { id: "laura", name: "Laura" } });
		expect(await say("¿qué hacen?", id, "two", true)).toMatchObject({
			kind: "left-to-colleague",
			colleagueName: "Laura",
		});
	});

	it("is given whole when it is asked for again, and what a person has said since stands", async () => {
		const id = await startConversation("hola");
		const laura = { id: "laura", name: "Laura" };
		dependencies = { ...dependencies, model: stoppedOnce("Claro.") };
		await say("¿qué hacen?", id, "one");
		await takeOver(dependencies, id, { to: laura });
		await sendAsColleague(dependencies, id, laura, { text: "Ya vuelvo.", idempotencyKey: "said" });
		await handBack(dependencies, id, { colleagueId: laura.id, by: laura });
		const answered = await say("¿qué hacen?", id, "two", true);
		expect(answered).toMatchObject({ kind: "answered", message: { content: "Claro." } });
		expect(answered).not.toHaveProperty("message.stopped");
		const told = (await readConversation(dependencies.db, id))?.messages.slice(3);
		expect(told?.map(({ content }) => content)).toEqual(["¿qué hacen?", "Claro.", "Ya vuelvo."]);
	});
});
