import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import {
	answerTo,
	conversationDependencies,
	incoming,
} from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { listConversations } from "./conversation-list-store.ts";
import { readConversation } from "./read-conversation.ts";
import { handBack, sendAsColleague, takeOver } from "./take-over.ts";
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

	const say = (message: string, conversationId: string | null) =>
		handleMessage(dependencies, incoming(message, { conversationId }));
	const startConversation = async () => (await answerTo(dependencies, "hola")).conversationId;
	const messages = async (id: string) => (await readConversation(dependencies.db, id))?.messages ?? [];

	it("is theirs alone: the visitor's messages arrive, the assistant is silent, and both see who writes", async () => {
		const id = await startConversation();
		expect(await takeOver(dependencies, id, { to: laura })).toBe("done");
		expect(await takeOver(dependencies, id, { to: pedro })).toBe("not-yours");
		expect(await sendAsColleague(dependencies, id, pedro, said("Hola"))).toBe("not-yours");
		expect(await sendAsColleague(dependencies, id, laura, said("Hola, soy Laura."))).toBe("done");
		const left = { kind: "left-to-colleague", colleagueName: "Laura" };
		expect(await say("¿cuánto se demoran?", id)).toMatchObject(left);
		expect((await messages(id)).slice(-2)).toMatchObject([
			{ role: "assistant", content: "Hola, soy Laura.", person: "Laura" },
			{ role: "user", content: "¿cuánto se demoran?" },
		]);
		const held = { colleague: laura, colleagueSince: dependencies.runtime.now().toISOString() };
		expect(await readConversation(dependencies.db, id)).toMatchObject(held);
	});

	it("is stored once, however often it is sent", async () => {
		const id = await startConversation();
		await takeOver(dependencies, id, { to: laura });
		const once = said("Hola, soy Laura.", "the key of a press");
		expect(await sendAsColleague(dependencies, id, laura, once)).toBe("done");
		const before = await messages(id);
		expect(await sendAsColleague(dependencies, id, laura, once)).toBe("done");
		expect(await messages(id)).toEqual(before);
		expect(await sendAsColleague(dependencies, id, laura, said("Hola, soy Laura."))).toBe("done");
		expect(await messages(id)).toHaveLength(before.length + 1);
	});

	it("stores a message once that is asked again after a colleague took over", async () => {
		const id = await startConversation();
		await takeOver(dependencies, id, { to: laura });
		const once = said("Te llamo a las 9.", "the key of a press");
		await sendAsColleague(dependencies, id, laura, once);
		await takeOver(dependencies, id, { to: pedro, from: laura.id, by: laura });
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
		const id = await startConversation();
		const sara = { id: "sara", name: "Sara" };
		await takeOver(dependencies, id, { to: laura });
		expect(await takeOver(dependencies, id, { to: pedro, from: "somebody else" })).toBe("not-yours");
		const both = [
			takeOver(dependencies, id, { to: pedro, from: laura.id }),
			takeOver(dependencies, id, { to: sara, from: laura.id }),
		];
		expect((await Promise.all(both)).toSorted()).toEqual(["done", "not-yours"]);
		expect(await sendAsColleague(dependencies, id, laura, said("¿Sigues ahí?"))).toBe("not-yours");
		expect(await say("¿hola?", id)).toMatchObject({
			kind: "left-to-colleague",
			colleagueName: expect.stringMatching(/Pedro|Sara/),
		});
	});

	it("still stores what visitors tell about themselves", async () => {
		const id = await startConversation();
		await takeOver(dependencies, id, { to: laura });
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

	it("goes back to the assistant, and only from the colleague who has it", async () => {
		const id = await startConversation();
		await takeOver(dependencies, id, { to: laura });
		expect(await handBack(dependencies, id, { colleagueId: pedro.id, by: pedro })).toBe("not-yours");
		expect(await handBack(dependencies, id, { colleagueId: laura.id, by: laura })).toBe("done");
		expect(await say("¿cuánto se demoran?", id)).toMatchObject({ kind: "answered" });
		expect(await takeOver(dependencies, "nobody", { to: laura })).toBe("unknown");
	});
});
