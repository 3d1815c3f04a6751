import { afterEach, beforeEach, expect, it } from "vitest";
import { onBothDatabases, type TestDatabase } from "../../tests/support/databases.ts";
import { testWorld } from "../../tests/support/test-world.ts";
import { giveBack, pass } from "./flood-gate.ts";

const gate = { name: "test", most: 3, seconds: 60 };

onBothDatabases("a flood gate", (open) => {
	let database: TestDatabase;
	let world: ReturnType<typeof testWorld>;
	beforeEach(async () => {
		database = await open();
		world = testWorld();
	});
	afterEach(() => database.remove());

	const go = (visitor: string, through = gate) => pass(database.connection.db, world, through, visitor);

	it("lets a visitor through so many times, and again in the next window", async () => {
		for (let time = 0; time < 3; time++) expect(await go("a")).toEqual({ kind: "passed" });
		world.pass(20);
		expect(await go("a")).toEqual({ kind: "flooded", retryAfterSeconds: 40 });
		world.pass(40);
		expect(await go("a")).toEqual({ kind: "passed" });
	});

	it("counts each visitor and each gate by itself", async () => {
		for (let time = 0; time < 4; time++) await go("a");
		expect(await go("b")).toEqual({ kind: "passed" });
		expect(await go("a", { ...gate, name: "other" })).toEqual({ kind: "passed" });
	});

	it("counts every one of many at once", async () => {
		const passages = await Promise.all(Array.from({ length: 20 }, () => go("a")));
		expect(passages.filter(({ kind }) => kind === "passed")).toHaveLength(3);
	});

	it("takes back one passage at a time, of that visitor and that window, and never below none", async () => {
		const { db } = database.connection;
		for (let time = 0; time < 3; time++) await go("a");
		await go("b");
		await giveBack(db, gate, "a", world.now());
		expect([(await go("a")).kind, (await go("a")).kind]).toEqual(["passed", "flooded"]);
		for (let time = 0; time < 5; time++) await giveBack(db, gate, "b", world.now());
		for (let time = 0; time < 3; time++) expect((await go("b")).kind).toBe("passed");
		expect((await go("b")).kind).toBe("flooded");
		const before = world.now();
		world.pass(60);
		for (let time = 0; time < 3; time++) await go("c");
		await giveBack(db, gate, "c", before);
		expect((await go("c")).kind).toBe("flooded");
	});

	it("keeps no address, and nothing longer than a day", async () => {
		await go("190.0.2.7");
		const stored = () => database.connection.db.selectFrom("flood_counts").selectAll().execute();
		expect(JSON.stringify(await stored())).not.toContain("190.0.2.7");
		world.pass(2 * 86_400);
		await pass(database.connection.db, { ...world, random: () => 0 }, gate, "b");
		expect(await stored()).toHaveLength(1);
	});
});
