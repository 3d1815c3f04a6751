import { beforeAll, expect, it } from "vitest";
import type { LeadStatus } from "../../shared/lead.ts";
import { onBothDatabases, sharedDatabase } from "../../tests/support/databases.ts";
import { testRuntime } from "../../tests/support/test-runtime.ts";
import { firstPosition } from "../search/document-kind.ts";
import { distinctWords } from "../words/plain.ts";
import { exportLeads } from "./lead-list.ts";
import { type LeadFilter, listLeads } from "./lead-store.ts";

/** Enough that each way of reading is taken: rare words, common ones, and common ones that are seldom together. */
const people = Array.from({ length: 6_000 }, (_, number) => {
	const first = ["Ana", "Marta", "Inés"][number % 3];
	const old = number < 1_200 ? " Antigua" : "";
	return {
		id: `l${String(number).padStart(5, "0")}`,
		name: `${first} ${number % 2 ? "Núñez" : "Gómez"}${old}`,
		email: `l${number}@empresa.example`,
		status: number % 5 ? ("qualifying" as const) : ("captured" as const),
		// Two at a time came in the same second.
		created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 2) * 1_000).toISOString(),
	};
});

onBothDatabases("a search among many leads", (open) => {
	const database = sharedDatabase(open);
	beforeAll(async () => {
		const { db } = database.connection;
		for (let from = 0; from < people.length; from += 500) {
			const some = people.slice(from, from + 500);
			const rest = { source: "chat", language: "es", updated_at: "2026-01-01T00:00:00.000Z" } as const;
			await db
				.insertInto("leads")
				.values(some.map((one) => ({ ...one, ...rest })))
				.execute();
			const documents = some.map(({ id, created_at: at, name, email }, index) => ({
				kind: "lead" as const,
				id,
				at,
				words: distinctWords(`${name} ${email}`).join(" "),
				position: firstPosition("lead", at) + BigInt(index % 2),
			}));
			await db.insertInto("search_documents").values(documents).execute();
		}
	}, 60_000);

	/** What a search finds, read off the people themselves, newest first. */
	function expected(search: string, status?: string): string[] {
		const wanted = distinctWords(search);
		return people
			.filter((one) => !status || one.status === status)
			.filter(({ name, email }) => {
				const words = distinctWords(`${name} ${email}`);
				return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
			})
			.toReversed()
			.map(({ id }) => id);
	}

	async function pages(filter: Omit<LeadFilter, "limit">, most: number): Promise<string[]> {
		const ids: string[] = [];
		let after: LeadFilter["after"];
		do {
			const { leads, next } = await listLeads(database.connection.db, { ...filter, limit: 30, after });
			ids.push(...leads.map(({ id }) => id));
			after = next ?? undefined;
		} while (after && ids.length < most);
		return ids;
	}

	it.each<[search: string, status?: LeadStatus]>([
		["marta"],
		["ana gom"],
		["nunez ines empresa"],
		["ana marta"],
		["empresa"],
		["empresa l"],
		["empresa antigua"],
		["antigua ines"],
		["l123"],
		["marta l5999"],
		["zzz"],
		["marta", "captured"],
		["antigua", "captured"],
	])("finds who has every word of «%s», newest first, page after page", async (search, status) => {
		const all = expected(search, status);
		expect(await pages({ search, status }, 120)).toEqual(all.slice(0, Math.min(all.length, 120)));
	});

	it("reads a list to its end, though its last pages are far from the newest", async () => {
		expect(await pages({ search: "antigua gomez" }, 10_000)).toEqual(expected("antigua gomez"));
	});

	it("leaves nobody out when the whole list is exported", async () => {
		const { db } = database.connection;
		const ids = new Set<string>();
		const actor = { id: null, name: "Eva Mora" };
		for await (const part of await exportLeads(db, testRuntime(), actor, { search: "" }))
			for (const { id } of part) ids.add(id);
		expect(ids.size).toBe(people.length);
	});
});
