import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { noFacts } from "../leads/lead.ts";
import { recordLead } from "../leads/record-lead.ts";
import { readDeliveryOverview } from "./delivery-overview.ts";
import { enqueue } from "./delivery-store.ts";

onBothDatabases("the deliveries", (open) => {
	const database = freshDatabase(open);

	it("say which lead each is about", async () => {
		const { db } = database.connection;
		const runtime = testRuntime();
		await db.transaction().execute(async (tx) => {
			const consent = { textVersion: "1", language: "es", source: "contact" } as const;
			const facts = { ...noFacts, name: "Ana Ruiz", email: "ana@ruiz.example" };
			const report = { source: "contact", language: "es", message: null, conversationId: null } as const;
			await recordLead(tx, { runtime, destinations: [] }, { ...report, facts, consent });
			await enqueue(tx, runtime, { key: "gone", kind: "sales-notice", payload: { leadId: "gone" } });
		});
		const { deliveries } = await readDeliveryOverview(db, runtime.now(), {});
		const names = new Set(deliveries.map(({ leadName }) => leadName));
		expect(names).toEqual(new Set(["Ana Ruiz", null]));
	});
});
