import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forms } from "../../../content/forms/list.ts";
import { connect } from "../../../db/connect.ts";
import { cookiesOf } from "../../support/cookies.ts";
import { newFolder } from "../../support/new-folder.ts";
import { apiKey, type RunningSite, runSite } from "../../support/running-site.ts";
import { signInAsEva } from "../../support/staff-member.ts";

const adminPath = "/taller-de-prueba";

/** Where the data lies misbehaves under a running site. */
let dataDir: string;
const running: RunningSite[] = [];
const undo: (() => void)[] = [];
beforeEach(() => {
	dataDir = newFolder();
});
afterEach(async () => {
	await Promise.all(running.splice(0).map((site) => site.end("SIGKILL")));
	for (const step of undo.splice(0).toReversed()) step();
	rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<RunningSite> {
	const site = await runSite({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...settings });
	running.push(site);
	return site;
}

const post = ({ url }: RunningSite, path: string, fields: Record<string, string>) =>
	fetch(url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const submit = (site: RunningSite, number: number) =>
	post(site, "/contacto", {
		firstname: "Ana",
		lastname: `Ruiz ${number}`,
		email: `ana-${number}@brisa.example`,
		consent: "on",
		message: `Nos escriben de noche. ${"Mucho. ".repeat(200)}`,
	});
async function emails({ url }: RunningSite): Promise<string[]> {
	const headers = { authorization: `Bearer ${apiKey}` };
	const found: string[] = [];
	for (let cursor = ""; ; ) {
		const answer = await (await fetch(`${url}/api/leads?limit=100${cursor}`, { headers })).json();
		found.push(...answer.leads.map(({ email }: { email: string }) => email));
		if (!answer.nextCursor) return found.toSorted();
		cursor = `&cursor=${encodeURIComponent(answer.nextCursor)}`;
	}
}

type Disk = {
	settings?: Record<string, string>;
	fill(site: RunningSite): void;
	free(site: RunningSite): void;
};

/** A file system of its own, which takes the rights to mount one. @returns null without them. */
function smallDisk(): Disk | null {
	const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", dataDir]).status === 0;
	if (!mounted) return null;
	undo.push(() => spawnSync("umount", ["-l", dataDir]));
	const filler = join(dataDir, "filler");
	return {
		fill: () => {
			const file = openSync(filler, "w");
			try {
				for (;;) writeSync(file, Buffer.alloc(4_096));
			} catch {
				closeSync(file);
			}
		},
		free: () => rmSync(filler),
	};
}

/** Files that may not grow, which takes no rights. */
function limitedFiles(): Disk {
	const limit = ({ process: { pid } }: RunningSite, bytes: string) =>
		expect(spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]).status).toBe(0);
	return {
		// Or the signal that comes with the error ends the process.
		settings: { NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGXFSZ',()=>{})" },
		fill: (site) => limit(site, "1024"),
		free: (site) => limit(site, "unlimited"),
	};
}

describe.each([
	["a disk that is full", smallDisk],
	["files that may not grow", limitedFiles],
] as const)("with %s", (_, disk) => {
	it("nothing typed is lost, what was confirmed is there, and the site goes on once there is room", async ({
		skip,
	}) => {
		const place = disk();
		if (!place) return skip("no right to mount a file system here");
		const site = await start(place.settings);
		const confirmed: number[] = [];
		expect((await submit(site, 0)).status).toBe(303);
		confirmed.push(0);
		place.fill(site);
		// What the write-ahead log has room for is still taken.
		let refused: Response | null = null;
		for (let number = 1; number < 300 && !refused; number++) {
			const answer = await submit(site, number);
			if (answer.status === 303) confirmed.push(number);
			else refused = answer;
		}
		expect(refused?.status).toBe(503);
		const page = await refused?.text();
		expect(page).toContain(forms.es.failure);
		expect(page).toContain(`value="ana-${confirmed.length}@brisa.example"`);
		expect(page).toContain("Nos escriben de noche. Mucho.");
		let chat: Response | null = null;
		for (let number = 0; number < 300 && chat?.status !== 503; number++)
			chat = await post(site, "/asistente", { message: "Quiero contestar más rápido" });
		expect(chat?.status).toBe(503);
		expect(await chat?.text()).toContain("Quiero contestar más rápido</textarea>");
		const said = await fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ messages: [], userMessage: "hola" }),
		});
		expect([said.status, typeof (await said.json()).error]).toEqual([503, "string"]);
		expect((await fetch(`${site.url}/nosotros`)).status).toBe(200);
		place.free(site);
		expect((await submit(site, 1_000)).status).toBe(303);
		confirmed.push(1_000);
		expect(await emails(site)).toEqual(confirmed.map((number) => `ana-${number}@brisa.example`).toSorted());
	}, 60_000);
});

it("waits for another program that writes for ten seconds, reads meanwhile, and then stores what was sent", async () => {
	const site = await start({ ADMIN_PATH: adminPath });
	const { db, close } = connect({ databaseUrl: null, dataDir });
	const staff = await signInAsEva(db, site.url + adminPath, "admin");
	await close();
	const said = await post(site, "/asistente", { message: "Tengo un hotel" });
	const cookie = `${staff}; ${cookiesOf(said)}`;
	const other = new DatabaseSync(join(dataDir, "site.db"));
	other.exec("begin immediate");
	const held = performance.now();
	const order: string[] = [];
	const sending = [1, 2, 3].map(async (number) => {
		const { status } = await submit(site, number);
		order.push(`form ${status}`);
	});
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	const headers = { authorization: `Bearer ${apiKey}`, cookie };
	const pages = ["/nosotros", "/en/about", "/blog?q=hotel", "/livez", "/healthz", "/api/leads"];
	const searches = ["leads", "conversations"].map((screen) => `${adminPath}/${screen}?q=hotel`);
	for (const path of [...pages, ...searches, "/api/agent/conversation"]) {
		const { status, url } = await fetch(site.url + path, { headers });
		order.push(`page ${status}`);
		expect(url).toBe(site.url + path);
	}
	await new Promise((resolve) => setTimeout(resolve, 10_000 - (performance.now() - held)));
	order.push("freed");
	other.exec("commit");
	other.close();
	await Promise.all(sending);
	const page = "page 200";
	expect(order).toEqual([...Array(9).fill(page), "freed", "form 303", "form 303", "form 303"]);
	expect(await emails(site)).toHaveLength(3);
}, 60_000);
