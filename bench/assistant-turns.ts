import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newFolder } from "../tests/support/new-folder.ts";
import { runSite } from "../tests/support/running-site.ts";
import { type Figure, median } from "./figure.ts";

/** Measures an assistant turn over HTTP, with its commit to disk, as the number of stored conversations grows. */
export async function assistantTurns(): Promise<Figure[]> {
	const dataDir = newFolder("bench");
	const figures: Figure[] = [];
	for (const stored of [100, 100_000]) {
		const firstRun = await runSite({ DATA_DIR: dataDir });
		await firstRun.end("SIGTERM");
		fill(join(dataDir, "site.db"), stored);
		const site = await runSite({ DATA_DIR: dataDir });
		const times: number[] = [];
		for (let turn = 0; turn < 120; turn++) {
			const started = performance.now();
			await say(site.url, `Soy Ana Gómez, ana-${turn}@example.com, y tengo un hotel`);
			if (turn >= 20) times.push(performance.now() - started);
		}
		await site.end("SIGTERM");
		figures.push({
			figure: `assistant turn, ${stored} conversations stored`,
			goal: "< 15 ms",
			measured: `${median(times).toFixed(1)} ms`,
		});
	}
	return figures;
}

async function say(url: string, userMessage: string): Promise<void> {
	const response = await fetch(`${url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ messages: [], userMessage }),
		headers: { "content-type": "application/json" },
	});
	await response.json();
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
