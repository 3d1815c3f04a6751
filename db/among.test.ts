import { beforeAll, expect, it } from "vitest";
import { onBothDatabases, sharedDatabase } from "../tests/support/databases.ts";
import { isAmong } from "./among.ts";

onBothDatabases("a list of values", (open) => {
	const database = sharedDatabase(open);
	beforeAll(async () => {
		const row = (name: string) => ({ limit_name: name, subject: "s", opened_at: "", attempts: 1 });
		await database.connection.db.insertInto("rate_limit_counts").values(["a", "b", "c"].map(row)).execute();
	});

	const namesAmong = async (names: string[]) => {
		const { db } = database.connection;
		const rows = await db
			.selectFrom("rate_limit_counts")
			.select("limit_name")
			.where(isAmong("rate_limit_counts.limit_name", names))
			.orderBy("limit_name")
			.execute();
		return rows.map(({ limit_name }) => limit_name);
	};

	it("finds the values of a list, and nothing for an empty one", async () => {
		expect(await namesAmong(["c", "a", "a') or ('a' = 'a"])).toEqual(["a", "c"]);
		expect(await namesAmong([])).toEqual([]);
		expect(await namesAmong([""])).toEqual([]);
	});
});
