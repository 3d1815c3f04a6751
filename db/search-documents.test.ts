import { rmSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { findDocuments, type Search } from "../domain/search/find-documents-store.ts";
import { engines } from "../tests/support/databases.ts";
import { newFolder } from "../tests/support/new-folder.ts";
import { newDatabase } from "../tests/support/postgres.ts";
import { type Connection, connect } from "./connect.ts";
import { migrate } from "./migrate.ts";

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

describe.each(engines)("a database from before there was one search index (%s)", (engine) => {
	let dataDir: string;
	let connection: Connection;
	beforeEach(async () => {
		dataDir = newFolder();
		const databaseUrl = engine === "postgres" ? await newDatabase(inject("postgresUrl")) : null;
		connection = connect({ databaseUrl, dataDir });
		await migrate(connection.db, "0037-told-to-crm");
	});
	afterEach(async () => {
		await connection.close();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const find = async (kind: Search["kind"], text: string) =>
		(await findDocuments(connection.db, { kind, text, limit: 600 })).map(({ id }) => id);

	it("is searched as a new one is, whatever it held", { timeout: 60_000 }, async () => {
		const { db } = connection;
		const leads = Array.from({ length: 600 }, (_, number) => `l${1_000 + number}`);
		await db
			.insertInto("leads")
			.values(
				leads.map((id, number) => ({
					id,
					source: "chat",
					language: "es",
					status: "captured",
					name: "Íñigo",
					// Two at a time came at the same moment.
					created_at: at(Math.floor(number / 2)),
					updated_at: at(0),
				})),
			)
			.execute();
		for (const id of leads)
			await sql`insert into lead_words (lead_id, created_at, word) values (${id}, ${at(0)}, 'inigo'), (${id}, ${at(0)}, ${id})`.execute(
				db,
			);
		const conversation = {
			created_at: at(0),
			language: "es",
			state: "{}",
			length: 1,
			reference: "7KQ4-M2XA",
		} as const;
		await db
			.insertInto("conversations")
			.values({ ...conversation, id: "c", updated_at: at(1), transcript_hash: "x" })
			.execute();
		const messages = { conversation_id: "c", created_at: at(1), extras: "{}" };
		await db
			.insertInto("messages")
			.values([
				{ ...messages, position: 0, role: "user", content: "Tengo un HOSTAL en Salento, Quindío" },
				{ ...messages, position: 1, role: "assistant", content: "Claro" },
			])
			.execute();
		const post = {
			slug: "",
			title: "Ñandúes al alba",
			excerpt: "Sí, a 5 km",
			content: "",
			html: "",
			category: "",
			author: "Íñigo Peña",
			author_key: "inigo-pena",
			read_time: 1,
			created_at: at(0),
			updated_at: at(3),
		};
		await db
			.insertInto("posts")
			.values([
				{ ...post, id: "es", story_id: "1", slug: "1", language: "es", published_at: at(2) },
				{ ...post, id: "en", story_id: "1", slug: "1", language: "en", published_at: at(2) },
				{ ...post, id: "draft", story_id: "2", slug: "2", language: "es", published_at: null },
			])
			.execute();

		expect(await migrate(db)).toContain("0038-search-documents");
		expect(await find("lead", "íñig")).toEqual(leads.toReversed());
		expect(await find("lead", "inigo l1077")).toEqual(["l1077"]);
		for (const text of ["hostal", "quindio salen", "7kq4-m2xa"])
			expect(await find("conversation", text), text).toEqual(["c"]);
		expect(await find("conversation", "claro")).toEqual([]);
		expect((await find("post", "ñandu pena")).toSorted()).toEqual(["draft", "en", "es"]);
		expect(await find("public-post-es", "alb 5")).toEqual(["es"]);
		expect(await find("public-post-en", "alb 5")).toEqual(["en"]);
		expect(await find("public-post-es", "pena")).toEqual([]);
		const tables = (await db.introspection.getTables()).map(({ name }) => name);
		expect(tables.filter((name) => /_words/.test(name))).toEqual([]);
		await db.deleteFrom("search_documents").where("kind", "=", "lead").execute();
		expect(await find("lead", "inigo")).toEqual([]);
	});
});
