import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { cutProxy } from "../tests/support/cut-proxy.ts";
import { freshDatabase, onBothDatabases } from "../tests/support/databases.ts";
import { connect } from "./connect.ts";
import { heartbeat, notify } from "./notifications.ts";
import { postgresNotifications } from "./postgres-notifications.ts";

onBothDatabases("notifications", (open) => {
	const database = freshDatabase(open);
	let heard: string[];

	beforeEach(async () => {
		heard = [];
		database.connection.notifications.listen((text) => heard.push(text));
		// PostgreSQL confirms nothing: it listens once it hears.
		await expect
			.poll(async () => {
				await notify(database.connection.db, "ready");
				return heard.length;
			})
			.toBeGreaterThan(0);
		await notify(database.connection.db, "last");
		await expect.poll(() => heard.at(-1)).toBe("last");
		heard.length = 0;
	});

	it("come once the transaction is committed, and not before", async () => {
		await database.connection.db.transaction().execute(async (tx) => {
			await notify(tx, "one");
			await notify(tx, "two");
			expect(heard).toEqual([]);
		});
		await expect.poll(() => heard).toEqual(["one", "two"]);
	});

	it("of a transaction that is rolled back never come", async () => {
		const { db } = database.connection;
		const failing = db.transaction().execute(async (tx) => {
			await notify(tx, "never");
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		const broken = db.transaction().execute(async (tx) => {
			await notify(tx, "neither");
			await sql`insert into nowhere values (1)`.execute(tx);
		});
		await expect(broken).rejects.toThrow();
		await notify(db, "after");
		await expect.poll(() => heard).toEqual(["after"]);
	});

	it("reach a second process on PostgreSQL, which is told what it may have missed, also when the connection was lost", async () => {
		const { databaseUrl, dataDir } = database;
		if (!databaseUrl) return expect(database.connection.engine).toBe("sqlite");
		const other = connect({ databaseUrl, dataDir });
		let missedAtFirst = 0;
		other.notifications.listen(
			() => undefined,
			() => missedAtFirst++,
		);
		await expect.poll(() => missedAtFirst).toBe(1);
		await notify(other.db, "from the other");
		await expect.poll(() => heard).toEqual(["from the other"]);
		let missed = 0;
		database.connection.notifications.listen(
			() => undefined,
			() => missed++,
		);
		await sql`select pg_terminate_backend(pid) from pg_stat_activity
			where query = 'listen site' and datname = current_database()`.execute(other.db);
		await expect.poll(() => missed, { timeout: 10_000 }).toBe(1);
		await notify(other.db, "again");
		await expect.poll(() => heard.at(-1)).toBe("again");
		await other.close();
	});

	it("are heard again on PostgreSQL when the connection that listens was cut without a word", async () => {
		const { databaseUrl, connection } = database;
		if (!databaseUrl) return expect(connection.notifications.isListening()).toBe(true);
		const proxy = await cutProxy(databaseUrl);
		const behind = new URL(databaseUrl);
		behind.port = new URL(proxy.url).port;
		const beat = () => notify(connection.db, heartbeat);
		const notifications = postgresNotifications(behind.href, beat, { everyMs: 50, comesWithinMs: 200 });
		const texts: string[] = [];
		let missed = 0;
		notifications.listen(
			(text) => texts.push(text),
			() => missed++,
		);
		expect(notifications.isListening()).toBe(false);
		await expect.poll(notifications.isListening).toBe(true);
		proxy.cut();
		await expect.poll(notifications.isListening).toBe(false);
		await notify(connection.db, "lost");
		proxy.mend();
		await expect.poll(() => missed, { timeout: 10_000 }).toBe(2);
		await notify(connection.db, "again");
		await expect.poll(() => texts).toEqual(["again"]);
		await notifications.close();
		proxy.stop();
	});
});
