import { connect } from "../db/connect.ts";
import { publishPost } from "../domain/blog/editing/publish-post.ts";
import { createPost } from "../domain/blog/editing/write-post.ts";
import { realRuntime } from "../domain/runtime.ts";
import { newFolder } from "../tests/support/new-folder.ts";
import { newDatabase, startPostgres } from "../tests/support/postgres.ts";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";

const rounds = 20;
const lookEveryMs = 10;

/** Measures the time from publishing a post until two processes with cached pages on one PostgreSQL both show it. */
export async function publishing(): Promise<Figure[]> {
	const postgres = await startPostgres();
	const dataDir = () => newFolder("bench");
	const databaseUrl = await newDatabase(postgres.url);
	const sites = [
		await runSite({ DATA_DIR: dataDir(), DATABASE_URL: databaseUrl }),
		await runSite({ DATA_DIR: dataDir(), DATABASE_URL: databaseUrl }),
	];
	const { db, close } = connect({ databaseUrl, dataDir: dataDir() });
	const isShown = async (title: string) => {
		const pages = await Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/blog`)).text()));
		return pages.every((page) => page.includes(title));
	};
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const title = `Recién publicado ${round}`;
		const saved = await createPost(db, realRuntime, draft(title), { language: "es", twinOf: null });
		if (saved.kind !== "saved") throw new Error(saved.kind);
		await isShown(title);
		await publishPost(db, realRuntime, saved.postId, null);
		const started = performance.now();
		while (!(await isShown(title))) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
		times.push(performance.now() - started);
	}
	await close();
	await Promise.all(sites.map(({ end }) => end("SIGTERM")));
	postgres.stop();
	return [
		{
			figure: "blog: a published change is seen in two processes, worst of 20 (median)",
			goal: "< 1,000 ms",
			measured: `${Math.max(...times).toFixed(0)} ms (${median(times).toFixed(0)} ms)`,
		},
	];
}

function draft(title: string) {
	const author = { name: "Ana", image: null, bio: null, linkedIn: null };
	const text = {
		title,
		slug: "",
		excerpt: "",
		content: "Hola",
		category: "estrategia",
		tags: [],
		date: null,
		author,
		cover: null,
	};
	return { text, author: "Ana" };
}
