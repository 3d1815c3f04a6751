import { rmSync } from "node:fs";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { describe, expect, inject, it } from "vitest";
import { engines } from "../tests/support/databases.ts";
import { newFolder } from "../tests/support/new-folder.ts";
import { newDatabase } from "../tests/support/postgres.ts";
import { connect } from "./connect.ts";

const files = import.meta.glob<Migration>("./migrations/0*.ts", { eager: true });
const migrations = Object.fromEntries(
	Object.entries(files).map(([path, migration]) => [
		path.slice("./migrations/".length, -".ts".length),
		migration,
	]),
);
const at = "2026-11-21T14:00:00.000Z";
const stopped = '{"stopped":true}';

/** What the release before stored: position, role, extras, what it answers, claim, and the status it gets. */
type Stored = [number, "user" | "assistant", string, number | null, string | null, string | null];
const conversations: Record<string, { person: string | null; messages: Stored[] }> = {
	linked: {
		person: null,
		messages: [
			[0, "assistant", "{}", null, null, null],
			[1, "user", "{}", null, null, "answered"],
			[2, "user", "{}", null, null, "stopped"],
			[3, "assistant", "{}", 1, null, null],
			[4, "assistant", stopped, 2, null, null],
			[5, "user", `{"input":{"kind":"choice","value":"x"},"stopped":true}`, null, null, "stopped"],
			[6, "user", "{}", null, "a claim", "answering"],
			[7, "user", "{}", null, null, "pending"],
		],
	},
	unlinked: {
		person: null,
		messages: [
			[0, "user", "{}", null, null, "answered"],
			[1, "assistant", "{}", null, null, null],
			[2, "user", "{}", null, null, "stopped"],
			[3, "assistant", stopped, null, null, null],
		],
	},
	taken: { person: "laura", messages: [[0, "user", "{}", null, null, "for-a-person"]] },
};

describe.each(engines)("a database of the release before (%s)", (engine) => {
	it("keeps its messages and deliveries, each message with its status", async () => {
		const dataDir = newFolder();
		const databaseUrl = engine === "postgres" ? await newDatabase(inject("postgresUrl")) : null;
		const { db, close } = connect({ databaseUrl, dataDir });
		const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
		const before = await migrator.migrateTo("0037-told-to-crm");
		expect(before.error).toBeUndefined();
		for (const [id, { person, messages }] of Object.entries(conversations)) {
			await sql`insert into conversations (id, created_at, updated_at, language, state, length, transcript_hash, person_id)
				values (${id}, ${at}, ${at}, 'es', '{}', ${messages.length}, ${id}, ${person})`.execute(db);
			for (const [position, role, extras, answers, claim] of messages)
				await sql`insert into messages (conversation_id, position, role, content, created_at, extras, said_key, answers, claim)
					values (${id}, ${position}, ${role}, 'x', ${at}, ${extras}, ${`${id} ${position}`}, ${answers}, ${claim})`.execute(
					db,
				);
		}
		await sql`insert into deliveries (id, dedupe_key, kind, destination, turn_of, position, payload, state, attempts, created_at, due_at)
			values ('d', 'k', 'odoo', 'odoo', 'a lead', 1, '{}', 'waiting', 0, ${at}, ${at})`.execute(db);

		expect((await migrator.migrateTo("0039-message-status")).error).toBeUndefined();
		const rows = await db.selectFrom("messages").selectAll().orderBy("position").execute();
		for (const [id, { messages }] of Object.entries(conversations))
			for (const [position, , , , , status] of messages)
				expect(
					rows.find((row) => row.conversation_id === id && row.position === position),
					`${id} ${position}`,
				).toMatchObject({ status, idempotency_key: `${id} ${position}` });
		const byItself = rows.find((row) => row.conversation_id === "linked" && row.position === 5);
		expect(JSON.parse(byItself?.extras ?? "")).toEqual({ input: { kind: "choice", value: "x" } });
		const stumps = rows.filter(({ role, extras }) => role === "assistant" && extras === stopped);
		expect(stumps).toHaveLength(2);
		expect(await db.selectFrom("deliveries").selectAll().execute()).toMatchObject([
			{ id: "d", ordering_key: "a lead" },
		]);
		await close();
		rmSync(dataDir, { recursive: true, force: true });
	});
});
