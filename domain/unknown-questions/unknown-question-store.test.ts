import { expect, it } from "vitest";
import { connect } from "../../db/connect.ts";
import type { Language } from "../../shared/language.ts";
import { freshDatabase, onBothDatabases } from "../../tests/support/databases.ts";
import { overlapping } from "../../tests/support/overlapping.ts";
import { freshRuntime } from "../../tests/support/test-runtime.ts";
import {
	listUnknownQuestions,
	recordUnknownQuestion,
	removeUnknownQuestion,
} from "./unknown-question-store.ts";

onBothDatabases("a question without an answer", (open) => {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	const ask = (question: string, language: Language = "es", on = db()) =>
		on.transaction().execute((tx) => recordUnknownQuestion(tx, runtime, { language, question }));
	const listed = () => listUnknownQuestions(db(), { limit: 50 });

	it("is stored once, counted each time, and stands as it was asked first", async () => {
		await ask("¿Venden drones?");
		runtime.pass(60);
		await ask("venden DRONES");
		expect(await listed()).toMatchObject([
			{
				language: "es",
				question: "¿Venden drones?",
				times: 2,
				firstAskedAt: "2026-11-21T15:00:00.000Z",
				lastAskedAt: "2026-11-21T15:01:00.000Z",
			},
		]);
	});

	it("is another one in another language", async () => {
		await ask("drones?", "es");
		await ask("drones?", "en");
		expect((await listed()).map(({ language, times }) => [language, times]).toSorted()).toEqual([
			["en", 1],
			["es", 1],
		]);
	});

	it("is counted by each of two that ask it at once", async () => {
		await overlapping(
			db(),
			(tx) => recordUnknownQuestion(tx, runtime, { language: "es", question: "¿Venden drones?" }),
			() => ask("¿Venden drones?"),
		);
		expect(await listed()).toMatchObject([{ times: 2 }]);
	});

	it("is counted by two processes that ask it many times at once", async () => {
		const { databaseUrl, dataDir } = database;
		const other = connect({ databaseUrl, dataDir });
		try {
			const both = [db(), other.db].flatMap((on) => Array.from({ length: 10 }, () => on));
			await Promise.all(both.map((on) => ask("¿Venden drones?", "es", on)));
		} finally {
			await other.close();
		}
		expect(await listed()).toMatchObject([{ times: 20 }]);
	});

	it("holds no address, telephone or name of the visitor, and is not stored when nothing else was in it", async () => {
		await ask("Soy Zafiro Ruiz (zafiro@borrar.example, 300 555 0142), ¿ven https://zafiro.example?");
		await ask("Ana Ruiz, ana@brisa.example");
		const rows = await db().selectFrom("unknown_questions").selectAll().execute();
		expect(rows).toMatchObject([{ question: "Soy … (…, …), ¿ven …", normalized: "soy ven" }]);
		expect(JSON.stringify(rows)).not.toMatch(/zafiro|ruiz|borrar|0142/i);
	});

	it("is listed in pages, the last asked first", async () => {
		for (const question of ["uno", "dos", "tres", "cuatro", "cinco"]) {
			await ask(question);
			if (question !== "dos") runtime.pass(1);
		}
		await ask("uno");
		const seen: string[] = [];
		for (let before: { at: string; id: string } | undefined; ; ) {
			const page = await listUnknownQuestions(db(), { limit: 2, before });
			seen.push(...page.map(({ question }) => question));
			const last = page.at(-1);
			if (!last) break;
			before = { at: last.lastAskedAt, id: last.id };
		}
		expect(seen).toHaveLength(5);
		expect([seen[0], seen[1], ...seen.slice(2).toSorted()]).toEqual([
			"uno",
			"cinco",
			"cuatro",
			"dos",
			"tres",
		]);
	});

	it("is gone once somebody answered it, and counts anew when it is asked again", async () => {
		await ask("¿Venden drones?");
		await ask("¿Venden drones?");
		const [{ id } = { id: "" }] = await listed();
		expect(await removeUnknownQuestion(db(), id)).toBe(true);
		expect(await removeUnknownQuestion(db(), id)).toBe(false);
		expect(await listed()).toEqual([]);
		await ask("¿Venden drones?");
		expect(await listed()).toMatchObject([{ times: 1 }]);
	});
});
