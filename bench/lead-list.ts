import { sql } from "kysely";
import type { Connection } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { type LeadFilter, listLeads } from "../domain/leads/lead-store.ts";
import { firstPosition } from "../domain/search/document-kind.ts";
import { documentWords } from "../domain/search/search-words.ts";
import { type Bench, type Figure, openDatabase, percentile, timesOf } from "./bench.ts";

const stored = 100_000;
/** Number of oldest leads with a word that no later lead has. */
const oldest = 2_000;
const names = ["Ana", "Luis", "Marta", "Jorge", "Inés", "Pablo", "Rosa", "Elena", "Hugo", "Sara"];
const surnames = ["Gómez", "Paz", "Núñez", "Mejía", "Ríos", "Ruiz", "Torres", "Lara", "Vega", "Soto"];

/**
 * Measures the staff's list of leads and its search with many leads. Set BENCH_POSTGRES to a postgres:// address to
 * also measure PostgreSQL.
 */
export async function leadList(bench: Bench): Promise<Figure[]> {
	const figures = await measureFilters(openDatabase(bench), "SQLite");
	const url = process.env.BENCH_POSTGRES;
	return url ? [...figures, ...(await measureFilters(openDatabase(bench, url), "PostgreSQL"))] : figures;
}

async function measureFilters(connection: Connection, engine: string): Promise<Figure[]> {
	const { db } = connection;
	await migrate(db);
	await fill(connection);
	const filters: Record<string, Omit<LeadFilter, "limit">> = {
		list: {},
		"list by status": { status: "qualifying" },
		"search of one word": { search: "marta" },
		"list by source": { source: "audit" },
		"search of one word by status": { search: "marta", status: "captured" },
		"search of two words": { search: "ines nun" },
		"search of two words, never together": { search: "ana marta" },
		"search of two words, only among the oldest": { search: "empresa antigua" },
		"search that finds one": { search: "l77777" },
		"search that finds none": { search: "zzz" },
	};
	const figures: Figure[] = [];
	for (const [name, filter] of Object.entries(filters)) {
		const times = await timesOf(100, () => listLeads(db, { limit: 30, ...filter }));
		figures.push({
			figure: `leads: ${name}, ${stored} stored, ${engine}, p95`,
			goal: "< 50 ms",
			measured: `${percentile(times, 0.95).toFixed(1)} ms`,
		});
	}
	return figures;
}

async function fill({ db, engine }: Connection): Promise<void> {
	for (let from = 0; from < stored; from += 500) {
		const people = Array.from({ length: 500 }, (_, index) => {
			const number = from + index;
			const old = number < oldest ? " Antigua" : "";
			const name = `${names[number % 10]} ${surnames[Math.floor(number / 10) % 10]}${old}`;
			return { id: `l${number}`, name, email: `l${number}@empresa.example` };
		});
		await db.transaction().execute(async (tx) => {
			const rows = people.map(({ id, name, email }, index) => ({
				id,
				name,
				email,
				source: "chat" as const,
				language: "es" as const,
				status: index % 3 ? ("qualifying" as const) : ("captured" as const),
				created_at: new Date(Date.UTC(2026, 0, 1) + (from + index) * 60_000).toISOString(),
				updated_at: "2026-01-01T00:00:00.000Z",
			}));
			await tx.insertInto("leads").values(rows).execute();
			await tx
				.insertInto("search_documents")
				.values(
					rows.map(({ id, name, email, created_at: at }) => ({
						kind: "lead",
						id,
						at,
						words: documentWords(`${name} ${email}`).join(" "),
						position: firstPosition("lead", at),
					})),
				)
				.execute();
		});
	}
	// PostgreSQL does this by itself some time after so many new rows.
	await (engine === "postgres" ? sql`vacuum analyze` : sql`analyze`).execute(db);
}
