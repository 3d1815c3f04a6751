import { beforeAll, expect, it } from "vitest";
import { onBothDatabases, sharedDatabase } from "../tests/support/databases.ts";
import { isAmong } from "./among.ts";

onBothDatabases("a list of values", (open) => {
	const database = sharedDatabase(open);
	beforeAll(async () => {
		const row = (gate: string) => ({ gate, visitor: "v", opened_at: "", passages: 1 });
		await database.connection.db.insertInto("rate_limits").values(["a", "b", "c"].map(row)).execute();
	});

	const gatesAmong = async (gates: string[]) => {
		const { db } = database.connection;
		const rows = await db
			.selectFrom("rate_limits")
			.select("gate")
			.where(isAmong("rate_limits.gate", gates))
			.orderBy("gate")
			.execute();
		return rows.map(({ gate }) => gate);
	};

	it("finds what is among them, and of none nothing", async () => {
		expect(await gatesAmong(["c", "a", "a') or ('a' = 'a"])).toEqual(["a", "c"]);
		expect(await gatesAmong([])).toEqual([]);
		expect(await gatesAmong([""])).toEqual([]);
	});
});
