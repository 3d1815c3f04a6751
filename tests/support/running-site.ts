import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import project from "../../package.json" with { type: "json" };
import { freePort } from "./free-port.ts";

export const apiKey = "a-key-only-for-the-tests";

export type RunningSite = {
	url: string;
	process: ChildProcess;
	/** Sends a signal and resolves with the exit code, null when the signal killed it. */
	end(signal: NodeJS.Signals): Promise<number | null>;
};

const root = join(import.meta.dirname, "../..");

const start = project.scripts.start.split(" ");
/** What `npm start` gives the process beside its file. */
const asStarted = {
	settings: start.filter((part) => /^[A-Z_]+=/.test(part)),
	flags: start.filter((part) => part.startsWith("--")),
};

/** Builds what is stale, unless whoever started the tests did. */
export function buildSite(): void {
	if (process.env.SITE_IS_BUILT) return;
	execFileSync(process.execPath, [join(root, "scripts/prepare.mjs"), "build"], { stdio: "inherit" });
	process.env.SITE_IS_BUILT = "1";
}

/** The built site in a process of its own. @param spawned is called before the site answers. */
export async function runSite(
	settings: Record<string, string>,
	spawned: (child: ChildProcess) => void = () => undefined,
): Promise<RunningSite> {
	buildSite();
	const port = settings.PORT ?? String(await freePort());
	const env = {
		...process.env,
		...Object.fromEntries(asStarted.settings.map((one) => one.split("="))),
		HOST: "127.0.0.1",
		PORT: port,
		LOG_LEVEL: "error",
		API_KEY: apiKey,
		// A test says more in a minute than a person could.
		CHAT_PER_MINUTE: "100000",
		CHAT_AT_ONCE: "100000",
		PAGES_PER_MINUTE: "100000",
		CONNECTIONS_PER_ADDRESS: "100000",
		FORMS_PER_HOUR: "100000",
		...settings,
	};
	const child = spawn(process.execPath, [...asStarted.flags, join(root, "build/current/server/server.js")], {
		env,
		// A test that needs its log reads it.
		stdio: ["ignore", settings.LOG_LEVEL ? "pipe" : "ignore", settings.LOG_LEVEL ? "pipe" : "inherit"],
	});
	child.stderr?.on("data", (chunk) => process.stderr.write(chunk));
	const url = `http://127.0.0.1:${port}`;
	try {
		spawned(child);
		await untilItAnswers(url, child, 45);
	} catch (error) {
		child.kill("SIGKILL");
		throw error;
	}
	return { url, process: child, end: (signal) => endProcess(child, signal) };
}

export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
	return new Promise((resolve) => {
		if (child.exitCode !== null || child.signalCode) return resolve(child.exitCode);
		child.once("exit", resolve);
		child.kill(signal);
	});
}

/** Waits for a site's first answer. Kills one that takes longer: nobody else would. */
export async function untilItAnswers(url: string, child: ChildProcess, seconds: number): Promise<void> {
	for (let attempt = 0; attempt < seconds * 40; attempt++) {
		if (child.exitCode !== null) throw new Error("The site ended before it answered.");
		const ok = await fetch(`${url}/healthz`).then(
			(response) => response.ok,
			() => false,
		);
		if (ok) return;
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	child.kill("SIGKILL");
	throw new Error(`The site did not answer within ${seconds} s.`);
}
