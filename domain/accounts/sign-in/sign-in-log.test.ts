import { expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../../tests/support/databases.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { addAccount } from "../manage-accounts.ts";
import { forgetSignIns, readSignIns, recordSignIn } from "./sign-in-log.ts";

const aDay = 86_400;

onBothDatabases("the log of sign-ins", (open) => {
	const database = freshDatabase(open);

	it("mails an owner about a lockout once a day, however often somebody causes one", async () => {
		const { db } = database.connection;
		const runtime = testRuntime();
		const account = await addAccount(
			db,
			runtime,
			{ id: null, name: "test" },
			{
				username: "ana",
				email: "ana@brisa.example",
				name: "Ana",
				language: "es",
				password: "siete llamas azules",
				kind: "staff",
				roles: ["sales"],
			},
		);
		if ("problem" in account) throw new Error(account.problem);
		const locked = {
			event: "locked",
			accountId: account.id,
			visitorAddress: "190.0.2.7",
			userAgent: "",
		} as const;
		const lock = (once: string) => recordSignIn(db, runtime, { ...locked, once });
		const notices = async () =>
			(await db.selectFrom("deliveries").select("id").where("kind", "=", "sign-in-notice").execute()).length;
		for (const once of ["ana 1", "ana 1", "ana@brisa.example 1", "ana 2"]) await lock(once);
		expect([(await readSignIns(db, {})).entries.length, await notices()]).toEqual([3, 1]);
		runtime.pass(aDay);
		await lock("ana 97");
		expect(await notices()).toBe(2);
	});

	it("is kept for half a year", async () => {
		const { db } = database.connection;
		const runtime = testRuntime();
		const visit = {
			event: "refused",
			accountId: null,
			visitorAddress: "190.0.2.7",
			userAgent: "x".repeat(2_000),
		} as const;
		await recordSignIn(db, runtime, visit);
		runtime.pass(180 * aDay);
		await recordSignIn(db, runtime, visit);
		await forgetSignIns(db, runtime);
		expect((await readSignIns(db, {})).entries).toHaveLength(2);
		runtime.pass(1);
		await forgetSignIns(db, runtime);
		const { entries } = await readSignIns(db, {});
		expect(entries.map(({ userAgent }) => userAgent.length)).toEqual([300]);
	});
});
