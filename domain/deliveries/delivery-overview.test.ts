import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { seedPerson } from "../../tests/support/seeded-person.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
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
			await enqueue(tx, runtime, { dedupeKey: "gone", kind: "sales-notice", payload: { leadId: "gone" } });
		});
		const { deliveries } = await readDeliveryOverview(db, runtime.now(), {});
		const names = new Set(deliveries.map(({ leadName }) => leadName));
		expect(names).toEqual(new Set(["Ana Ruiz", null]));
	});

	it("say who each mail is about, though they have no account", async () => {
		const { db } = database.connection;
		const runtime = testRuntime();
		await seedPerson(db, runtime, { name: "Elsa", email: "elsa@rey.example", phone: "3104567890" });
		const { deliveries } = await readDeliveryOverview(db, runtime.now(), {});
		const named = new Map(deliveries.map(({ kind, leadName, personName }) => [kind, leadName ?? personName]));
		expect(named.get("conversation-link")).toBe("Elsa Ruiz");
		expect(named.get("comment-notice")).toMatch(/^Elsa/);
		expect(named.get("rights-answer")).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
	});

	it("say to whom each mail about an account goes, and show apart those that wait for their hour", async () => {
		const { db } = database.connection;
		const runtime = testRuntime();
		const luz = { username: "luz", email: "luz@team.example", name: "Luz Paz", language: "es" } as const;
		const actor = { id: null, name: "test" };
		const password = "nueve botes verdes";
		const added = await addAccount(db, runtime, actor, { ...luz, password, kind: "staff", roles: ["sales"] });
		const payload = { accountId: "id" in added ? added.id : "" };
		const dueAt = new Date(runtime.now().getTime() + 3_600_000).toISOString();
		await db.transaction().execute(async (tx) => {
			await enqueue(tx, runtime, { dedupeKey: "in", kind: "sign-in-notice", payload });
			await enqueue(tx, runtime, { dedupeKey: "later", kind: "form-receipt", payload: {}, dueAt });
		});
		const shown = async (state: "waiting" | "held") => {
			const { deliveries } = await readDeliveryOverview(db, runtime.now(), { state });
			return deliveries.map(({ kind, held, personName }) => [kind, held, personName]);
		};
		expect(await shown("held")).toEqual([["form-receipt", true, null]]);
		expect(await shown("waiting")).toEqual([["sign-in-notice", false, "Luz Paz"]]);
	});
});
