import { expect, it } from "vitest";
import { answerTo, conversationDependencies } from "../../tests/support/conversation-dependencies.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { listMessages } from "./message-store.ts";
import { emptyTranscriptHash, extendTranscriptHash } from "./transcript-hash.ts";

onBothDatabases("a transcript's fingerprint", (open) => {
	const database = freshDatabase(open);

	it("reveals no address to somebody who has only the database", async () => {
		const { db } = database.connection;
		const runtime = testRuntime();
		const dependencies = conversationDependencies(db, { runtime });
		const visitor = "190.0.2.7";
		const { conversationId } = await answerTo(dependencies, "hola", { visitorAddress: visitor });
		const messages = await listMessages(db, conversationId);
		const from = (start: string) =>
			messages.reduce((hash, { role, content }) => extendTranscriptHash(hash, role, content), start);
		const stored = await db.selectFrom("conversations").select("transcript_hash").executeTakeFirstOrThrow();
		expect(stored.transcript_hash).toBe(from(emptyTranscriptHash(runtime.fingerprint(visitor))));
		expect(stored.transcript_hash).not.toBe(from(emptyTranscriptHash(visitor)));
	});
});
