import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import {
	answerTo,
	conversationDependencies,
	incoming,
	noAborts,
} from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { takeTurn } from "../assistant/assistant.ts";
import { startDialogue } from "../assistant/dialogue/state.ts";
import type { Reply } from "../assistant/reply.ts";
import type { ModelEngine } from "../assistant/understanding/model/model-engine.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { handBack, sendAsColleague, takeOver } from "./take-over.ts";
import { createAbortRegistry } from "./turn/abort-registry.ts";
import type { AnswerListener } from "./turn/answer-with-model.ts";
import { handleMessage } from "./turn/handle-message.ts";

const laura = { id: "laura", name: "Laura" };
const said = (text: string, idempotencyKey: string = randomUUID()) => ({ text, idempotencyKey });

onBothDatabases("a takeover", (open) => {
	const database = freshDatabase(open);
	let dependencies: ConversationDependencies;

	beforeEach(() => {
		dependencies = conversationDependencies(database.connection.db);
	});

	const say = (message: string, conversationId: string, listener: AnswerListener) =>
		handleMessage(dependencies, incoming(message, { conversationId }), listener);
	const startConversation = async () => (await answerTo(dependencies, "hola")).conversationId;
	/** As they were stored, one after the other. */
	const storedIn = (id: string) =>
		dependencies.db
			.selectFrom("messages")
			.select(["role", "content"])
			.where("conversation_id", "=", id)
			.orderBy("position")
			.execute();

	it("interrupts a running answer, also when somebody takes over in another process", async () => {
		const reply = guidedReply();
		for (const elsewhere of [false, true]) {
			dependencies = { ...dependencies, model: null };
			const id = await startConversation();
			const aborts = createAbortRegistry(dependencies.db);
			const shown: string[] = [];
			const started = Promise.withResolvers<void>();
			const talking: ModelEngine = {
				async answer(turn, listener, stop) {
					while (!stop?.aborted) {
						listener?.text("y ");
						started.resolve();
						await new Promise((resolve) => setTimeout(resolve, 5));
					}
					listener?.text("tarde");
					return { reply: { ...reply, state: turn.guided.state }, by: "model" };
				},
			};
			dependencies = { ...dependencies, aborts, model: talking };
			const answering = say("¿cuánto se demoran?", id, {
				answerStarted: () => undefined,
				text: (piece) => shown.push(piece),
				discard: () => shown.push("withdrawn"),
			});
			await started.promise;
			await takeOver({ ...dependencies, aborts: elsewhere ? noAborts : aborts }, id, { to: laura });
			expect(await answering).toMatchObject({ kind: "left-to-colleague", colleagueName: "Laura" });
			expect(shown.lastIndexOf("y ")).toBeLessThan(shown.indexOf("withdrawn"));
			expect(shown).not.toContain("tarde");
			expect(shown.filter((piece) => piece === "withdrawn")).toHaveLength(1);
		}
	});

	it("lets no message of the assistant follow, whenever it comes (1,000 races, half on each database)", async () => {
		const reply = guidedReply();
		const kinds = new Set<string>();
		let last: string | null = null;
		for (let race = 0; race < 500; race++) {
			const id: string = race % 10 === 0 ? await startConversation() : (last ?? (await startConversation()));
			last = id;
			let shownAfter = "";
			dependencies = { ...dependencies, model: race % 2 ? slowModel(reply) : null };
			const answering = say("¿cuánto se demoran?", id, {
				answerStarted: () => undefined,
				text: () => undefined,
				discard: () => {
					shownAfter = "withdrawn";
				},
			});
			for (let turns = race % 7; turns > 0; turns--) await Promise.resolve();
			if (race % 3 === 0) await new Promise(setImmediate);
			// She speaks as soon as it is hers: whatever the assistant stores after the takeover stands behind her words.
			const taking = takeOver(dependencies, id, { to: laura }).then(() =>
				sendAsColleague(dependencies, id, laura, said(`Aquí Laura ${race}`)),
			);
			const [outcome, spoken] = await Promise.all([answering, taking]);
			expect(spoken).toBe("done");
			const all = await storedIn(id);
			const hers = all.findIndex(({ content }) => content === `Aquí Laura ${race}`);
			expect(all.slice(hers + 1).filter(({ role }) => role === "assistant")).toEqual([]);
			kinds.add(outcome.kind);
			if (outcome.kind === "left-to-colleague" && race % 2) expect(["withdrawn", ""]).toContain(shownAfter);
			await handBack(dependencies, id, { colleagueId: laura.id, by: laura });
		}
		expect([...kinds].sort()).toEqual(["answered", "left-to-colleague"]);
	}, 240_000);

	/** A model that answers a moment later, whatever happened meanwhile. */
	function slowModel(reply: Reply): ModelEngine {
		return {
			async answer(turn, listener) {
				await new Promise(setImmediate);
				listener?.text("Entre ");
				await new Promise(setImmediate);
				return { reply: { ...reply, state: turn.guided.state }, by: "model" };
			},
		};
	}
});

function guidedReply(): Reply {
	return takeTurn({ state: startDialogue(), message: "¿cuánto se demoran?", language: "es" });
}
