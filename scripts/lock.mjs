import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";

/**
 * Does the work while no other process of this machine holds the lock. Each process announces itself by a file and then
 * looks for others: whoever finds none works, and of several who wait the one with the lowest number stays announced.
 */
export function withLock(folder, work) {
	const own = join(folder, String(process.pid));
	const release = () => rmSync(own, { force: true });
	process.once("exit", release);
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
	mkdirSync(folder, { recursive: true });
	for (let told = false; ; told = true) {
		writeFileSync(own, "");
		const others = announced(folder);
		if (others.length === 0) break;
		if (others.some((pid) => pid < process.pid)) release();
		if (!told) console.info("Another process prepares this folder: waiting for it …");
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
	}
	work();
	process.removeListener("exit", release);
	release();
}

/** The other processes that run. What ended ones left is removed. */
function announced(folder) {
	return liveFilesIn(folder)
		.map(Number)
		.filter((pid) => pid !== process.pid);
}

/** The files in a folder that are named by the number of a process, while that one runs. Removes the others. */
export function liveFilesIn(folder) {
	const started = Date.now() - uptime() * 1_000;
	const isLive = (name) => {
		// Its number may be another's after a restart of the machine.
		const written = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
		return written > started && isAlive(Number(name));
	};
	const names = readdirSync(folder);
	for (const name of names) if (!isLive(name)) rmSync(join(folder, name), { force: true });
	return names.filter(isLive);
}

function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
