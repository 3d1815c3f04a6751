import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { newFolder } from "../../tests/support/new-folder.ts";

const run = promisify(execFile);
const printsSecret = (dataDir: string) =>
	`import { siteSecret } from ${JSON.stringify(join(import.meta.dirname, "secret.ts"))};
	console.log(siteSecret({ secret: null, dataDir: ${JSON.stringify(dataDir)} }));`;

/** Lets two seconds pass between the moment in which a file exists and the one in which it has its content. */
const writesSlowly = `data:text/javascript,${encodeURIComponent(`
	import fs from "node:fs";
	import { syncBuiltinESMExports } from "node:module";
	fs.writeFileSync = (file, content, { flag, mode }) => {
		const opened = fs.openSync(file, flag, mode);
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
		fs.writeSync(opened, content);
		fs.closeSync(opened);
	};
	syncBuiltinESMExports();
`)}`;

it("is one for processes that start at the same moment, and a file that is never half written", async () => {
	const dataDir = newFolder("secret");
	const start = async (...options: string[]) => {
		const { stdout } = await run(process.execPath, [
			...options,
			"--input-type=module",
			"--eval",
			printsSecret(dataDir),
		]);
		return stdout.trim();
	};
	const slow = start("--import", writesSlowly);
	await expect.poll(() => readdirSync(dataDir).length, { timeout: 10_000, interval: 10 }).toBe(1);
	const secrets = await Promise.all([slow, start(), start()]);
	expect(new Set(secrets).size).toBe(1);
	expect(secrets[0]).toMatch(/^[\w-]{43}$/);
	expect(readdirSync(dataDir)).toEqual(["secret"]);
});
