import { sql } from "kysely";
import type { Connection } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { firstPosition } from "../domain/search/document-kind.ts";
import { documentWords } from "../domain/search/search-words.ts";
import { findForTeam } from "../domain/team/find-for-team.ts";
import { findableKinds } from "../shared/search.ts";
import { type Bench, type Figure, openDatabase, percentile, timesOf } from "./bench.ts";

const stored = 100_000;
const batch = 500;
const rounds = 60;
const subjects = ["reservas", "citas", "garantías", "pedidos", "matrículas", "envíos", "facturas"];
/** What is typed letter by letter, and what is found nowhere or once. */
const searches = ["r", "re", "reservas", "qu", "quiero matric", "n77777", "xyz", "x", "reservas citas"];

/** Measures the search of the team among many conversations. BENCH_POSTGRES as in lead-list.ts. */
export async function teamSearch(bench: Bench): Promise<Figure[]> {
	const url = process.env.BENCH_POSTGRES;
	return [...(await measure(openDatabase(bench))), ...(url ? await measure(openDatabase(bench, url)) : [])];
}

async function measure(connection: Connection): Promise<Figure[]> {
	const { db, engine } = connection;
	await migrate(db);
	await fill(connection);
	const figures: Figure[] = [];
	for (const text of searches) {
		const times = await timesOf(rounds, () => findForTeam(db, { text, kinds: findableKinds, most: 5 }));
		figures.push({
			figure: `search of the team: “${text}”, ${stored} conversations, ${engine}, p95`,
			goal: "< 100 ms",
			measured: `${percentile(times, 0.95).toFixed(1)} ms`,
		});
	}
	return figures;
}

async function fill({ db, engine }: Connection): Promise<void> {
	for (let from = 0; from < stored; from += batch) {
		const rows = Array.from({ length: batch }, (_, index) => {
			const number = from + index;
			const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
			const content = `quiero ordenar las ${subjects[number % subjects.length]} de mi negocio n${number}`;
			return { id: `c${number}`, at, content };
		});
		await db.transaction().execute(async (tx) => {
			const conversations = rows.map(({ id, at }) => {
				const rest = { language: "es", state: "{}", length: 1, transcript_hash: id } as const;
				return { id, created_at: at, updated_at: at, ...rest };
			});
			await tx.insertInto("conversations").values(conversations).execute();
			const messages = rows.map(({ id, at, content }) => {
				const rest = { position: 0, role: "user", extras: "{}" } as const;
				return { conversation_id: id, created_at: at, content, ...rest };
			});
			await tx.insertInto("messages").values(messages).execute();
			const documents = rows.map(({ id, at, content }) => {
				const kind = "conversation" as const;
				return { kind, id, at, words: documentWords(content).join(" "), position: firstPosition(kind, at) };
			});
			await tx.insertInto("search_documents").values(documents).execute();
		});
	}
	// PostgreSQL does this by itself some time after so many new rows.
	await (engine === "postgres" ? sql`vacuum analyze` : sql`analyze`).execute(db);
}
