import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, readlinkSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { liveFilesIn } from "../../../scripts/lock.mjs";
import { cookiesOf } from "../../support/cookies.ts";
import { freePort } from "../../support/free-port.ts";
import { newFolder } from "../../support/new-folder.ts";
import { proposalWords, wholeStory } from "../../support/proposal-visitor.ts";
import { endProcess, untilItAnswers } from "../../support/running-site.ts";

const { wish, agreement } = proposalWords.es;
const root = join(import.meta.dirname, "../../..");
let dataDir: string;
let url: string;
let npm: ChildProcess;

/** `npm start` as a shell or systemd begins it: npm, its shell and Node are one process group. */
beforeEach(async () => {
	dataDir = newFolder();
	const port = await freePort();
	url = `http://127.0.0.1:${port}`;
	const env = {
		...process.env,
		DATA_DIR: dataDir,
		HOST: "127.0.0.1",
		PORT: String(port),
		LOG_LEVEL: "error",
	};
	npm = spawn("npm", ["start"], { cwd: root, env, detached: true, stdio: "ignore" });
	await untilItAnswers(url, npm, 90);
}, 120_000);
afterEach(async () => {
	if (npm.exitCode === null) signalGroup("SIGKILL");
	await endProcess(npm, "SIGKILL");
	rmSync(dataDir, { recursive: true, force: true });
});

function signalGroup(signal: NodeJS.Signals): void {
	process.kill(-(npm.pid ?? 0), signal);
}

/** The builds that running sites were started from: the next builds leave them. */
function runningBuilds(): string[] {
	const running = join(root, "build/running");
	return liveFilesIn(running).map((pid) => readFileSync(join(running, pid), "utf8").trim());
}

function ask(message: string, cookie = "", accept = "application/json"): Promise<Response> {
	return fetch(`${url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ userMessage: message, language: "es" }),
		headers: { "content-type": "application/json", cookie, accept },
	});
}

/** The stream of a proposal, which is being drawn. */
async function openProposal(number: number): Promise<Response> {
	const told = await ask(wholeStory("Ana Gómez", `guest-${number}@example.com`));
	const cookie = told.headers.get("set-cookie")?.split(";")[0] ?? "";
	await (await ask(wish, cookie)).json();
	return ask(agreement, cookie, "text/event-stream");
}

/** A message whose last byte is sent later. */
function openMessage(): { finish(): void; status: Promise<number | undefined> } {
	const body = JSON.stringify({ userMessage: "hola", language: "es" });
	const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
	const sending = request(`${url}/api/agent/message`, { method: "POST", headers });
	const status = new Promise<number | undefined>((resolve, reject) => {
		sending.once("error", reject);
		sending.once("response", (response) => {
			response.resume().once("end", () => resolve(response.statusCode));
		});
	});
	sending.write(body.slice(0, -1));
	return { finish: () => sending.end(body.slice(-1)), status };
}

it.each(["SIGTERM", "SIGINT"] as const)(
	"answers every open request and stream when the whole group of npm start gets %s, and exits 0",
	async (signal) => {
		const messages = Array.from({ length: 5 }, openMessage);
		const streams = await Promise.all(Array.from({ length: 3 }, (_, number) => openProposal(number)));
		expect(runningBuilds()).toContain(readlinkSync(join(root, "build/current")));
		const cookie = cookiesOf(await ask("hola"));
		const events = () => fetch(`${url}/api/agent/events`, { headers: { cookie } });
		const listeners = await Promise.all(Array.from({ length: 3 }, events));
		const ended = new Promise((resolve) => npm.once("exit", resolve));
		signalGroup(signal);
		await wait(300);
		for (const { finish } of messages) finish();
		const texts = await Promise.all(streams.map((stream) => stream.text()));
		expect(texts.map((text) => text.includes("/api/proposals/"))).toEqual([true, true, true]);
		expect(await Promise.all(messages.map(({ status }) => status))).toEqual(Array(5).fill(200));
		const heard = await Promise.all(listeners.map((listener) => listener.text()));
		expect(heard.filter((text) => text.includes("event: alive"))).toHaveLength(3);
		expect(await ended).toBe(0);
	},
	120_000,
);
