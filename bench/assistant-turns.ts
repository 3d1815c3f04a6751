import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Bench, benchFolder, type Figure, median, startSite, timesOf } from "./bench.ts";
import { say } from "./say.ts";

/** Measures an assistant turn over HTTP, with its commit to disk, as the number of stored conversations grows. */
export async function assistantTurns(bench: Bench): Promise<Figure[]> {
	const dataDir = benchFolder(bench);
	const figures: Figure[] = [];
	for (const stored of [100, 100_000]) {
		const firstRun = await startSite(bench, { DATA_DIR: dataDir });
		await firstRun.end("SIGTERM");
		fill(join(dataDir, "site.db"), stored);
		const site = await startSite(bench, { DATA_DIR: dataDir });
		const times = await timesOf(120, (turn) =>
			say(site.url, `Soy Ana Gómez, ana-${turn}@example.com, y tengo un hotel`),
		);
		await site.end("SIGTERM");
		figures.push({
			figure: `assistant turn, ${stored} conversations stored`,
			goal: "< 15 ms",
			measured: `${median(times.slice(20)).toFixed(1)} ms`,
		});
	}
	return figures;
}

function fill(file: string, conversations: number): void {
	const database = new DatabaseSync(file);
	database.exec("begin");
	const now = new Date().toISOString();
	const conversation = database.prepare(
		"insert into conversations (id, created_at, updated_at, language, state, length, transcript_hash) values (?, ?, ?, 'es', '{}', 2, ?)",
	);
	const message = database.prepare(
		"insert into messages (conversation_id, position, role, content, created_at, extras) values (?, ?, 'user', 'hola', ?, '{}')",
	);
	for (let index = 0; index < conversations; index++) {
		const id = `filled-${conversations}-${index}`;
		conversation.run(id, now, now, id);
		message.run(id, 0, now);
		message.run(id, 1, now);
	}
	database.exec("commit");
	database.close();
}
