import type { ChildProcess } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { type Browser, chromium } from "@playwright/test";
import { type Connection, connect } from "../db/connect.ts";
import { findBrowser } from "../scripts/browser.mjs";
import { newFolder } from "../tests/support/new-folder.ts";
import { endProcess, type RunningSite, runSite } from "../tests/support/running-site.ts";

export type Bench = {
	/** Stops what the bench started, the last first: when it ends, fails or is interrupted. */
	started: AsyncDisposableStack;
	/** The last lines that its sites logged. */
	lines: string[];
};
export type Measure = (bench: Bench) => Promise<Figure[]>;

const keptLines = 20;

/** Runs benches one after another and ends the process: with 1 when one failed or was interrupted. */
export async function runBenches(measures: readonly Measure[]): Promise<never> {
	const { promise: interrupted, reject } = Promise.withResolvers<never>();
	process.on("uncaughtException", reject);
	for (const signal of ["SIGINT", "SIGTERM"] as const)
		process.on(signal, () => reject(new Error(`Interrupted by ${signal}.`)));
	const rows: Figure[] = [];
	try {
		for (const measure of measures) rows.push(...(await runBench(measure, interrupted)));
	} catch (error) {
		console.error(error);
		process.exitCode = 1;
	}
	if (rows.length > 0) console.table(rows.map(({ figure, goal, measured }) => ({ figure, goal, measured })));
	return process.exit();
}

async function runBench(measure: Measure, interrupted: Promise<never>): Promise<Figure[]> {
	await using started = new AsyncDisposableStack();
	const bench: Bench = { started, lines: [] };
	try {
		return await Promise.race([measure(bench), interrupted]);
	} catch (error) {
		await started.disposeAsync().catch(console.error);
		if (bench.lines.length > 0) console.error(["The last lines of its sites:", ...bench.lines].join("\n"));
		throw error;
	}
}

/** Starts something that is stopped with the bench, even when the bench ends while it starts. */
export async function start<Thing>(
	{ started }: Bench,
	begin: () => Promise<Thing>,
	stop: (thing: Thing) => unknown,
): Promise<Thing> {
	let starting: Promise<Thing> | undefined;
	started.defer(() => starting?.then(stop, () => undefined).then(() => undefined));
	starting = begin();
	return starting;
}

/** Starts the built site in a folder of its own, unless the settings name one. */
export function startSite(bench: Bench, settings: Record<string, string> = {}): Promise<RunningSite> {
	const folder = settings.DATA_DIR ?? benchFolder(bench);
	return runSite({ LOG_LEVEL: "error", ...settings, DATA_DIR: folder }, (child) => {
		const logged = keepLines(bench, child);
		bench.started.defer(() => logged);
		endWith(bench, child);
	});
}

async function keepLines({ started, lines }: Bench, child: ChildProcess): Promise<void> {
	child.once("exit", (code, signal) => started.disposed || lines.push(`A site ended: ${signal ?? code}.`));
	if (!child.stdout) return;
	for await (const line of createInterface(child.stdout)) {
		lines.push(line);
		if (lines.length > keptLines) lines.shift();
	}
}

/** Ends a process with the bench. */
export function endWith({ started }: Bench, child: ChildProcess): void {
	started.defer(async () => {
		await endProcess(child, "SIGTERM");
	});
}

/** Starts a browser that leaves signals to the bench. */
export function startBrowser(bench: Bench, ...options: readonly string[]): Promise<Browser> {
	const launched = {
		executablePath: findBrowser() || undefined,
		args: ["--no-sandbox", "--disable-gpu", ...options],
		handleSIGINT: false,
		handleSIGTERM: false,
	};
	return start(
		bench,
		() => chromium.launch(launched),
		(browser) => browser.close(),
	);
}

/** Opens a database, in a file of its own without an address. Does not migrate it. */
export function openDatabase(bench: Bench, databaseUrl: string | null = null): Connection {
	const connection = connect({ databaseUrl, dataDir: benchFolder(bench) });
	bench.started.defer(connection.close);
	return connection;
}

/** Makes a folder that is removed with the bench. */
export function benchFolder({ started }: Bench): string {
	const folder = newFolder("bench");
	started.defer(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

export type Figure = { figure: string; goal: string; measured: string };

export function percentile(values: readonly number[], share: number): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}

/** Does something again and again. @returns the milliseconds of each time. */
export async function timesOf(rounds: number, act: (round: number) => unknown): Promise<number[]> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const started = performance.now();
		await act(round);
		times.push(performance.now() - started);
	}
	return times;
}

/** @returns the megabytes of a process at its highest; NaN on a system that does not tell. */
export function peakMemory(pid: number | undefined): number {
	const status = process.platform === "linux" ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
	return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
