import { beforeEach, expect, it } from "vitest";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import { createSpending, type Spending } from "./spending.ts";

const most = { microDollars: 400_000, milliseconds: 7_000 };
const nothing = { microDollars: 0, milliseconds: 0 };

onBothDatabases("what a model may spend", (open) => {
	const database = freshDatabase(open);
	const runtime = freshRuntime();
	let spending: Spending;

	beforeEach(() => {
		const settings = {
			perConversation: { dollars: 1, seconds: 60 },
			perDay: { dollars: 1.5, seconds: 600 },
		};
		spending = createSpending({ db: database.connection.db, runtime, settings });
	});

	async function spent(): Promise<Record<string, [number, number]>> {
		const rows = await database.connection.db.selectFrom("model_spending").selectAll().execute();
		return Object.fromEntries(
			rows.map((row) => [row.scope, [Number(row.micro_dollars), Number(row.milliseconds)]]),
		);
	}

	it("is what was used, once it is settled: the rest of the reserved amount is free again", async () => {
		const cost = await spending.reserve("one", most);
		const aside = [most.microDollars, most.milliseconds];
		expect(await spent()).toEqual({ "day:2026-11-21": aside, "conversation:one": aside });
		await cost?.settle({ microDollars: 1_000, milliseconds: 250 });
		const used = [1_000, 250];
		expect(await spent()).toEqual({ "day:2026-11-21": used, "conversation:one": used });
		for (let turn = 0; turn < 5; turn++) {
			const next = await spending.reserve("one", most);
			expect(next).not.toBeNull();
			await next?.settle(nothing);
		}
		expect(await spent()).toEqual({ "day:2026-11-21": used, "conversation:one": used });
	});

	it("may exceed the reserved amount", async () => {
		const cost = await spending.reserve("one", most);
		await cost?.settle({ microDollars: 900_000, milliseconds: 8_000 });
		expect(await spending.reserve("one", most)).toBeNull();
		expect(await spent()).toMatchObject({ "conversation:one": [900_000, 8_000] });
	});

	it("is limited for a conversation and for the day, and a refusal reserves nothing", async () => {
		for (let turn = 0; turn < 2; turn++) expect(await spending.reserve("one", most)).not.toBeNull();
		expect(await spending.reserve("one", most)).toBeNull();
		expect(await spending.reserve("two", most)).not.toBeNull();
		expect(await spending.reserve("three", most)).toBeNull();
		expect(await spent()).toMatchObject({
			"day:2026-11-21": [1_200_000, 21_000],
			"conversation:one": [800_000, 14_000],
			"conversation:three": [0, 0],
		});
		runtime.pass(86_400);
		expect(await spending.reserve("three", most)).not.toBeNull();
	});

	it("counts for the day of its reservation", async () => {
		const cost = await spending.reserve("one", most);
		runtime.pass(86_400);
		await cost?.settle(nothing);
		expect(await spent()).toMatchObject({ "day:2026-11-21": [0, 0] });
	});
});
