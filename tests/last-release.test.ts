import { rmSync } from "node:fs";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Connection, connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { isPassword } from "../domain/accounts/password.ts";
import { readConversation } from "../domain/conversations/read-conversation.ts";
import { findDocuments } from "../domain/search/find-documents-store.ts";
import { engines } from "./support/databases.ts";
import stored from "./support/last-release.json" with { type: "json" };
import { newFolder } from "./support/new-folder.ts";
import { newDatabase } from "./support/postgres.ts";

/** The rows of a site of release 0.1.0, and the last migration it had: both are renewed with each release. */
const lastMigration = "0035-claimed-questions";
const tables = Object.entries<readonly Record<string, unknown>[]>(stored).map(
	([name, rows]) => [name, rows.map(withBytes)] as const,
);
/** Found anew from what is searched. */
const derived = ["lead_words", "post_words"];
const renamed: Record<string, string> = {
	audit_sessions: "consultations",
	erasure_errands: "erasure_tasks",
	flood_counts: "rate_limits",
};

describe.each(engines)("a database of the last release (%s)", (engine) => {
	let dataDir: string;
	let connection: Connection;
	/** Tables by names that this release no longer knows. */
	const anyTable = () => connection.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
	beforeEach(async () => {
		dataDir = newFolder();
		const databaseUrl = engine === "postgres" ? await newDatabase(inject("postgresUrl")) : null;
		connection = connect({ databaseUrl, dataDir });
		await migrate(connection.db, lastMigration);
		for (const [name, rows] of tables) {
			// Migrations put rows of their own there.
			await anyTable().deleteFrom(name).execute();
			await anyTable().insertInto(name).values(rows).execute();
		}
		await migrate(connection.db);
	});
	afterEach(async () => {
		await connection.close();
		rmSync(dataDir, { recursive: true, force: true });
	});

	it("keeps every row under its table's new name", async () => {
		for (const [name, rows] of tables.filter(([table]) => !derived.includes(table))) {
			const kept = await anyTable()
				.selectFrom(renamed[name] ?? name)
				.selectAll()
				.execute();
			expect([name, kept.length]).toEqual([name, rows.length]);
		}
	});

	it("counts on where it counted against the rate limits", async () => {
		const counted = await connection.db.selectFrom("rate_limit_counts").selectAll().execute();
		const before = stored.flood_counts.map(({ gate, visitor, opened_at, passages }) => {
			return { limit_name: gate, subject: visitor, opened_at, attempts: passages };
		});
		expect(before.length).toBeGreaterThan(0);
		expect(counted).toHaveLength(before.length);
		expect(counted).toEqual(expect.arrayContaining(before));
	});

	it("says of each message what became of it, and goes on where a process died", async () => {
		const { db } = connection;
		const messages = await db
			.selectFrom("messages")
			.select(["content", "status"])
			.where("role", "=", "user")
			.where("content", "in", ["sí, hazla", "quiero responder más rápido por WhatsApp", "somos 14"])
			.orderBy("position", "desc")
			.orderBy("content")
			.execute();
		expect(messages).toEqual([
			{ content: "somos 14", status: "answering" },
			{ content: "quiero responder más rápido por WhatsApp", status: "answered" },
			{ content: "sí, hazla", status: "answered" },
		]);
		const { conversation_id: open } = stored.messages.at(-1) as { conversation_id: string };
		const transcript = await readConversation(db, open);
		expect(transcript?.messages.at(-1)).toMatchObject({ content: "somos 14" });
		expect(transcript?.awaited).toMatchObject({ attempt: 1 });
	});

	it("finds what was written, and knows who signs in", async () => {
		const { db } = connection;
		const found = await findDocuments(db, { kind: "lead", text: "inig pen", limit: 5 });
		expect(found.map(({ id }) => id)).toEqual(
			stored.leads.filter(({ name }) => name === "Íñigo Peña").map(({ id }) => id),
		);
		expect(
			await findDocuments(db, { kind: "conversation", text: "ferreteria muelle", limit: 5 }),
		).toHaveLength(1);
		const { password } = await db.selectFrom("credentials").select("password").executeTakeFirstOrThrow();
		expect(await isPassword(password ?? "", "siete llamas azules")).toBe(true);
	});
});

function withBytes(row: Record<string, unknown>): Record<string, unknown> {
	const bytes = (value: unknown) =>
		typeof value === "object" && value !== null && "base64" in value
			? Buffer.from(String(value.base64), "base64")
			: value;
	return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, bytes(value)]));
}
