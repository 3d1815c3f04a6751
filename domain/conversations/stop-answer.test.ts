import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { onBothDatabases, type TestDatabase } from "../../tests/support/databases.ts";
import { testWorld } from "../../tests/support/test-world.ts";
import type { ModelEngine } from "../assistant/model/model-engine.ts";
import { findConversation } from "./conversation-store.ts";
import { converse } from "./converse.ts";
import type { House } from "./house.ts";
import { takeOver } from "./take-over.ts";

onBothDatabases("an answer that was stopped", (open) => {
	let database: TestDatabase;
	let house: House;

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
	beforeEach(async () => {
		database = await open();
		house = {
			...{ db: database.connection.db, world: testWorld(), destinations: [], model: null },
			brand: readSettings({}).brand,
			makeProposal: () => Promise.reject(new Error("no paper")),
			onFailure: () => undefined,
		};
	});
	afterEach(() => database.remove());

	const say = (message: string, conversationId: string | null, key: string, again = false) =>
		converse(house, { visitor: "a", conversationId, history: [], language: "es", message, key, again });
	async function begun(...messages: string[]): Promise<string> {
		let id: string | null = null;
		for (const [index, message] of messages.entries()) {
			const outcome = await say(message, id, `before ${index}`);
			if (outcome.kind !== "answered") throw new Error(outcome.kind);
			id = outcome.conversationId;
		}
		return id ?? "";
	}
	const stateOf = async (id: string) =>
		(await house.db.transaction().execute((tx) => findConversation(tx, id)))?.state;

	it("is asked for again without hearing the question twice", async () => {
		const id = await begun("quiero una propuesta");
		house = { ...house, model: stoppedOnce("Como prefieras.") };
		expect(await say("prefiero no decirlo", id, "one")).toMatchObject({ message: { stopped: true } });
		const heard = await stateOf(id);
		expect(heard?.declined).toHaveLength(1);
		const answered = await say("prefiero no decirlo", id, "two", true);
		expect(answered).toMatchObject({ kind: "answered", message: { content: "Como prefieras." } });
		expect(await stateOf(id)).toMatchObject({ declined: heard?.declined, facts: heard?.facts });
	});

	it("is a person's to give, once somebody of the team has the conversation", async () => {
		const id = await begun("hola");
		house = { ...house, model: stoppedOnce("Claro.") };
		await say("¿qué hacen?", id, "one");
		await takeOver(house, id, { id: "laura", name: "Laura" });
		expect(await say("¿qué hacen?", id, "two", true)).toMatchObject({ kind: "heard", person: "Laura" });
	});
});
