import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { runtimeOf } from "../runtime.ts";
import { checkRateLimit, forgetCounts, forgetSubjects, uncountRequest } from "./check-rate-limit.ts";

const limit = { name: "test", most: 3, seconds: 60 };

onBothDatabases("a rate limit", (open) => {
	const database = freshDatabase(open);
	const runtime = freshRuntime();

	const go = (visitor: string, through = limit) =>
		checkRateLimit(database.connection.db, runtime, through, visitor);

	const passedOf = async (visitor: string, times: number, through = limit) => {
		let passed = 0;
		for (let time = 0; time < times; time++) if ((await go(visitor, through)).kind === "passed") passed++;
		return passed;
	};

	it("lets a visitor through so many times, and again when those are over", async () => {
		expect(await passedOf("a", 3)).toBe(3);
		runtime.pass(20);
		expect(await go("a")).toEqual({ kind: "exceeded", retryAfterSeconds: 46 });
		runtime.pass(45);
		expect(await go("a")).toEqual({ kind: "exceeded", retryAfterSeconds: 1 });
		runtime.pass(1);
		expect(await go("a")).toEqual({ kind: "passed" });
	});

	it("lets no more through in any window, wherever it begins", async () => {
		const passedAt: number[] = [];
		for (let second = 0; second < 300; second += 7) {
			for (let time = await passedOf("a", 5); time > 0; time--) passedAt.push(second);
			runtime.pass(7);
		}
		for (const start of passedAt)
			expect(passedAt.filter((at) => at >= start && at < start + 60).length).toBeLessThanOrEqual(3);
		expect(passedAt.length).toBeGreaterThanOrEqual(12);
	});

	it("counts many networks of one IPv6 customer together, each with its own limit", async () => {
		const passed: number[] = [];
		for (let network = 0; network < 12; network++) passed.push(await passedOf(`2001:db8:1:${network}`, 5));
		expect(passed).toEqual([...Array(8).fill(3), ...Array(4).fill(0)]);
		expect(await passedOf("2001:db8:2:0", 5)).toBe(3);
		await uncountRequest(database.connection.db, runtime, {
			limit: limit,
			subject: "2001:db8:1:0",
			at: runtime.now(),
		});
		expect(await passedOf("2001:db8:1:9", 5)).toBe(1);
	});

	it("neither locks a visitor out nor forgets one for long when the clock jumps an hour", async () => {
		await passedOf("a", 3);
		runtime.pass(-3_600);
		expect(await passedOf("a", 5)).toBe(3);
		expect(await go("a")).toEqual({ kind: "exceeded", retryAfterSeconds: 66 });
		runtime.pass(3_600);
		expect(await go("a")).toEqual({ kind: "exceeded", retryAfterSeconds: 66 });
		runtime.pass(3_600);
		expect(await passedOf("a", 5)).toBe(3);
	});

	it("counts each visitor and each limit by itself", async () => {
		for (let time = 0; time < 4; time++) await go("a");
		expect(await go("b")).toEqual({ kind: "passed" });
		expect(await go("a", { ...limit, name: "other" })).toEqual({ kind: "passed" });
	});

	it("counts every one of many at once", async () => {
		const results = await Promise.all(Array.from({ length: 20 }, () => go("a")));
		expect(results.filter(({ kind }) => kind === "passed")).toHaveLength(3);
	});

	it("takes back one attempt at a time, of that visitor and that window, and never below none", async () => {
		const { db } = database.connection;
		for (let time = 0; time < 3; time++) await go("a");
		await go("b");
		await uncountRequest(db, runtime, { limit: limit, subject: "a", at: runtime.now() });
		expect([(await go("a")).kind, (await go("a")).kind]).toEqual(["passed", "exceeded"]);
		for (let time = 0; time < 5; time++)
			await uncountRequest(db, runtime, { limit: limit, subject: "b", at: runtime.now() });
		for (let time = 0; time < 3; time++) expect((await go("b")).kind).toBe("passed");
		expect((await go("b")).kind).toBe("exceeded");
		const before = runtime.now();
		runtime.pass(60);
		for (let time = 0; time < 3; time++) await go("c");
		await uncountRequest(db, runtime, { limit: limit, subject: "c", at: before });
		expect((await go("c")).kind).toBe("exceeded");
	});

	const stored = () => database.connection.db.selectFrom("rate_limit_counts").selectAll().execute();

	it("keeps no address, nor what every address could be tried out on", async () => {
		await go("190.0.2.7");
		const text = JSON.stringify(await stored());
		const plain = (["hex", "base64", "base64url"] as const).map((form) =>
			createHash("sha256").update("190.0.2.7").digest(form),
		);
		for (const guess of ["190.0.2.7", ...plain]) expect(text).not.toContain(guess);
	});

	it("counts one visitor in all processes of a site's secret, and forgets them by it", async () => {
		const { db } = database.connection;
		const [first, second, another] = ["one secret", "one secret", "another"].map((secret) => ({
			...runtimeOf(secret),
			now: runtime.now,
		}));
		if (!first || !second || !another) throw new Error("three worlds");
		for (let time = 0; time < 3; time++) await checkRateLimit(db, first, limit, "a");
		expect(await checkRateLimit(db, second, limit, "a")).toMatchObject({ kind: "exceeded" });
		expect(await checkRateLimit(db, another, limit, "a")).toEqual({ kind: "passed" });
		await db.transaction().execute((tx) => forgetSubjects(tx, second, ["a"]));
		expect(await checkRateLimit(db, first, limit, "a")).toEqual({ kind: "passed" });
	});

	it("forgets nobody in their window, and everybody soon after the longest", async () => {
		const daily = { name: "daily", most: 1, seconds: 86_400 };
		const tidy = () => forgetCounts(database.connection.db, runtime);
		runtime.pass(9 * 3_600 - 1);
		await go("a", daily);
		runtime.pass(86_400);
		await tidy();
		expect(await go("a", daily)).toEqual({ kind: "exceeded", retryAfterSeconds: 1 });
		await go("a");
		runtime.pass(1);
		await tidy();
		expect((await stored()).map((row) => row.limit_name)).toEqual(["test"]);
		runtime.pass(95_040);
		await tidy();
		expect(await stored()).toEqual([]);
	});

	it("forgets what the last release counted in its table as it forgets its own", async () => {
		const { db } = database.connection;
		const earlier = () => db.selectFrom("rate_limits").select("visitor").execute();
		const subjects = ["a", "b"].map(runtime.fingerprint);
		const row = (visitor: string) => ({ gate: "test", visitor, opened_at: runtime.now().toISOString() });
		await db
			.insertInto("rate_limits")
			.values(subjects.map((subject) => ({ ...row(subject), passages: 1 })))
			.execute();
		await db.transaction().execute((tx) => forgetSubjects(tx, runtime, ["a"]));
		expect(await earlier()).toEqual([{ visitor: subjects[1] }]);
		runtime.pass(95_040);
		await forgetCounts(db, runtime);
		expect(await earlier()).toEqual([]);
	});
});
