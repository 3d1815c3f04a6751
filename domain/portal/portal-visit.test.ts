import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { addAccount } from "../accounts/manage-accounts.ts";
import { recordPortalVisit } from "./client-portal.ts";

onBothDatabases("visits to the portal", (open) => {
	const database = freshDatabase(open);

	it("are told apart by half an hour, and each knows when the one before it ended", async () => {
		const { db } = database.connection;
		const runtime = testRuntime();
		const account = await addAccount(
			db,
			runtime,
			{ id: null, name: "operator" },
			{
				kind: "client",
				username: "luz",
				email: "luz@hotel.example",
				name: "Luz",
				language: "es",
				password: "siete llamas azules",
				client: { name: "Hotel Luz", subdomain: "hotelluz" },
			},
		);
		if ("problem" in account) throw new Error(account.problem);
		const visit = () => recordPortalVisit(db, runtime, account.id);
		expect(await visit()).toBeNull();
		runtime.pass(29 * 60);
		expect(await visit()).toBeNull();
		const end = runtime.now().toISOString();
		runtime.pass(86_400);
		expect(await visit()).toBe(end);
		runtime.pass(30);
		expect(await visit()).toBe(end);
		runtime.pass(25 * 60);
		expect(await visit()).toBe(end);
	});
});
