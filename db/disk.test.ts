import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newFolder } from "../tests/support/new-folder.ts";
import { createDisk } from "./disk.ts";
import { isOutOfService } from "./out-of-service.ts";
import { sqliteDialect } from "./sqlite.ts";

type Counts = { counts: { name: string; value: number } };

let folder: string;
let db: Kysely<Counts>;
/** The syncs that the disk has not confirmed. */
let waiting: PromiseWithResolvers<void>[];
/** Whether it confirms at once. */
let quick: boolean;

beforeEach(async () => {
	folder = newFolder("disk");
	waiting = [];
	quick = true;
	const file = join(folder, "site.db");
	const put = () => {
		const kept = Promise.withResolvers<void>();
		waiting.push(kept);
		if (quick) kept.resolve();
		return kept.promise;
	};
	db = new Kysely<Counts>({ dialect: sqliteDialect(file, { disk: createDisk(`${file}-wal`, put) }) });
	await sql`create table counts (name text, value integer)`.execute(db);
	waiting.length = 0;
});
afterEach(async () => {
	for (const kept of waiting) kept.resolve();
	quick = true;
	await db.destroy();
	rmSync(folder, { recursive: true, force: true });
});

const write = (name: string) =>
	db.transaction().execute((tx) => tx.insertInto("counts").values({ name, value: 1 }).execute());
const count = async () => (await db.selectFrom("counts").selectAll().execute()).length;
/** Whether it is over by now. */
const isOver = (work: Promise<unknown>) =>
	Promise.race([work.then(() => true), new Promise((resolve) => setTimeout(resolve, 30, false))]);

it.each([
	["a transaction", () => write("a")],
	["a statement alone", () => db.insertInto("counts").values({ name: "a", value: 1 }).execute()],
	[
		"a statement alone that answers",
		() => db.insertInto("counts").values({ name: "a", value: 1 }).returning("value").execute(),
	],
])("%s is confirmed once it is on the disk, and others run meanwhile", async (_, act) => {
	quick = false;
	const writing = act();
	await expect.poll(() => waiting.length).toBe(1);
	expect(await count()).toBe(1);
	expect(await isOver(writing)).toBe(false);
	waiting[0]?.resolve();
	expect(await isOver(writing)).toBe(true);
});

it("writes at the same moment share one sync, which begins after all of them", async () => {
	quick = false;
	const first = write("first");
	await expect.poll(() => waiting.length).toBe(1);
	const others = Array.from({ length: 20 }, (_, index) => write(`${index}`));
	await expect.poll(count).toBe(21);
	waiting[0]?.resolve();
	await first;
	expect(await isOver(Promise.race(others))).toBe(false);
	await expect.poll(() => waiting.length).toBe(2);
	waiting[1]?.resolve();
	await Promise.all(others);
	expect(waiting).toHaveLength(2);
});

it("reading and rolling back do not wait for the disk", async () => {
	await db.transaction().execute((tx) => tx.selectFrom("counts").selectAll().execute());
	expect(await count()).toBe(0);
	expect(waiting).toEqual([]);
	await expect(
		db.transaction().execute(async (tx) => {
			await tx.insertInto("counts").values({ name: "a", value: 1 }).execute();
			throw new Error("no");
		}),
	).rejects.toThrow("no");
	expect(await count()).toBe(0);
	expect(waiting).toEqual([]);
});

it("a disk that fails confirms no later write and no read, and throws its own error", async () => {
	quick = false;
	const writing = write("a");
	await expect.poll(() => waiting.length).toBe(1);
	const failure = Object.assign(new Error("i/o error"), { code: "EIO" });
	waiting[0]?.reject(failure);
	await expect(writing).rejects.toBe(failure);
	expect(isOutOfService(failure)).toBe(true);
	quick = true;
	await expect(write("b")).rejects.toBe(failure);
	await expect(count()).rejects.toBe(failure);
	expect(waiting).toHaveLength(1);
});

it("tells everybody who writes at that moment why it failed", async () => {
	quick = false;
	const writing = Array.from({ length: 6 }, (_, index) => write(`${index}`));
	const ends = Promise.allSettled(writing);
	await expect.poll(() => waiting.length).toBe(1);
	const failure = Object.assign(new Error("i/o error"), { code: "EIO" });
	waiting[0]?.reject(failure);
	expect((await ends).map((end) => end.status === "rejected" && end.reason)).toEqual(Array(6).fill(failure));
});

it("loses no write of concurrent transactions on a real file", async () => {
	const file = join(folder, "real.db");
	const real = new Kysely<Counts>({ dialect: sqliteDialect(file) });
	await sql`create table counts (name text, value integer)`.execute(real);
	await real.insertInto("counts").values({ name: "a", value: 0 }).execute();
	await Promise.all(
		Array.from({ length: 50 }, () =>
			real.transaction().execute(async (tx) => {
				const { value } = await tx.selectFrom("counts").select("value").executeTakeFirstOrThrow();
				await new Promise(setImmediate);
				await tx
					.updateTable("counts")
					.set({ value: value + 1 })
					.execute();
			}),
		),
	);
	expect(await real.selectFrom("counts").select("value").executeTakeFirst()).toEqual({ value: 50 });
	await real.destroy();
});

it("reads while one write waits for another program, and a transaction reads what it wrote", async () => {
	await write("before");
	const other = new DatabaseSync(join(folder, "site.db"));
	other.exec("begin immediate");
	const waiting = write("after");
	expect(await isOver(waiting)).toBe(false);
	expect(await count()).toBe(1);
	expect(await isOver(waiting)).toBe(false);
	other.exec("commit");
	other.close();
	await waiting;
	expect(await count()).toBe(2);
	const within = await db.transaction().execute(async (tx) => {
		await tx.insertInto("counts").values({ name: "own", value: 1 }).execute();
		return (await tx.selectFrom("counts").selectAll().execute()).length;
	});
	expect(within).toBe(3);
});
