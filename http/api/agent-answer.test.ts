import { beforeEach, expect, it } from "vitest";
import type { ConversationDependencies } from "../../domain/conversations/conversation-dependencies.ts";
import { readConversation } from "../../domain/conversations/read-conversation.ts";
import { handBack, sendAsColleague, takeOver } from "../../domain/conversations/take-over.ts";
import { handleMessage } from "../../domain/conversations/turn/handle-message.ts";
import { AgentAnswer, PublicTranscript } from "../../shared/chat.ts";
import {
	conversationDependencies,
	drawNothing,
	incoming,
} from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { proposalWords, wholeStory } from "../../tests/support/proposal-visitor.ts";
import { toPublicAnswer, toPublicTranscript } from "./public-answer.ts";

const laura = { id: "laura", name: "Laura" };
const origin = "https://site.example";

onBothDatabases("an answer of the API", (open) => {
	const database = freshDatabase(open);
	let dependencies: ConversationDependencies;

	beforeEach(() => {
		dependencies = conversationDependencies(database.connection.db);
	});

	async function say(message: string, conversationId: string | null = null, again = false) {
		const outcome = await handleMessage(dependencies, incoming(message, { conversationId, again }));
		if (outcome.kind !== "answered" && outcome.kind !== "left-to-colleague") throw new Error(outcome.kind);
		return toPublicAnswer({ ...outcome, conversationToken: outcome.conversationId }, origin);
	}

	// Browsers check little of an answer: this is what they rely on.
	it("is what its schema says and nothing beside, with a form, a proposal or a person to call", async () => {
		dependencies = conversationDependencies(database.connection.db, { render: drawNothing });
		const { wish, agreement } = proposalWords.es;
		const first = await say(wholeStory("Ana Ruiz", "ana@brisa.example"));
		const id = first.conversationId;
		const summary = await say(wish, id);
		const made = await say(agreement, id);
		const called = await say("quiero hablar con una persona", id);
		expect(first.progress?.done).toBeGreaterThan(2);
		expect(summary.form?.name).toBe("summary");
		for (const answer of [first, summary, made, called]) expect(AgentAnswer.parse(answer)).toEqual(answer);
		const transcript = await readConversation(dependencies.db, id);
		const shown = transcript && toPublicTranscript({ ...transcript, conversationToken: id }, origin);
		expect(shown?.messages.some(({ pdf }) => pdf)).toBe(true);
		expect(PublicTranscript.parse(shown)).toEqual(shown);
	});

	it("says that a person is awaited from when the visitor asks for one until somebody answers, as the transcript does", async () => {
		const { conversationId: id, waitsForPerson } = await say("Soy Ana Ruiz, ana@brisa.example");
		expect(waitsForPerson).toBe(false);
		const { db } = dependencies;
		const isStored = async () => (await readConversation(db, id))?.waitsForPerson;
		expect([(await say("quiero hablar con una persona", id)).waitsForPerson, await isStored()]).toEqual([
			true,
			true,
		]);
		expect((await say("¿cómo trabajan?", id)).waitsForPerson).toBe(true);
		await takeOver(dependencies, id, { to: laura });
		await sendAsColleague(dependencies, id, laura, { text: "Hola, soy Laura.", idempotencyKey: "spoken" });
		expect(await isStored()).toBe(false);
		expect((await say("¿Sigues?", id)).waitsForPerson).toBe(true);
		await handBack(dependencies, id, { colleagueId: laura.id, by: laura });
		expect([await isStored(), (await say("¿qué hacen?", id)).waitsForPerson]).toEqual([false, false]);
	});

	it.each([false, true])(
		"says who of the team it is from when it is asked for again, as the transcript does (handed back: %s)",
		async (back) => {
			const { conversationId: id, person } = await say("hola");
			expect(person).toBeUndefined();
			await takeOver(dependencies, id, { to: laura });
			expect(await say("¿qué hacen?", id)).toMatchObject({ reply: "", person: "Laura" });
			await sendAsColleague(dependencies, id, laura, { text: "Hola, soy Laura.", idempotencyKey: "said" });
			if (back) await handBack(dependencies, id, { colleagueId: laura.id, by: laura });
			expect(await say("¿qué hacen?", id, true)).toMatchObject({
				reply: "Hola, soy Laura.",
				person: "Laura",
			});
			const { messages } = (await readConversation(dependencies.db, id)) ?? {};
			expect(messages?.at(-1)).toMatchObject({ content: "Hola, soy Laura.", person: "Laura" });
		},
	);
});
