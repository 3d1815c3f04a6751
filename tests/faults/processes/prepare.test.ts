import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeBuild } from "../../../scripts/builds.mjs";
import { newFolder } from "../../support/new-folder.ts";
import { endProcess } from "../../support/running-site.ts";

const scripts = join(import.meta.dirname, "../../../scripts");
let folder: string;
let lock: string;
let log: string;
const children: ChildProcess[] = [];
beforeEach(() => {
	folder = newFolder("prepare");
	lock = join(folder, "lock");
	log = join(folder, "log");
	writeFileSync(log, "");
});
afterEach(async () => {
	await Promise.all(children.splice(0).map((child) => endProcess(child, "SIGKILL")));
	rmSync(folder, { recursive: true, force: true });
});

const code = (milliseconds: number) => `
	import { appendFileSync } from "node:fs";
	import { withLock } from ${JSON.stringify(join(scripts, "lock.mjs"))};
	withLock(${JSON.stringify(lock)}, () => {
		appendFileSync(${JSON.stringify(log)}, "begin " + process.pid + "\\n");
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds});
		appendFileSync(${JSON.stringify(log)}, "end " + process.pid + "\\n");
	});`;

/** A process that holds the lock for so many milliseconds once it has it. */
function worker(milliseconds: number): ChildProcess {
	const args = ["--input-type=module", "--eval", code(milliseconds)];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
	children.push(child);
	return child;
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));
const lines = () => readFileSync(log, "utf8").trim().split("\n");

/** What an ended process left, also of one that was ended while it wrote. */
function leaveStale(): void {
	const { pid } = spawnSync(process.execPath, ["--eval", ""]);
	mkdirSync(lock, { recursive: true });
	writeFileSync(join(lock, String(pid)), "");
}

it("lets one process after the other prepare a folder, though an ended one left its lock", async () => {
	leaveStale();
	const workers = Array.from({ length: 6 }, () => worker(40));
	expect(await Promise.all(workers.map(ended))).toEqual(Array(6).fill(0));
	const pids = workers.map(({ pid }) => pid);
	const order = lines().filter((_, index) => index % 2 === 0);
	expect(lines()).toEqual(order.flatMap((line) => [line, line.replace("begin", "end")]));
	expect(order.map((line) => Number(line.slice(6))).toSorted()).toEqual(pids.toSorted());
	expect(readdirSync(lock)).toEqual([]);
});

it("lets the next process prepare when one was killed", async () => {
	const first = worker(60_000);
	while (!readFileSync(log, "utf8").includes("begin")) await wait(10);
	const second = worker(1);
	await wait(300);
	expect(lines()).toHaveLength(1);
	await endProcess(first, "SIGKILL");
	expect(await ended(second)).toBe(0);
	expect(lines().at(-1)).toBe(`end ${second.pid}`);
});

it("keeps the three newest builds, and an older one that a running site reads from", async () => {
	const builds = join(folder, "build");
	const site = worker(60_000);
	mkdirSync(join(builds, "running"), { recursive: true });
	writeFileSync(join(builds, "running", String(site.pid)), "one\n");
	const make = async (key: string) => {
		makeBuild(builds, key, (into) => writeFileSync(join(into, "made"), key));
		// The age of a folder says which build is older.
		await wait(20);
	};
	for (const key of ["one", "two", "three", "four", "five"]) await make(key);
	const kept = () => readdirSync(builds).filter((name) => existsSync(join(builds, name, "made")));
	expect(kept().toSorted()).toEqual(["current", "five", "four", "one", "three"]);
	expect(readFileSync(join(builds, "current/made"), "utf8")).toBe("five");
	await endProcess(site, "SIGKILL");
	await make("six");
	expect(kept().toSorted()).toEqual(["current", "five", "four", "six"]);
});
