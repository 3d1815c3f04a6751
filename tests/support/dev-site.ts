import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { endProcess, type RunningSite, untilItAnswers } from "./running-site.ts";

const root = join(import.meta.dirname, "../..");

/** The site as `npm run dev` serves it, in a process of its own. */
export async function runDevSite(settings: Record<string, string>): Promise<RunningSite> {
	const port = String(await freePort());
	const child = spawn(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "dev"], {
		cwd: root,
		env: { ...process.env, NODE_ENV: "development", PORT: port, ...settings },
		stdio: ["ignore", "ignore", "inherit"],
	});
	// Vite listens on the name alone, which may be an IPv6 address.
	const url = `http://localhost:${port}`;
	await untilItAnswers(url, child, 60);
	return { url, process: child, end: (signal) => endProcess(child, signal) };
}
