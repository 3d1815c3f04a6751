import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { type Engine, engines, onBothDatabases, openDatabase } from "../tests/support/databases.ts";
import { newFolder } from "../tests/support/new-folder.ts";
import { newDatabase } from "../tests/support/postgres.ts";
import { findNarrowed, readShapes } from "../tests/support/table-shapes.ts";
import { connect, type Db } from "./connect.ts";
import { migrate, oldestSupported } from "./migrate.ts";

const folder = join(import.meta.dirname, "migrations");
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
const newest = names.toSorted().at(-1) ?? "";
const next = "9000-of-the-next-release";

/** What a migration must not do to tables that older code uses, and what is found of it. */
const narrowing: Record<"both" | Engine, [string, string][]> = {
	both: [
		["alter table write_checks rename to checks", "write_checks is gone"],
		["alter table leads rename column timing to moment", "leads: timing is gone"],
		["alter table leads drop column need", "leads: need is gone"],
		["create unique index leads_once on leads (email)", "leads: refuses by"],
		["drop index messages_each_once", "messages: lacks"],
	],
	sqlite: [],
	postgres: [
		["alter table leads add column weight integer not null", "leads: weight is required"],
		["alter table leads alter column message set not null", "leads: message is required"],
		["alter table leads alter column message type varchar(20)", "leads: message has another type"],
		["alter table leads add check (length(email) > 3)", "leads: refuses by CHECK"],
		[
			"alter table canned_replies add foreign key (id) references leads",
			"canned_replies: refuses by FOREIGN",
		],
		["create unique index leads_each_once on leads (lower(email))", "leads: refuses by"],
	],
};
const widening = [
	"create table later (id text primary key)",
	"create index leads_by_name on leads (name)",
	"alter table leads add column colour text",
	"alter table leads add column rank integer not null default 0",
];

onBothDatabases("a database that the next release migrated", (open) => {
	/** What the next release leaves there. @param oldest the code it supports. */
	async function migratedByNext(oldest: string) {
		const database = await open();
		const { db } = database.connection;
		await sql`insert into kysely_migration (name, timestamp) values (${next}, '2027-01-01')`.execute(db);
		await db.updateTable("schema_support").set({ oldest_migration: oldest }).execute();
		return database;
	}

	it("is used by this release as it is", async () => {
		const { connection, remove } = await migratedByNext(newest);
		expect(await migrate(connection.db)).toEqual([]);
		const stored = await connection.db.selectFrom("schema_support").selectAll().execute();
		expect(stored).toEqual([{ id: "site", oldest_migration: newest }]);
		await remove();
	});

	it("is refused by the release before this one", async () => {
		const { connection, remove } = await migratedByNext("8999-of-the-next-release");
		await expect(migrate(connection.db)).rejects.toThrow(`previously executed migration ${next} is missing`);
		await remove();
	});
});

describe.each(engines)("the tables of this release (%s)", (engine) => {
	it("have all that the oldest supported code uses, and refuse none of its rows", async () => {
		const dataDir = newFolder();
		const databaseUrl = engine === "postgres" ? await newDatabase(inject("postgresUrl")) : null;
		const { db, close } = connect({ databaseUrl, dataDir });
		await migrate(db, oldestSupported);
		const before = await readShapes(db);
		expect(before.size).toBeGreaterThan(40);
		expect((await migrate(db)).length).toBeGreaterThan(0);
		const after = await readShapes(db);
		expect(after.size).toBeGreaterThan(before.size);
		expect(findNarrowed(before, after)).toEqual([]);
		await close();
		rmSync(dataDir, { recursive: true });
	});

	it("would fail that by any statement that narrows them", async () => {
		const { connection, remove } = await openDatabase(engine);
		for (const [statement, found] of [...narrowing.both, ...narrowing[engine]])
			expect(await foundAfter(connection.db, statement)).toEqual([expect.stringContaining(found)]);
		for (const statement of widening) expect(await foundAfter(connection.db, statement)).toEqual([]);
		await remove();
	});
});

async function foundAfter(db: Db, statement: string): Promise<string[]> {
	const before = await readShapes(db);
	await sql.raw(statement).execute(db);
	return findNarrowed(before, await readShapes(db));
}
