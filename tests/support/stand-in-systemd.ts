import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/**
 * Programs that act for systemctl and runuser where no systemd runs.
 * @param restart what "systemctl restart site@PORT.service" does. @returns the folder of the programs, for PATH.
 */
export async function standInForSystemd(
	folder: string,
	ports: readonly string[],
	restart: (port: string) => Promise<void>,
) {
	const server = createServer((request, response) => {
		const [, port] = /^\/restart\/site@(\d+)\.service$/.exec(request.url ?? "") ?? [];
		if (port) void restart(port).then(() => response.end());
		else response.end(ports.map((port) => `site@${port}.service loaded active running The site\n`).join(""));
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	const programs = join(folder, "programs");
	mkdirSync(programs);
	const ask = `fetch("http://127.0.0.1:${port}/" + process.argv.slice(1).join("/")).then((answer) => answer.text()).then((text) => process.stdout.write(text))`;
	write(join(programs, "systemctl"), `exec '${process.execPath}' --eval '${ask}' -- "$@"`);
	write(join(programs, "runuser"), 'shift 3; exec "$@"');
	return { programs, close: () => server.close() };
}

function write(path: string, command: string): void {
	writeFileSync(path, `#!/bin/sh\n${command}\n`);
	chmodSync(path, 0o755);
}
