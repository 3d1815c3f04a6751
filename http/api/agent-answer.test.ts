import { afterEach, beforeEach, expect, it } from "vitest";
import type { ConversationDependencies } from "../../domain/conversations/conversation-dependencies.ts";
import { readConversation } from "../../domain/conversations/read-conversation.ts";
import { handBack, speak, takeOver } from "../../domain/conversations/take-over.ts";
import { handleMessage } from "../../domain/conversations/turn/handle-message.ts";
import { conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { onBothDatabases, type TestDatabase } from "../../tests/support/databases.ts";
import { toPublicAnswer } from "./agent-answer.ts";

const laura = { id: "laura", name: "Laura" };
const origin = "https://site.example";

onBothDatabases("an answer of the API", (open) => {
	let database: TestDatabase;
	let dependencies: ConversationDependencies;

	beforeEach(async () => {
		database = await open();
		dependencies = conversationDependencies(database.connection.db);
	});
	afterEach(() => database.remove());

	async function say(message: string, conversationId: string | null = null, again = false) {
		const said = { visitor: "a", conversationId, history: [], language: "es", message } as const;
		const outcome = await handleMessage(dependencies, { ...said, again });
		if (outcome.kind !== "answered" && outcome.kind !== "awaiting-human") throw new Error(outcome.kind);
		return toPublicAnswer(outcome, origin);
	}

	it.each([false, true])(
		"says who of the team it is from when it is asked for again, as the transcript does (handed back: %s)",
		async (back) => {
			const { conversationId: id, person } = await say("hola");
			expect(person).toBeUndefined();
			await takeOver(dependencies, id, laura);
			expect(await say("¿qué hacen?", id)).toMatchObject({ reply: "", person: "Laura" });
			await speak(dependencies, id, laura, { text: "Hola, soy Laura.", key: "said" });
			if (back) await handBack(dependencies, id, laura);
			expect(await say("¿qué hacen?", id, true)).toMatchObject({
				reply: "Hola, soy Laura.",
				person: "Laura",
			});
			const { messages } = (await readConversation(dependencies.db, id)) ?? {};
			expect(messages?.at(-1)).toMatchObject({ content: "Hola, soy Laura.", person: "Laura" });
		},
	);
});
