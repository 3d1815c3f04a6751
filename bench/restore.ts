import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { newDatabase, startOwnPostgres } from "../tests/support/postgres.ts";
import { type Bench, benchFolder, endWith, type Figure, start } from "./bench.ts";

const conversations = 100_000;
const messagesEach = 6;
const batch = 500;
const text =
	"Tenemos un hotel de 20 habitaciones y se nos pierden reservas por WhatsApp en la noche. ¿Cuánto tarda?";

/** Measures `site backup` and `site restore` of a database with 100,000 conversations of six messages. */
export async function restore(bench: Bench): Promise<Figure[]> {
	const postgres = await start(bench, startOwnPostgres, ({ stop }) => stop());
	const figures: Figure[] = [];
	for (const [engine, databaseUrl] of [
		["SQLite", ""],
		["PostgreSQL", await newDatabase(postgres.url)],
	] as const) {
		const folder = benchFolder(bench);
		const settings = { DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl };
		await fill({ dataDir: settings.DATA_DIR, databaseUrl: databaseUrl || null });
		const backups = join(folder, "backups");
		const backup = await run(bench, ["backup", "--to", backups], settings);
		const place = join(backups, readdirSync(backups)[0] ?? "");
		const bytes = readdirSync(place).reduce((sum, file) => sum + statSync(join(place, file)).size, 0);
		const restored = await run(bench, ["restore", place, "--replace", "--no-erasures"], settings);
		figures.push(
			{
				figure: `backup of ${conversations} conversations, ${engine}`,
				goal: "< 5 min",
				measured: `${backup} s, ${Math.round(bytes / 1_048_576)} MB`,
			},
			{
				figure: `restore of ${conversations} conversations, ${engine}`,
				goal: "< 5 min",
				measured: `${restored} s`,
			},
		);
	}
	return figures;
}

/** @returns how many seconds a command took. */
async function run(bench: Bench, args: readonly string[], settings: Record<string, string>): Promise<string> {
	const started = performance.now();
	const env = { ...process.env, ...settings };
	const running = promisify(execFile)(process.execPath, ["commands/site.ts", ...args], { env });
	endWith(bench, running.child);
	await running;
	return ((performance.now() - started) / 1_000).toFixed(0);
}

async function fill(place: { dataDir: string; databaseUrl: string | null }): Promise<void> {
	const { db, close } = connect(place);
	await migrate(db);
	const now = new Date().toISOString();
	for (let begun = 0; begun < conversations; begun += batch) {
		const ids = Array.from({ length: batch }, (_, index) => `filled-${begun + index}`);
		await db.transaction().execute(async (tx) => {
			await tx
				.insertInto("conversations")
				.values(
					ids.map((id) => ({
						id,
						...{ created_at: now, updated_at: now, language: "es", state: "{}" },
						...{ length: messagesEach, transcript_hash: id },
					})),
				)
				.execute();
			await tx
				.insertInto("messages")
				.values(
					ids.flatMap((id) =>
						Array.from({ length: messagesEach }, (_, position) => ({
							conversation_id: id,
							position,
							role: position % 2 === 0 ? ("user" as const) : ("assistant" as const),
							...{ content: text, created_at: now, extras: "{}" },
						})),
					),
				)
				.execute();
		});
	}
	await close();
}
