import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** Does the work while no other process of this machine holds the lock. @param file names its holder. */
export function withLock(file, work) {
	for (let told = false; !take(file); told = true) {
		if (!told) console.info("Another process prepares this folder: waiting for it …");
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
	}
	const release = () => rmSync(file, { force: true });
	process.once("exit", release);
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
	work();
	process.removeListener("exit", release);
	release();
}

function take(file) {
	try {
		writeFileSync(file, String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
		if (!isAlive(holderOf(file))) rmSync(file, { force: true });
		return false;
	}
}

function holderOf(file) {
	try {
		return Number(readFileSync(file, "utf8"));
	} catch {
		return 0;
	}
}

/** Number 0 is a lock that is being written or removed: whoever waits looks again. */
function isAlive(pid) {
	if (pid === 0) return true;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
