import { expect, it } from "vitest";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { destinationsOn } from "../../tests/support/destinations-on.ts";
import type { Senders } from "./deliver.ts";
import { enqueue, mergeIntoPending, retryDeadLetters, retryDelivery } from "./delivery-store.ts";
import { NothingToSend, PermanentFailure, Unreached } from "./failure.ts";
import { notifyDestinations, notifyOfRevocation } from "./notify-destinations.ts";

onBothDatabases("destinations", (open) => {
	const { runtime, told, now, add, work, tell, down, rows, queue, inOneTx } = destinationsOn(open);

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
		expect(await inOneTx((tx) => retryDeadLetters(tx, runtime, "odoo"))).toBe(2);
		await work({ odoo: tell });
		expect(new Set(told).size).toBe(3);
		expect(await queue("odoo")).toMatchObject({ dead: 0, waiting: 0, oldestAt: null });
	});
});
