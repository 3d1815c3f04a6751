import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { beforeEach } from "vitest";
import type { Db } from "../../db/connect.ts";
import { recordForm } from "../../domain/leads/record-form.ts";
import type { ErasedPerson, ErasureDestination } from "../../domain/privacy/erasure-destination.ts";
import { createErasureLog } from "../../domain/privacy/erasure-log.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { freshDatabase, openDatabase, type TestDatabase } from "./databases.ts";
import { type SeededPerson, seedPerson } from "./seeded-person.ts";
import { freshRuntime } from "./test-runtime.ts";

export const zafiro: SeededPerson = {
	name: "Zafiro",
	email: "zafiro@borrar.example",
	phone: "+573005550142",
};
export const marks = /zafiro|borrar\.example|3005550142/i;
export const who = { emails: [zafiro.email], phones: [] };
export const eva = { actor: { id: "staff", name: "Eva Mora" }, requestId: null };

/** A database with somebody to erase, and somebody else who stays. */
export function personToErase(open: () => Promise<TestDatabase>) {
	const database = freshDatabase(open);
	const { db } = database;
	const runtime = freshRuntime();
	let requestId: string;
	const erased: ErasedPerson[] = [];
	const crm: ErasureDestination = { name: "crm", erase: async (person) => void erased.push(person) };
	beforeEach(async () => {
		erased.length = 0;
		requestId = (await seedPerson(db(), runtime, zafiro)).requestId;
		const other = { name: "Otra Persona", email: "otra@example.com" };
		await sendForm(db(), runtime, other, `Me recomendó ${zafiro.email}`);
		await db().updateTable("leads").set({ message: null }).where("email", "=", other.email).execute();
		runtime.pass(60);
	});
	const file = () => join(database.dataDir, "erasures.jsonl");
	const secret = "a secret of the site that is long enough";
	return {
		db,
		runtime,
		dataDir: () => database.dataDir,
		requestId: () => requestId,
		erased,
		crm,
		file,
		erasureLog: (on = db(), destinations = ["crm"]) =>
			createErasureLog(on, { runtime, secret, destinations }, file()),
		everything: (of = db()) => everything(of),
		/** The tables in which something names the person. */
		naming: async (of = db()) =>
			[...(await everything(of))].filter(([, text]) => marks.test(text)).map(([table]) => table),
		/** Uses a database as a backup from before brings it back: it knows of no erasure. */
		async restored(use: (old: Db) => Promise<void>) {
			const other = await openDatabase(database.databaseUrl ? "postgres" : "sqlite");
			await use(other.connection.db).finally(other.remove);
		},
	};
}

/** Somebody sends the contact form. */
export function sendForm(
	db: Db,
	runtime: Runtime,
	facts: { name?: string; email?: string; phone?: string },
	message: string | null = null,
) {
	const form = { source: "contact", language: "es", message, consentVersion: "1", facts } as const;
	return recordForm(db, { runtime, destinations: [] }, form);
}

/** All that stands in a database, by table. */
async function everything(of: Db): Promise<Map<string, string>> {
	const tables = (await of.introspection.getTables()).map(({ name }) => name);
	const texts = new Map<string, string>();
	for (const table of tables.filter((name) => !/^kysely_|^sqlite_/.test(name))) {
		const query = (of as unknown as Kysely<Record<string, object>>).selectFrom(table);
		// Positions are beyond the numbers of JavaScript.
		const rows = await (table === "search_documents"
			? query.select(sql<string>`words`.as("words"))
			: query.selectAll()
		).execute();
		const bytes = (_: string, value: unknown) =>
			value && typeof value === "object" && "type" in value && value.type === "Buffer" && "data" in value
				? Buffer.from(value.data as number[]).toString("latin1")
				: value instanceof Uint8Array
					? Buffer.from(value).toString("latin1")
					: value;
		texts.set(table, JSON.stringify(rows, bytes));
	}
	return texts;
}
