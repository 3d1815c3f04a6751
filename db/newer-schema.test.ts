import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onBothDatabases } from "../tests/support/databases.ts";
import { migrate } from "./migrate.ts";
import { lastRelease } from "./newer-schema.ts";

const folder = join(import.meta.dirname, "migrations");
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
const newest = names.toSorted().at(-1) ?? "";
const next = "9000-of-the-next-release";

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

it("only adds to the tables of the last release, whose code may run on them", () => {
	const narrowing =
		/\b(dropTable|dropColumn|renameTo|renameColumn|alterColumn|drop (table|column)|rename (to|column))\b/i;
	const since = names.filter((name) => name > lastRelease);
	expect(names).toContain(lastRelease);
	expect(since.length).toBeGreaterThan(0);
	expect(since.filter((name) => narrowing.test(readFileSync(join(folder, `${name}.ts`), "utf8")))).toEqual(
		[],
	);
});
