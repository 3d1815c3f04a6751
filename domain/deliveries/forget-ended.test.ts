import { expect, it } from "vitest";
import { onBothDatabases } from "../../tests/support/databases.ts";
import { destinationsOn } from "../../tests/support/destinations-on.ts";
import type { Senders } from "./deliver.ts";
import { queueReports } from "./delivery-overview.ts";
import { listDeliveries } from "./delivery-report-store.ts";
import { enqueue } from "./delivery-store.ts";
import { NothingToSend, PermanentFailure } from "./failure.ts";
import { forgetEnded } from "./removal-store.ts";
import { startBackgroundWork } from "./worker.ts";

onBothDatabases("destinations", (open) => {
	const { db, runtime, add, work, tell, rows, inOneTx } = destinationsOn(open);

	it("forget what left after ninety days, and nothing that waits, is dead or must not leave twice", async () => {
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
		const before = await queueReports(db(), runtime.now());
		runtime.pass(89 * 86_400);
		expect(await forgetEnded(db(), runtime)).toBe(0);
		runtime.pass(2 * 86_400);
		await put("new", "odoo");
		await work({ odoo: tell });
		expect(await forgetEnded(db(), runtime)).toBe(601);
		const left = await listDeliveries(db(), { limit: 100 });
		expect(left.map(({ leadId }) => leadId).toSorted()).toEqual(["form", "new", "post", "refused", "waits"]);
		const after = await queueReports(db(), runtime.now());
		expect(after.map(({ dead }) => dead)).toEqual(before.map(({ dead }) => dead));
	}, 60_000);

	it("forget it in the background while they are served", async () => {
		await add("a");
		await work({ odoo: tell });
		runtime.pass(91 * 86_400);
		const worker = startBackgroundWork({ db: db(), runtime, senders: {}, onFailure: () => undefined });
		await expect.poll(rows).toEqual([]);
		await worker.stop();
	});
});
