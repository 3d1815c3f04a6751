import { expect, it } from "vitest";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { destinationsOn } from "../../tests/support/destinations-on.ts";
import { maxAttempts } from "./backoff.ts";
import type { Senders } from "./deliver.ts";
import { Unreached } from "./failure.ts";
import { dropDeliveriesAbout } from "./removal-store.ts";

onBothDatabases("destinations that are away", (open) => {
	const { runtime, told, add, work, tell, down, rows, queue, inOneTx } = destinationsOn(open);

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

	it("may have got a delivery that is being sent when it is dropped, also the one that tries them again", async () => {
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

	it("may have got the delivery that tried them again and failed", async () => {
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

	it("are paused for as long as they ask, and for an hour at most", async () => {
		await add("a");
		await work({ odoo: () => Promise.reject(new Unreached("EANSWER", 429, 600)) });
		runtime.pass(599);
		expect(await work({ odoo: tell })).toBe(0);
		runtime.pass(2);
		expect(await work({ odoo: tell })).toBe(1);
		await add("b");
		await work({ odoo: () => Promise.reject(new Unreached("EANSWER", 503, 86_400)) });
		runtime.pass(3_601);
		expect(await work({ odoo: tell })).toBe(1);
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
