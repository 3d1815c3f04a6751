import { beforeEach, expect, it } from "vitest";
import { freshDatabase, inTransaction, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { maxAttempts } from "./backoff.ts";
import type { Senders } from "./deliver.ts";
import { listDeliveries } from "./delivery-report-store.ts";
import { enqueue, mergeIntoPending, retryAll, retryDelivery } from "./delivery-store.ts";
import { NothingToSend, PermanentFailure, Unreached } from "./failure.ts";
import { forgetEnded } from "./forget-ended.ts";
import { notifyDestinations, notifyOfRevocation } from "./notify-destinations.ts";
import { queueReports } from "./queue-reports.ts";
import { dropDeliveriesAbout } from "./removal-store.ts";
import { deliverDue, startDeliveries } from "./worker.ts";

onBothDatabases("destinations", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	let told: string[];
	beforeEach(() => {
		told = [];
	});

	const now = () => runtime.now().toISOString();
	const add = (
		leadId: string,
		kind: "odoo" | "webhook" | "sales-notice" = "odoo",
		key = `${kind}:${leadId}`,
	) => inTransaction(db(), (tx) => enqueue(tx, runtime, { dedupeKey: key, kind, payload: { leadId } }));
	const work = (senders: Senders) => deliverDue({ db: db(), runtime, senders, onFailure: () => undefined });
	const tell: Senders[string & keyof Senders] = async ({ kind, payload }) =>
		void told.push(`${kind} ${payload.leadId}`);
	const down = () => Promise.reject(new Unreached("ECONNREFUSED"));
	const rows = () => listDeliveries(db(), { limit: 100 });
	const queue = async (destination: string) =>
		(await queueReports(db(), runtime.now())).find((one) => one.destination === destination);
	async function inOneTx<T>(what: (tx: Parameters<typeof enqueue>[0]) => Promise<T>): Promise<T> {
		return inTransaction(db(), (tx) => what(tx));
	}

	it("have a queue each: one that is down holds up no other", async () => {
		await add("a", "odoo");
		await add("a", "webhook");
		await add("a", "sales-notice");
		await work({ odoo: down, webhook: tell, "sales-notice": tell });
		expect(told.toSorted()).toEqual(["sales-notice a", "webhook a"]);
		expect(await queue("odoo")).toMatchObject({ waiting: 1, dead: 0 });
	});

	it("count apart what waits on purpose, what waits for them, and what was not sent on purpose", async () => {
		const later = new Date(runtime.now().getTime() + 300_000).toISOString();
		await inOneTx((tx) =>
			enqueue(tx, runtime, { dedupeKey: "quiet", kind: "odoo", payload: { leadId: "quiet" }, dueAt: later }),
		);
		expect(await queue("odoo")).toMatchObject({ waiting: 0, held: 1, needless: 0, oldestAt: null });
		const since = now();
		runtime.pass(60);
		await add("failed");
		await add("withdrawn", "webhook");
		await work({ odoo: down, webhook: () => Promise.reject(new NothingToSend("EREVOKED")) });
		const failedAt = now();
		expect(await queue("odoo")).toMatchObject({ waiting: 1, held: 1, oldestAt: failedAt });
		expect(await queue("webhook")).toMatchObject({ waiting: 0, held: 0, needless: 1, dead: 0 });
		runtime.pass(300);
		expect(await queue("odoo")).toMatchObject({ waiting: 2, held: 0, oldestAt: since });
	});

	it("are told apart: the lead, and that its consent was taken back", async () => {
		await add("a", "webhook");
		await inOneTx((tx) => notifyOfRevocation(tx, { runtime, destinations: ["webhook"] }, "a", now()));
		const told = (await rows()).map(({ leadId, revocation }) => ({ leadId, revocation }));
		expect(told).toEqual(
			expect.arrayContaining([true, false].map((revocation) => ({ leadId: "a", revocation }))),
		);
	});

	it("keep what they have no sender for, until they have one", async () => {
		await add("a", "webhook");
		expect(await work({ odoo: tell })).toBe(0);
		await work({ webhook: tell });
		expect(told).toEqual(["webhook a"]);
	});

	it("hear of one lead in order, also when the first try of the first fails", async () => {
		await add("a", "odoo", "first");
		await add("a", "odoo", "second");
		await add("b", "odoo", "other");
		const seen: string[] = [];
		let failures = 1;
		const odoo: Senders["odoo"] = async ({ id, payload }) => {
			if (payload.leadId === "a" && failures-- > 0) throw new Unreached("ECONNRESET");
			seen.push(`${payload.leadId} ${id}`);
		};
		await work({ odoo });
		expect(seen).toHaveLength(1);
		expect(await work({ odoo })).toBe(0);
		runtime.pass(60);
		await work({ odoo });
		await work({ odoo });
		const inOrder = (await rows()).toReversed().filter(({ leadId }) => leadId === "a");
		expect(seen.slice(1)).toEqual(inOrder.map(({ id }) => `a ${id}`));
	});

	it("get past a message that is refused, which is not tried again by itself", async () => {
		for (const lead of ["poison", "a", "b"]) await add(lead);
		await add("poison", "odoo", "later");
		const odoo: Senders["odoo"] = async (delivery, signal) => {
			if (delivery.payload.leadId === "poison" && told.length < 3)
				throw new PermanentFailure("odoo.exceptions.ValidationError", 422);
			await tell(delivery, signal);
		};
		await work({ odoo });
		expect(told).toEqual(["odoo a", "odoo b"]);
		expect((await rows()).filter(({ state }) => state === "dead")).toMatchObject([
			{ leadId: "poison", attempts: 1, lastError: "odoo.exceptions.ValidationError 422" },
		]);
		expect((await queue("odoo"))?.breaker.openUntil).toBeNull();
	});

	it("are left alone after several messages failed, and tried by one now and then", async () => {
		for (let lead = 0; lead < 40; lead++) await add(`lead-${lead}`);
		let tries = 0;
		const failing: Senders = { odoo: () => Promise.reject(new Unreached(String(tries++))) };
		await work(failing);
		const first = tries;
		expect(first).toBeLessThan(40);
		expect((await queue("odoo"))?.breaker.openUntil).not.toBeNull();
		await work(failing);
		expect(tries).toBe(first);
		runtime.pass(40);
		await work(failing);
		expect(tries).toBe(first + 1);
		runtime.pass(300);
		await work({ odoo: tell });
		expect(told).toHaveLength(1);
		expect((await queue("odoo"))?.breaker.openUntil).toBeNull();
		// What failed while it was away does not wait for its own time.
		while ((await work({ odoo: tell })) > 0);
		expect(new Set(told).size).toBe(40);
		expect(told).toHaveLength(40);
	});

	it("may have what is under way when it is dropped, also as the one that tries", async () => {
		for (let lead = 0; lead < 5; lead++) await add(`down-${lead}`);
		await work({ odoo: down });
		await add("late");
		runtime.pass(60);
		const drop = (leadId: string) => inOneTx((tx) => dropDeliveriesAbout(tx, [leadId], "all"));
		let mayArrive: boolean | null = null;
		const odoo: Senders["odoo"] = async ({ payload }) => {
			if (payload.leadId === "late") mayArrive = await drop("late");
		};
		await work({ odoo });
		expect(mayArrive).toBe(true);
		expect(await drop("never-told")).toBe(false);
		await add("waits");
		expect(await drop("waits")).toBe(false);
	});

	it("may have what failed as the one that tried", async () => {
		for (let lead = 0; lead < 5; lead++) await add(`down-${lead}`);
		await work({ odoo: down });
		await add("late");
		runtime.pass(60);
		await work({ odoo: () => Promise.reject(new Unreached("ETIMEDOUT")) });
		expect((await rows()).find(({ leadId }) => leadId === "late")).toMatchObject({ attempts: 0 });
		expect(await inOneTx((tx) => dropDeliveriesAbout(tx, ["late"], "all"))).toBe(true);
	});

	it("are not taken for down because one message fails again and again", async () => {
		await add("poison");
		for (let time = 0; time < 8; time++) {
			await work({ odoo: down });
			runtime.pass(3 * 60 * 60);
		}
		expect((await queue("odoo"))?.breaker.openUntil).toBeNull();
		await add("good");
		const odoo: Senders["odoo"] = (delivery, signal) =>
			delivery.payload.leadId === "good" ? tell(delivery, signal) : down();
		await work({ odoo });
		expect(told).toEqual(["odoo good"]);
	});

	it("lose nothing of a whole day without them", async () => {
		for (let lead = 0; lead < 30; lead++) await add(`lead-${lead}`);
		for (let minute = 0; minute < 24 * 60; minute++) {
			await work({ odoo: down });
			runtime.pass(60);
		}
		expect(await queue("odoo")).toMatchObject({ dead: 0 });
		const odoo = tell;
		for (let minute = 0; minute < 10; minute++) {
			while ((await work({ odoo })) > 0);
			runtime.pass(60);
		}
		expect(told).toHaveLength(30);
		expect(new Set(told).size).toBe(30);
	}, 60_000);

	it("are left alone as long as they ask for", async () => {
		await add("a");
		await work({ odoo: () => Promise.reject(new Unreached("EANSWER", 429, 600)) });
		runtime.pass(599);
		expect(await work({ odoo: tell })).toBe(0);
		runtime.pass(2);
		expect(await work({ odoo: tell })).toBe(1);
	});

	it("are not told what there is nothing to tell of any more, and that is said", async () => {
		await add("a");
		await work({ odoo: () => Promise.reject(new NothingToSend("EGONE")) });
		expect(await rows()).toMatchObject([{ state: "needless", lastError: "EGONE" }]);
	});

	it("are told of a change by the message that waits already, and by another once that is under way", async () => {
		const outbound = { runtime, destinations: ["odoo", "webhook"] as const };
		const later = new Date(runtime.now().getTime() + 300_000).toISOString();
		await inOneTx((tx) => notifyDestinations(tx, outbound, "a", later));
		await inOneTx((tx) => notifyDestinations(tx, outbound, "a", later));
		expect(await rows()).toHaveLength(2);
		expect(await work({ odoo: tell })).toBe(0);
		await inOneTx((tx) => notifyDestinations(tx, outbound, "a", now()));
		const odoo: Senders["odoo"] = async (delivery, signal) => {
			// Changed while it is being told.
			await inOneTx((tx) => notifyDestinations(tx, outbound, "a", now()));
			await tell(delivery, signal);
		};
		await work({ odoo });
		await work({ odoo: tell });
		expect(told).toEqual(["odoo a", "odoo a"]);
		expect(
			await inOneTx((tx) => mergeIntoPending(tx, runtime, { leadId: "a", kind: "odoo", dueAt: now() })),
		).toBe(false);
	});

	it("get what was given up again, one or all, when somebody asks", async () => {
		for (const lead of ["a", "b", "c"]) await add(lead);
		await work({ odoo: () => Promise.reject(new PermanentFailure("EANSWER", 422)) });
		expect(await queue("odoo")).toMatchObject({ dead: 3 });
		const [one] = await rows();
		expect(await inOneTx((tx) => retryDelivery(tx, runtime, one?.id ?? ""))).toBe("odoo");
		await work({ odoo: tell });
		expect(told).toHaveLength(1);
		expect(await inOneTx((tx) => retryAll(tx, runtime, "odoo"))).toBe(2);
		await work({ odoo: tell });
		expect(new Set(told).size).toBe(3);
		expect(await queue("odoo")).toMatchObject({ dead: 0, waiting: 0, oldestAt: null });
	});

	it("forget what left after ninety days, and nothing that waits, is dead or must not leave twice", async () => {
		const { db } = database.connection;
		const put = (key: string, kind: "odoo" | "webhook" | "post-mail" | "hubspot-form") =>
			inOneTx((tx) => enqueue(tx, runtime, { dedupeKey: key, kind, payload: { leadId: key } }));
		for (let lead = 0; lead < 600; lead++) await put(`sent-${lead}`, "odoo");
		await put("post", "post-mail");
		await put("form", "hubspot-form");
		const senders: Senders = { odoo: tell, "post-mail": tell, "hubspot-form": tell };
		while ((await work(senders)) > 0);
		await put("gone", "webhook");
		await work({ webhook: () => Promise.reject(new NothingToSend("EGONE")) });
		await put("refused", "webhook");
		await work({ webhook: () => Promise.reject(new PermanentFailure("EANSWER", 422)) });
		await put("waits", "odoo");
		const before = await queueReports(db, runtime.now());
		runtime.pass(89 * 86_400);
		expect(await forgetEnded(db, runtime)).toBe(0);
		runtime.pass(2 * 86_400);
		await put("new", "odoo");
		await work({ odoo: tell });
		expect(await forgetEnded(db, runtime)).toBe(601);
		const left = await listDeliveries(db, { limit: 100 });
		expect(left.map(({ leadId }) => leadId).toSorted()).toEqual(["form", "new", "post", "refused", "waits"]);
		const after = await queueReports(db, runtime.now());
		expect(after.map(({ dead }) => dead)).toEqual(before.map(({ dead }) => dead));
	}, 60_000);

	it("forget it in the background while they are served", async () => {
		const { db } = database.connection;
		await add("a");
		await work({ odoo: tell });
		runtime.pass(91 * 86_400);
		const worker = startDeliveries({ db, runtime, senders: {}, onFailure: () => undefined });
		await expect.poll(rows).toEqual([]);
		await worker.stop();
	});

	it("give a message up after a day's worth of tries", async () => {
		await add("a");
		for (let attempt = 0; attempt < maxAttempts; attempt++) {
			expect(await queue("odoo")).toMatchObject({ waiting: 1, oldestAt: "2026-11-21T15:00:00.000Z" });
			await work({ odoo: down });
			runtime.pass(3 * 60 * 60);
		}
		expect(await queue("odoo")).toMatchObject({ waiting: 0, dead: 1 });
	});
});
