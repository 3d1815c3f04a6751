import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";

export type RunningSite = {
	url: string;
	apiKey: string;
	/** Subjects and bodies of the mails on disk, newest last. */
	mails(): string[];
};

const apiKey = "a-key-only-for-the-journeys";

/** The built site in a process of its own with an empty data folder; any console error in a page fails the test. */
export const test = base.extend<{ quietConsole: void }, { site: RunningSite }>({
	site: [
		async ({}, use) => {
			const dataDir = mkdtempSync(join(tmpdir(), "journey-"));
			const port = String(20_000 + Math.floor(Math.random() * 20_000));
			const env = {
				...process.env,
				NODE_ENV: "production",
				PORT: port,
				HOST: "127.0.0.1",
				DATA_DIR: dataDir,
				API_KEY: apiKey,
				LOG_LEVEL: "error",
			};
			const server = spawn(process.execPath, ["build/server/server.js"], {
				env,
				stdio: ["ignore", "inherit", "inherit"],
			});
			const url = `http://127.0.0.1:${port}`;
			await answering(`${url}/healthz`, server);
			const folder = join(dataDir, "mail");
			await use({
				url,
				apiKey,
				mails: () => {
					try {
						return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
					} catch {
						return [];
					}
				},
			});
			server.kill("SIGTERM");
			await new Promise((resolve) => server.once("exit", resolve));
			rmSync(dataDir, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => use(site.url),
	quietConsole: [
		async ({ page }, use) => {
			const errors: string[] = [];
			page.on("pageerror", (error) => errors.push(error.message));
			page.on("console", (message) => {
				if (message.type() === "error" && !message.text().includes("404 (Not Found)"))
					errors.push(message.text());
			});
			await use();
			expect(errors).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

async function answering(url: string, server: ChildProcess): Promise<void> {
	for (let attempt = 0; attempt < 150; attempt++) {
		if (server.exitCode !== null) throw new Error("The site ended before it answered.");
		const ok = await fetch(url).then(
			(response) => response.ok,
			() => false,
		);
		if (ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("The site did not answer within 15 s.");
}
