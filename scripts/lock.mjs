import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";

/** Does the work alone: each process announces itself by a file, then looks for others that did. */
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
		const mayStayAnnounced = others.every((pid) => pid > process.pid);
		if (!mayStayAnnounced) release();
		if (!told) console.info("Another process prepares this folder: waiting for it …");
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
	}
	work();
	process.removeListener("exit", release);
	release();
}

function announced(folder) {
	return liveFilesIn(folder)
		.map(Number)
		.filter((pid) => pid !== process.pid);
}

/** The files in a folder that are named by a process which runs since this start of the machine. Removes the others. */
export function liveFilesIn(folder) {
	const started = Date.now() - uptime() * 1_000;
	const isLive = (name) => {
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
