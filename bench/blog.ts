import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Connection } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { readMarkdownFile } from "../domain/blog/files/front-matter.ts";
import { renderMarkdown } from "../domain/blog/markdown/render.ts";
import { mailPost } from "../domain/blog/posts/mail-post.ts";
import { tagKey } from "../domain/blog/posts/names.ts";
import { findNeighbours, listPosts } from "../domain/blog/posts/post-list-store.ts";
import { findPostBySlug } from "../domain/blog/posts/post-store.ts";
import { realRuntime } from "../domain/runtime.ts";
import { firstPosition } from "../domain/search/document-kind.ts";
import { documentWords } from "../domain/search/search-words.ts";
import { type Bench, type Figure, median, openDatabase, percentile, timesOf } from "./bench.ts";

const few = 100;
const many = 100_000;
const kind = "public-post-es";
const now = "2026-11-21T00:00:00.000Z";
const words = "hotel tienda venta cliente noche precio obra visita carrito datos".split(" ");

/**
 * Measures reading the blog with few and many posts, rendering, and queueing a newsletter. Set BENCH_POSTGRES to also
 * measure PostgreSQL.
 */
export async function blog(bench: Bench): Promise<Figure[]> {
	const onSqlite = await reading(openDatabase(bench), "SQLite");
	const databaseUrl = process.env.BENCH_POSTGRES;
	const onPostgres = databaseUrl ? await reading(openDatabase(bench, databaseUrl), "PostgreSQL") : [];
	return [await rendering(), ...(await queueing(openDatabase(bench))), ...onSqlite, ...onPostgres];
}

async function rendering(): Promise<Figure> {
	const file = join(import.meta.dirname, "../content/posts/ia-fase-inicial-proceso-ventas.es.md");
	const { content } = readMarkdownFile(readFileSync(file, "utf8"));
	const text = `${content}\n\n${content.slice(0, content.length / 6)}`;
	const times = await timesOf(60, () => renderMarkdown(text, "es"));
	return {
		figure: "blog: rendering a post of 2,000 words, median",
		goal: "< 15 ms",
		measured: `${median(times).toFixed(1)} ms`,
	};
}

async function queueing({ db }: Connection): Promise<Figure[]> {
	await migrate(db);
	await fill({ db }, 0, 1);
	for (let from = 0; from < 10_000; from += 500)
		await db
			.insertInto("subscribers")
			.values(
				Array.from({ length: 500 }, (_, index) => ({
					id: `s${from + index}`,
					email: `s${from + index}@e.example`,
					mailbox: `s${from + index}@e.example`,
					language: "es",
					state: "confirmed",
					token: `t${from + index}`,
					created_at: now,
					asked_at: now,
					confirmed_at: now,
					cancelled_at: null,
					consent_version: "1",
				})),
			)
			.execute();
	// Peak memory in kilobytes, which includes memory that was freed again.
	const memory = process.resourceUsage().maxRSS;
	const started = performance.now();
	await mailPost(db, realRuntime, "p0");
	const seconds = (performance.now() - started) / 1_000;
	const growth = (process.resourceUsage().maxRSS - memory) / 1e3;
	const figure = "blog: queueing a post for 10,000 subscribers, SQLite";
	return [
		{ figure, goal: "< 2 s", measured: `${seconds.toFixed(2)} s` },
		{ figure: `${figure}, memory`, goal: "flat", measured: `+${growth.toFixed(0)} MB` },
	];
}

async function reading(connection: Connection, engine: string): Promise<Figure[]> {
	await migrate(connection.db);
	await fill(connection, 0, few);
	// The first round of each size warms up the compiler and is not counted.
	await measureReads(connection, few);
	const before = await measureReads(connection, few);
	await fill(connection, few, many);
	// Either database analyses its tables by itself after a while.
	await sql.raw(engine === "PostgreSQL" ? "vacuum analyze" : "analyze").execute(connection.db);
	await measureReads(connection, many);
	const after = await measureReads(connection, many);
	return Object.entries(after).map(([name, ms]) => ({
		figure: `blog: ${name}, ${many} posts, ${engine}, p95`,
		goal: "within twice that at 100",
		measured: `${ms.toFixed(2)} ms (${(before[name] ?? 0).toFixed(2)} ms)`,
	}));
}

async function measureReads({ db }: Pick<Connection, "db">, end: number): Promise<Record<string, number>> {
	const list = (filter: object) => () => listPosts(db, { language: "es", now, limit: 9, ...filter });
	const reads: Record<string, () => Promise<unknown>> = {
		list: list({}),
		category: list({ category: "estrategia" }),
		tag: list({ tag: "ia" }),
		"page 100 of a tag": list({ tag: "ia", offset: end === few ? 0 : 900 }),
		"search of a common word within a tag": list({ tag: "ia", search: "hot" }),
		"search of a common word": list({ search: "hot" }),
		"search of two words": list({ search: "hotel tien" }),
		"search of a word that one in a hundred has": list({ search: "n77" }),
		"search that finds one": list({ search: end === few ? "n77" : "n77777" }),
		"search that finds none": list({ search: "zzz" }),
		article: async () => {
			const post = await findPostBySlug(db, "es", "p77");
			const { id = "", publishedAt } = post ?? {};
			await findNeighbours(db, "es", { id, publishedAt: publishedAt ?? now }, now);
			await list({ category: "estrategia", except: [id], limit: 3 })();
		},
	};
	const figures: Record<string, number> = {};
	for (const [name, read] of Object.entries(reads)) {
		figures[name] = percentile((await timesOf(120, read)).slice(20), 0.95);
	}
	return figures;
}

async function fill({ db }: Pick<Connection, "db">, first: number, end: number): Promise<void> {
	for (let from = first; from < end; from += 500) {
		const posts = Array.from({ length: Math.min(500, end - from) }, (_, index) => {
			const number = from + index;
			const title = `${words[number % 10]} ${words[Math.floor(number / 10) % 10]} n${number}`;
			return { number, id: `p${number}`, title };
		});
		await db.transaction().execute(async (tx) => {
			const rows = posts.map(({ id, number, title }) => ({
				id,
				story_id: id,
				language: "es" as const,
				slug: id,
				title,
				excerpt: title,
				content: "x",
				html: "<p>x</p>",
				category: number % 5 ? "estrategia" : "ecommerce",
				author: "Ana",
				author_key: "ana",
				author_image: null,
				author_bio: null,
				author_linkedin: null,
				cover: null,
				cover_alt: null,
				read_time: 1,
				views: number % 100,
				created_at: now,
				updated_at: now,
				published_at: new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString(),
			}));
			await tx.insertInto("posts").values(rows).execute();
			await tx
				.insertInto("post_tags")
				.values(
					rows.map(({ id, published_at }) => ({
						post_id: id,
						position: 0,
						language: "es",
						key: tagKey("IA"),
						label: "IA",
						published_at,
					})),
				)
				.execute();
			await tx
				.insertInto("search_documents")
				.values(
					rows.map(({ id, title, published_at: at }) => ({
						kind,
						id,
						at,
						words: documentWords(title).join(" "),
						position: firstPosition(kind, at),
					})),
				)
				.execute();
		});
	}
}
