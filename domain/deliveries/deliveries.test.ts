import { expect, it } from "vitest";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { deliverDue } from "../../tests/support/deliver-due.ts";
import { overlapping } from "../../tests/support/overlapping.ts";
import { freshRuntime, testRuntime } from "../../tests/support/test-runtime.ts";
import { admission } from "../circuit-breaker.ts";
import { maxAttempts, nextTry } from "./backoff.ts";
import { afterFailedMessage, closedBreaker, policy } from "./breaker.ts";
import { listDeliveries } from "./delivery-report-store.ts";
import { enqueue, postpone, sendNow } from "./delivery-store.ts";
import { claimDue, correctTimesAfterClockSetBack, markSent } from "./lease-store.ts";
import { startBackgroundWork } from "./worker.ts";

onBothDatabases("deliveries", (open) => {
	const database = freshDatabase(open);
	const runtime = freshRuntime();

	const add = (key: string, dueAt?: string) =>
		inTransaction(database.connection.db, (tx) =>
			enqueue(tx, runtime, { dedupeKey: key, kind: "sales-notice", payload: { leadId: key }, dueAt }),
		);
	const work = (send: (leadId: string) => Promise<void>) =>
		deliverDue({
			db: database.connection.db,
			runtime,
			senders: { "sales-notice": ({ payload }) => send(payload.leadId ?? "") },
			onFailure: () => undefined,
		});
	const row = () => database.connection.db.selectFrom("deliveries").selectAll().executeTakeFirstOrThrow();

	it("sends what is due once, and never again", async () => {
		const sent: string[] = [];
		await add("a");
		await add("a");
		const send = async (id: string) => void sent.push(id);
		expect(await work(send)).toBe(1);
		expect(await work(send)).toBe(0);
		expect(sent).toEqual(["a"]);
		expect((await row()).state).toBe("sent");
	});

	it("keeps with a mail that was sent what took it, and nothing with what goes elsewhere", async () => {
		const { db } = database.connection;
		await add("a");
		await inTransaction(database.connection.db, (tx) =>
			enqueue(tx, runtime, { dedupeKey: "b", kind: "webhook", payload: { leadId: "b" } }),
		);
		const senders = { "sales-notice": async () => undefined, webhook: async () => undefined };
		await deliverDue({ db, runtime, senders, mailer: "smtp", onFailure: () => undefined });
		const sent = await listDeliveries(db, { limit: 2, state: "sent" });
		expect(sent.map(({ kind, mailer }) => [kind, mailer]).toSorted()).toEqual([
			["sales-notice", "smtp"],
			["webhook", null],
		]);
	});

	it("leaves what is not due yet, until it is due at once", async () => {
		const later = new Date(runtime.now().getTime() + 300_000).toISOString();
		await add("a", later);
		const sent: string[] = [];
		const send = async (id: string) => void sent.push(id);
		expect(await work(send)).toBe(0);
		await database.connection.db.transaction().execute((tx) => sendNow(tx, runtime, "a"));
		await database.connection.db.transaction().execute((tx) => postpone(tx, runtime, "a", later));
		expect(await work(send)).toBe(1);
	});

	it("tries again later after a failure, keeping only the failure's code", async () => {
		await add("a");
		const refusal = Object.assign(new Error("550 ana@example.com unknown"), {
			code: "EENVELOPE",
			responseCode: 550,
		});
		await work(() => Promise.reject(refusal));
		expect(await row()).toMatchObject({ state: "waiting", attempts: 1, last_error: "EENVELOPE 550" });
		expect(await work(() => Promise.resolve())).toBe(0);
		runtime.pass(60);
		expect(await work(() => Promise.resolve())).toBe(1);
	});

	it("becomes a dead letter after a day's worth of tries", async () => {
		await add("a");
		for (let attempt = 0; attempt < maxAttempts; attempt++) {
			await work(() => Promise.reject(new Error("down")));
			runtime.pass(3 * 60 * 60);
		}
		expect((await row()).state).toBe("dead");
		expect(await work(() => Promise.resolve())).toBe(0);
	});

	it("is taken over from a process that died, which can then no longer settle it", async () => {
		await add("a");
		const { db } = database.connection;
		const claim = { destination: "mail", limit: 1, leaseSeconds: 90 } as const;
		const [dead] = await claimDue(db, runtime, claim);
		expect(await claimDue(db, runtime, claim)).toEqual([]);
		runtime.pass(91);
		expect(await claimDue(db, runtime, claim)).toHaveLength(1);
		if (!dead) throw new Error("Nothing was claimed.");
		await markSent(db, runtime, dead);
		expect((await row()).state).toBe("sending");
	});

	it("waits no hour when the clock goes back by one: neither new nor claimed by a process that died", async () => {
		const { db } = database.connection;
		await add("claimed");
		const claim = { destination: "mail", limit: 1, leaseSeconds: 20 } as const;
		const [held] = await claimDue(db, runtime, claim);
		await add("new");
		runtime.pass(-3_600);
		await correctTimesAfterClockSetBack(db, runtime, 20);
		expect(await claimDue(db, runtime, claim)).toMatchObject([{ payload: { leadId: "new" } }]);
		expect(await claimDue(db, runtime, claim)).toEqual([]);
		runtime.pass(20);
		await correctTimesAfterClockSetBack(db, runtime, 20);
		const taken = await claimDue(db, runtime, { ...claim, limit: 9 });
		expect(taken.map(({ id }) => id)).toContain(held?.id);
	});

	it("is sent by a worker that runs while the clock goes back by an hour", async () => {
		const sent: string[] = [];
		await add("new");
		runtime.pass(-3_600);
		const worker = startBackgroundWork({
			db: database.connection.db,
			runtime,
			senders: { "sales-notice": async ({ payload }) => void sent.push(payload.leadId ?? "") },
			onFailure: () => undefined,
		});
		await expect.poll(() => sent, { timeout: 5_000 }).toEqual(["new"]);
		await worker.stop();
	});

	it("is claimed by one of two processes at the same moment", async () => {
		const { db } = database.connection;
		await add("a");
		const claim = { destination: "mail", limit: 1, leaseSeconds: 20 } as const;
		const second = () => claimDue(db, runtime, claim);
		expect(await overlapping(db, (tx) => claimDue(tx, runtime, claim), second)).toEqual([]);
	});

	it("is sent once by eight workers at the same time", async () => {
		for (let index = 0; index < 40; index++) await add(`lead-${index}`);
		const sent: string[] = [];
		const worker = async () => {
			while ((await work(async (id) => void sent.push(id))) > 0);
		};
		await Promise.all(Array.from({ length: 8 }, worker));
		expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
		expect(sent).toHaveLength(40);
	});
});

it("tries a paused destination when the clock went back by an hour", () => {
	const runtime = testRuntime();
	let breaker = closedBreaker;
	for (const id of ["a", "b", "c", "d", "e"]) breaker = afterFailedMessage(breaker, id, runtime);
	expect(admission(breaker, runtime.now(), policy)).toBe("none");
	runtime.pass(-3_600);
	expect(admission(breaker, runtime.now(), policy)).toBe("one");
});

it("waits longer after each failure, up to two hours, and gives up after a day at the earliest", () => {
	const createdAt = new Date(0).toISOString();
	const wait = (attempts: number, random: number) =>
		nextTry(new Date(0), { attempts, createdAt }, random)?.getTime() ?? Number.NaN;
	const waits = (random: number) =>
		Array.from({ length: maxAttempts - 1 }, (_, index) => wait(index + 1, random));
	const hours = (random: number) => waits(random).reduce((sum, one) => sum + one, 0) / 3_600_000;
	expect(waits(0).slice(0, 4)).toEqual([30_000, 120_000, 480_000, 1_920_000]);
	expect(waits(0).at(-1)).toBe(7_200_000);
	expect(waits(0.9)[0]).not.toBe(waits(0.1)[0]);
	expect(hours(0)).toBeGreaterThan(24);
	expect(hours(1)).toBeLessThan(32);
	expect(wait(maxAttempts + 5, 0)).toBe(7_200_000);
	const aDayLater = new Date(24 * 3_600_000);
	expect(nextTry(aDayLater, { attempts: maxAttempts, createdAt }, 0.5)).toBeNull();
	expect(nextTry(aDayLater, { attempts: maxAttempts - 1, createdAt }, 0.5)).not.toBeNull();
});
