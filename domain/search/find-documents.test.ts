import { type SqlBool, sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { DocumentKind } from "../../shared/search.ts";
import { inTransaction, onBothDatabases, sharedDatabase } from "../../tests/support/databases.ts";
import { firstPosition } from "./document-kind.ts";
import { putDocument, removeDocuments, wordsOfDocuments } from "./document-store.ts";
import { findDocuments, type Search } from "./find-documents-store.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();

/** More than PostgreSQL tries before it collects all that match. */
const many = 1_200;

onBothDatabases("the search index", (open) => {
	const { db } = sharedDatabase(open);
	beforeAll(async () => {
		await inTransaction(db(), async (tx) => {
			for (let number = 0; number < many; number++)
				await putDocument(tx, {
					kind: "post",
					id: `n${number}`,
					at: day(number),
					text: `fondo n${number}`,
				});
		});
	}, 120_000);
	const put = (id: string, text: string, at = day(0), kind: DocumentKind = "lead") =>
		inTransaction(db(), (tx) => putDocument(tx, { kind, id, at, text }));
	const remove = (...ids: string[]) => inTransaction(db(), (tx) => removeDocuments(tx, "lead", ids));
	const find = async (text: string, more: Partial<Search> = {}) =>
		(await findDocuments(db(), { kind: "lead", text, limit: 10, ...more })).map(({ id }) => id);

	it("finds by the beginnings of words, in any order, whatever the accents and capitals", async () => {
		await put("a", "Íñigo Peña Núñez, inigo@pena.example +57 300 555");
		for (const text of ["íñigo", "INIGO", "nu peñ", "inigo@pena", "300", "i p n e 5"])
			expect(await find(text), text).toEqual(["a"]);
		for (const text of ["nigo", "inigos", "pena luis", "", " ", "%", "_", "🙂", "---", "*", '"', "'"])
			expect(await find(text), text).toEqual([]);
		await remove("a");
	});

	it("takes what is typed as words, never as a query", async () => {
		await put("a", "near or and not rowid words null 3d 1e5 c");
		for (const text of ['near("a")', "or", "NOT words", "rowid:1e5", "-3D", "1e5", "c++ & !null", "and | or"])
			expect(await find(text), text).toEqual(["a"]);
		for (const text of ["words NOT rowids", "nothing or words", "words:null:x", "'; drop table leads"])
			expect(await find(text), text).toEqual([]);
		await remove("a");
	});

	it("finds words of every length and alphabet, also such as are longer than the index has", async () => {
		const long = `empresarialmente${"x".repeat(60)}`;
		await put("a", `Empresarial ${long} Ünïcödé Владивосток 東京都 𝐁𝐨𝐥𝐝`);
		for (const text of [
			"e",
			"empresar",
			"empresari",
			"empresarialmente",
			long,
			"владив",
			"ВЛАДИВОСТОК",
			"東京",
			"bold",
		])
			expect(await find(text), text).toEqual(["a"]);
		for (const text of ["empresario", "empresarialmentex0", "владивостокк", "京"])
			expect(await find(text), text).toEqual([]);
		await remove("a");
	});

	it("gives the newest first, page after page, also those of one moment", async () => {
		for (const [id, number] of [
			["a", 1],
			["b", 3],
			["c", 2],
			["d", 3],
			["e", 3],
		] as const)
			await put(id, "todos", day(number));
		expect(await find("todos")).toEqual(["e", "d", "b", "c", "a"]);
		expect(await find("todos", { limit: 2, offset: 1 })).toEqual(["d", "b"]);
		const [, second] = await findDocuments(db(), { kind: "lead", text: "todos", limit: 2 });
		expect(await find("todos", { after: second })).toEqual(["b", "c", "a"]);
		expect(await find("todos", { until: day(2) })).toEqual(["c", "a"]);
		await remove("d");
		expect(await find("todos", { after: second })).toEqual(["c", "a"]);
		await remove("a", "b", "c", "e");
		expect(await find("todos")).toEqual([]);
	});

	it("finds a row by what it is now, where it is now", async () => {
		await put("a", "antes", day(5));
		await put("b", "otro antes", day(6));
		await put("a", "ahora", day(5));
		expect(await find("antes")).toEqual(["b"]);
		expect(await find("ahora")).toEqual(["a"]);
		await put("a", "ahora otro", day(7));
		expect(await find("otro")).toEqual(["a", "b"]);
		await put("a", "ahora otro", day(4));
		expect(await find("otro")).toEqual(["b", "a"]);
		await put("a", "");
		expect(await find("otro")).toEqual(["b"]);
		await remove("a", "b");
	});

	it("finds one kind only, and of it what a condition lets through", async () => {
		await put("same", "comun");
		await put("same", "comun", day(0), "conversation");
		await put("other", "comun", day(1), "conversation");
		expect(await find("comun")).toEqual(["same"]);
		expect(await find("comun", { kind: "conversation" })).toEqual(["other", "same"]);
		const only: Search["only"] = (id) => sql<SqlBool>`${id} <> ${"other"}`;
		expect(await find("comun", { kind: "conversation", only })).toEqual(["same"]);
		await remove("same");
		expect(await find("comun", { kind: "conversation" })).toEqual(["other", "same"]);
	});

	it("finds rare words among many documents, and common ones far from the newest", async () => {
		const posts = (text: string, more: Partial<Search> = {}) =>
			find(text, { kind: "post", limit: 3, ...more });
		expect(await posts("fondo")).toEqual(["n1199", "n1198", "n1197"]);
		expect(await posts("fondo", { offset: 1_190 })).toEqual(["n9", "n8", "n7"]);
		expect(await posts("n77")).toEqual(["n779", "n778", "n777"]);
		expect(await posts("fondo n12")).toEqual(["n129", "n128", "n127"]);
		expect(await posts("fondo n5", { after: { at: day(50), id: "n50" } })).toEqual(["n5"]);
		expect(await posts("n5 n6")).toEqual([]);
	});

	it("tells the words of a row, and forgets them with it", async () => {
		await put("a", "Íñigo Íñigo 300");
		const words = () => inTransaction(db(), (tx) => wordsOfDocuments(tx, "lead", ["a"]));
		expect(await words()).toEqual(["inigo", "300"]);
		await remove("a");
		expect(await words()).toEqual([]);
	});

	it("is stored with the row, or not at all", async () => {
		const failed = inTransaction(db(), async (tx) => {
			await putDocument(tx, { kind: "lead", id: "a", at: day(0), text: "fallido" });
			throw new Error("undone");
		});
		await expect(failed).rejects.toThrow("undone");
		expect(await find("fallido")).toEqual([]);
	});

	it("goes by the twelve longest words of a long search", async () => {
		const words = Array.from({ length: 12 }, (_, number) => `palabra${number}larga`).join(" ");
		await put("a", words);
		expect(await find(`sin ${words}`)).toEqual(["a"]);
		expect(await find(words.replace("palabra0", "ninguna"))).toEqual([]);
		await remove("a");
	});
});

it("orders kinds apart, and each by time", () => {
	expect(firstPosition("lead", day(1)) > firstPosition("lead", day(0))).toBe(true);
	expect(
		firstPosition("lead", "2109-01-01T00:00:00.000Z") <
			firstPosition("conversation", "1970-01-01T00:00:00.000Z"),
	).toBe(true);
});
