import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import {
	answerTo,
	conversationDependencies,
	incoming,
} from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { takeTurn } from "../assistant/assistant.ts";
import { startDialogue } from "../assistant/dialogue/state.ts";
import type { Reply } from "../assistant/reply.ts";
import type { ModelEngine } from "../assistant/understanding/model/model-engine.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { listConversations } from "./conversation-list-store.ts";
import { readConversation } from "./read-conversation.ts";
import { handBack, sendAsColleague, takeOver } from "./take-over.ts";
import { createAbortRegistry } from "./turn/abort-registry.ts";
import { answerMessage } from "./turn/answer-message.ts";
import type { AnswerListener } from "./turn/answer-with-model.ts";
import { handleMessage } from "./turn/handle-message.ts";

const laura = { id: "laura", name: "Laura" };
const pedro = { id: "pedro", name: "Pedro" };
const said = (text: string, idempotencyKey: string = randomUUID()) => ({ text, idempotencyKey });

onBothDatabases("a conversation with a person", (open) => {
	const database = freshDatabase(open);
	let dependencies: ConversationDependencies;

	beforeEach(() => {
		dependencies = conversationDependencies(database.connection.db);
	});

	const say = (message: string, conversationId: string | null, listener?: AnswerListener) =>
		handleMessage(dependencies, incoming(message, { conversationId }), listener);
	const begin = async () => (await answerTo(dependencies, "hola")).conversationId;
	const messages = async (id: string) => (await readConversation(dependencies.db, id))?.messages ?? [];
	/** As they were stored, one after the other. */
	const storedIn = (id: string) =>
		dependencies.db
			.selectFrom("messages")
			.select(["role", "content"])
			.where("conversation_id", "=", id)
			.orderBy("position")
			.execute();

	it("is theirs alone: the visitor's messages arrive, the assistant is silent, and both see who writes", async () => {
		const id = await begin();
		expect(await takeOver(dependencies, id, laura)).toBe("done");
		expect(await takeOver(dependencies, id, pedro)).toBe("not-yours");
		expect(await sendAsColleague(dependencies, id, pedro, said("Hola"))).toBe("not-yours");
		expect(await sendAsColleague(dependencies, id, laura, said("Hola, soy Laura."))).toBe("done");
		expect(await say("¿cuánto se demoran?", id)).toMatchObject({
			kind: "left-to-colleague",
			colleagueName: "Laura",
		});
		expect((await messages(id)).slice(-2)).toMatchObject([
			{ role: "assistant", content: "Hola, soy Laura.", person: "Laura" },
			{ role: "user", content: "¿cuánto se demoran?" },
		]);
		expect((await readConversation(dependencies.db, id))?.colleague?.name).toBe("Laura");
	});

	it("is stored once, however often it is sent", async () => {
		const id = await begin();
		await takeOver(dependencies, id, laura);
		const once = said("Hola, soy Laura.", "the key of a press");
		expect(await sendAsColleague(dependencies, id, laura, once)).toBe("done");
		const before = await messages(id);
		expect(await sendAsColleague(dependencies, id, laura, once)).toBe("done");
		expect(await messages(id)).toEqual(before);
		expect(await sendAsColleague(dependencies, id, laura, said("Hola, soy Laura."))).toBe("done");
		expect(await messages(id)).toHaveLength(before.length + 1);
	});

	it("stores a message once that is asked again after a colleague took over", async () => {
		const id = await begin();
		await takeOver(dependencies, id, laura);
		const once = said("Te llamo a las 9.", "the key of a press");
		await sendAsColleague(dependencies, id, laura, once);
		await takeOver(dependencies, id, pedro, laura.id, laura);
		const [logged] = await listAuditLog(dependencies.db, { limit: 1, subject: { kind: "conversation", id } });
		expect(logged).toMatchObject({
			actor: laura,
			action: "conversation-assigned",
			detail: { owner: "Pedro" },
		});
		const before = await messages(id);
		expect(await sendAsColleague(dependencies, id, laura, once)).toBe("done");
		expect(await sendAsColleague(dependencies, id, laura, said("¿Sigues ahí?"))).toBe("not-yours");
		expect(await messages(id)).toEqual(before);
	});

	it("is taken from a colleague who left by name alone: of two who do so at once, one has it", async () => {
		const id = await begin();
		const sara = { id: "sara", name: "Sara" };
		await takeOver(dependencies, id, laura);
		expect(await takeOver(dependencies, id, pedro, "somebody else")).toBe("not-yours");
		const both = [takeOver(dependencies, id, pedro, laura.id), takeOver(dependencies, id, sara, laura.id)];
		expect((await Promise.all(both)).toSorted()).toEqual(["done", "not-yours"]);
		expect(await sendAsColleague(dependencies, id, laura, said("¿Sigues ahí?"))).toBe("not-yours");
		expect(await say("¿hola?", id)).toMatchObject({
			kind: "left-to-colleague",
			colleagueName: expect.stringMatching(/Pedro|Sara/),
		});
	});

	it("still stores what visitors tell about themselves", async () => {
		const id = await begin();
		await takeOver(dependencies, id, laura);
		const outcome = await say("soy Ana Gómez, ana@brisa.co", id);
		expect(outcome).toMatchObject({ kind: "left-to-colleague", lead: { status: "captured" } });
	});

	it("says when somebody answers, and how to write meanwhile, with a reference that the team finds", async () => {
		dependencies = { ...dependencies, whatsapp: "573005550100" };
		const outcome = await say("soy Ana Gómez, ana@brisa.co. Quiero hablar con una persona", null);
		if (outcome.kind !== "answered") throw new Error(outcome.kind);
		const { content, ways = [] } = outcome.message;
		const reference = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(content)?.[0] ?? "";
		expect(content).toMatch(/lunes\s23 desde/);
		expect(content).not.toMatch(/\.\./);
		expect(content).toContain(`menciona la referencia ${reference}.`);
		expect(ways.map(({ name }) => name)).toEqual(["whatsapp", "email"]);
		for (const { url } of ways) expect(decodeURIComponent(url)).toContain(`Mi referencia es ${reference}.`);
		const found = await listConversations(dependencies.db, { limit: 5, search: reference });
		expect(found.conversations.map(({ id }) => id)).toEqual([outcome.conversationId]);
		const asked = await say("quiero hablar con una persona", null);
		expect(asked).toMatchObject({ message: { ways: [{ name: "whatsapp" }, { name: "email" }] } });

		dependencies = { ...dependencies, runtime: testRuntime("2026-11-20T15:00:00Z"), whatsapp: null };
		const open = await say("quiero hablar con una persona. ana@brisa.co", null);
		if (open.kind !== "answered") throw new Error(open.kind);
		expect(open.message.ways).toBeUndefined();
		expect(open.message.content).toContain("está atendiendo ahora");
	});

	it("interrupts a running answer, also when somebody takes over in another process", async () => {
		const reply = guidedReply();
		for (const elsewhere of [false, true]) {
			dependencies = { ...dependencies, model: null };
			const id = await begin();
			const aborts = createAbortRegistry(dependencies.db);
			const shown: string[] = [];
			const begun = Promise.withResolvers<void>();
			const talking: ModelEngine = {
				async answer(turn, listener, stop) {
					while (!stop?.aborted) {
						listener?.text("y ");
						begun.resolve();
						await new Promise((resolve) => setTimeout(resolve, 5));
					}
					listener?.text("tarde");
					return { reply: { ...reply, state: turn.guided.state }, by: "model" };
				},
			};
			dependencies = { ...dependencies, aborts, model: talking };
			const answering = say("¿cuánto se demoran?", id, {
				begun: () => undefined,
				text: (piece) => shown.push(piece),
				discard: () => shown.push("withdrawn"),
			});
			await begun.promise;
			await takeOver({ ...dependencies, aborts: elsewhere ? undefined : aborts }, id, laura);
			expect(await answering).toMatchObject({ kind: "left-to-colleague", colleagueName: "Laura" });
			expect(shown.lastIndexOf("y ")).toBeLessThan(shown.indexOf("withdrawn"));
			expect(shown).not.toContain("tarde");
			expect(shown.filter((piece) => piece === "withdrawn")).toHaveLength(1);
		}
	});

	it("goes back to the assistant, and only from the colleague who has it", async () => {
		const id = await begin();
		await takeOver(dependencies, id, laura);
		expect(await handBack(dependencies, id, pedro)).toBe("not-yours");
		expect(await handBack(dependencies, id, laura)).toBe("done");
		expect(await say("¿cuánto se demoran?", id)).toMatchObject({ kind: "answered" });
		expect(await takeOver(dependencies, "nobody", laura)).toBe("unknown");
	});

	it("gets no message of the assistant after a takeover, whenever it comes (1,000 races, half on each database)", async () => {
		const reply = guidedReply();
		const kinds = new Set<string>();
		for (let race = 0; race < 500; race++) {
			const id = race % 10 === 0 ? await begin() : (last ?? (await begin()));
			last = id;
			let shownAfter = "";
			dependencies = { ...dependencies, model: race % 2 ? slowModel(reply) : null };
			const answering = say("¿cuánto se demoran?", id, {
				begun: () => undefined,
				text: () => undefined,
				discard: () => {
					shownAfter = "withdrawn";
				},
			});
			for (let turns = race % 7; turns > 0; turns--) await Promise.resolve();
			if (race % 3 === 0) await new Promise(setImmediate);
			// She speaks as soon as it is hers: whatever the assistant stores after the takeover stands behind her words.
			const taking = takeOver(dependencies, id, laura).then(() =>
				sendAsColleague(dependencies, id, laura, said(`Aquí Laura ${race}`)),
			);
			const [outcome, spoken] = await Promise.all([answering, taking]);
			expect(spoken).toBe("done");
			const all = await storedIn(id);
			const hers = all.findIndex(({ content }) => content === `Aquí Laura ${race}`);
			expect(all.slice(hers + 1).filter(({ role }) => role === "assistant")).toEqual([]);
			kinds.add(outcome.kind);
			if (outcome.kind === "left-to-colleague" && race % 2) expect(["withdrawn", ""]).toContain(shownAfter);
			await handBack(dependencies, id, laura);
		}
		expect([...kinds].sort()).toEqual(["answered", "left-to-colleague"]);
	}, 240_000);

	let last: string | null = null;
	beforeEach(() => {
		last = null;
	});

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

function guidedReply(message = "¿cuánto se demoran?"): Reply {
	return takeTurn({ state: startDialogue(), message, language: "es" });
}

it("says when somebody answers before the question that a reply ends with", () => {
	const reply: Reply = {
		...guidedReply(),
		text: "Claro. ¿A qué correo te escriben?",
		teamHours: "always",
	};
	const { brand } = readSettings({});
	const { content } = answerMessage({ runtime: testRuntime(), brand }, { reference: "AAAA-2222" }, reply);
	expect(content).toMatch(
		/^Claro\. El equipo .* menciona la referencia AAAA-2222\. ¿A qué correo te escriben\?$/,
	);
});
