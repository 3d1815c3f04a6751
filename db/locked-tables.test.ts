import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freshDatabase, openDatabase } from "../tests/support/databases.ts";
import { isOutOfService } from "./out-of-service.ts";

const database = freshDatabase(() => openDatabase("postgres"));
let other: pg.Client;
beforeEach(async () => {
	other = new pg.Client({ connectionString: database.databaseUrl ?? "" });
	await other.connect();
});
afterEach(() => other.end());

const read = (table: "leads" | "posts" | "messages") =>
	database.connection.db.selectFrom(table).select("created_at").execute();

it("keeps connections free for other tables while one is locked, and reads it again once it is free", async () => {
	const { db } = database.connection;
	await other.query("begin; lock table leads");
	const waiting = Array.from({ length: 40 }, (_, index) =>
		index % 2 ? read("leads") : db.transaction().execute((tx) => tx.deleteFrom("leads").execute()),
	);
	const ends = Promise.allSettled(waiting);
	await expect(Promise.all([read("posts"), read("messages")])).resolves.toHaveLength(2);
	for (const end of await ends) expect(end.status === "rejected" && isOutOfService(end.reason)).toBe(true);
	await expect(read("leads")).rejects.toThrow("locked");
	await other.query("rollback");
	await expect.poll(() => read("leads").catch(() => null), { timeout: 5_000 }).toEqual([]);
});

it.each(["share", "exclusive"])(
	"keeps connections free while a table takes no writes, and goes on reading it (%s)",
	async (mode) => {
		const { db } = database.connection;
		await other.query(`begin; lock table leads in ${mode} mode`);
		const write = () => db.transaction().execute((tx) => tx.deleteFrom("leads").execute());
		const began = performance.now();
		const ends = Promise.allSettled(Array.from({ length: 60 }, write));
		await expect(read("posts")).resolves.toEqual([]);
		expect(await read("leads")).toEqual([]);
		for (const end of await ends) expect(end.status === "rejected" && isOutOfService(end.reason)).toBe(true);
		expect(performance.now() - began).toBeLessThan(5_000);
		expect(await read("leads")).toEqual([]);
		await expect(write()).rejects.toThrow("locked");
		const copy = db
			.insertInto("messages")
			.columns(["content"])
			.expression(db.selectFrom("leads").select("company"));
		await expect(copy.execute()).resolves.toBeDefined();
		await other.query("rollback");
		await expect.poll(() => write().catch(() => null), { timeout: 5_000 }).toBeDefined();
	},
);

it("ends a statement, a wait for a lock and an idle transaction after a time", async () => {
	const { rows } = await sql<{ setting: string }>`
		select setting from pg_settings where name like '%\\_timeout' and source = 'session' order by name
	`.execute(database.connection.db);
	expect(rows.map(({ setting }) => setting)).toEqual(["30000", "2000", "15000"]);
});
