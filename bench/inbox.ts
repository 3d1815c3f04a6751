import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../db/connect.ts";
import { addAccount } from "../domain/accounts/manage-accounts.ts";
import { takeOver } from "../domain/conversations/take-over.ts";
import { realRuntime } from "../domain/runtime.ts";
import { cookiesOf } from "../tests/support/cookies.ts";
import { runSite } from "../tests/support/running-site.ts";
import { password, signIn } from "../tests/support/staff-member.ts";
import type { Figure } from "./figure.ts";

const staffPages = 50;
const visitors = 1_000;
/** Lines of visitors and of the team that are timed, while all streams are open. */
const timed = 100;
/** Milliseconds between two timed lines: 20 in a second. */
const everyMs = 50;
/** Milliseconds between two readings of a page, as in app/staff/inbox/use-live.ts. */
const betweenReadings = 400;
const adminPath = "/bench-inbox";

type Visitor = { id: string; cookie: string };

/** Measures how soon a line is shown on the other side, with 50 pages of staff and 1,000 of visitors open. */
export async function inbox(): Promise<Figure[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
	const site = await runSite({ DATA_DIR: dataDir, ADMIN_PATH: adminPath, TRUSTED_PROXIES: "1" });
	const { db, close } = connect({ databaseUrl: null, dataDir });
	const who = { username: "eva", email: "eva@team.example", name: "Eva Mora", password };
	const account = { ...who, kind: "staff", roles: ["sales"], language: "es" } as const;
	const added = await addAccount(db, realRuntime, { id: null, name: "bench" }, account);
	if ("problem" in added) throw new Error(added.problem);
	const staffCookie = cookiesOf(await signIn(site.url + adminPath, "eva", password));
	const people: Visitor[] = [];
	for (let index = 0; index < visitors; index++) people.push(await begin(site.url));
	const own = people.slice(0, timed);
	for (const { id } of own)
		await takeOver({ db, runtime: realRuntime }, id, { id: added.id, name: who.name });
	await close();

	const inboxUrl = `${site.url}${adminPath}/conversations`;
	const team = Array.from({ length: staffPages }, () => openPage(`${inboxUrl}/events`, staffCookie));
	const pages = people.map(({ cookie }, index) =>
		openPage(`${site.url}/api/agent/events?page=/`, cookie, `10.1.${index >> 8}.${index & 255}`),
	);
	await Promise.all([...team, ...pages].map(({ opened }) => opened));
	const readings = { count: 0 };
	const readers = team.map((page) => readAnew(page, `${inboxUrl}.data`, staffCookie, readings));
	const { shown, heard } = await exchange(site.url, inboxUrl, { own, pages, team, staffCookie });
	const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1];
	for (const end of readers) end();
	for (const page of [...team, ...pages]) page.close();
	await site.end("SIGTERM");
	return [
		{
			figure: "pages open at once, of staff and visitors",
			goal: `${staffPages} + ${visitors}`,
			measured: `${team.length} + ${pages.length}`,
		},
		{ figure: "a visitor's line is told to staff, p95", goal: "< 1 s", measured: `${p95(shown)} ms` },
		{ figure: "a person's line is told to the visitor, p95", goal: "< 1 s", measured: `${p95(heard)} ms` },
		{ figure: "lists read anew meanwhile", goal: "no goal", measured: `${readings.count}` },
		{
			figure: "memory at its highest",
			goal: "< 500 MB",
			measured: `${(Number(memory) / 1_024).toFixed(0)} MB`,
		},
	];
}

type Open = { own: Visitor[]; pages: OpenPage[]; team: OpenPage[]; staffCookie: string };

/** Lets visitors and staff write in turn, 20 visitors in a second. @returns milliseconds until the other side is told. */
async function exchange(url: string, inboxUrl: string, { own, pages, team, staffCookie }: Open) {
	const shown: number[] = [];
	const heard: number[] = [];
	await Promise.all(
		own.map(async (person, index) => {
			await new Promise((resolve) => setTimeout(resolve, index * everyMs));
			const page = pages[index];
			const first = team[index % staffPages];
			if (!page || !first) throw new Error("No page is open.");
			const atStaff = first.nextEvent((data) => data.includes(person.id));
			const started = performance.now();
			await say(url, person);
			await atStaff;
			shown.push(performance.now() - started);
			const atVisitor = page.nextEvent(() => true);
			const spoke = performance.now();
			await speak(`${inboxUrl}/${person.id}`, staffCookie);
			await atVisitor;
			heard.push(performance.now() - spoke);
		}),
	);
	return { shown, heard };
}

/** Reads the list anew at an event, as the page of a browser does. @returns a function that ends it. */
function readAnew(page: OpenPage, url: string, cookie: string, readings: { count: number }) {
	let isDue = true;
	return page.onEvent(async () => {
		if (!isDue) return;
		isDue = false;
		const began = performance.now();
		await (await fetch(url, { headers: { cookie } })).text();
		readings.count++;
		const pause = Math.max(betweenReadings, 2 * (performance.now() - began));
		setTimeout(() => {
			isDue = true;
		}, pause);
	});
}

type OpenPage = ReturnType<typeof openPage>;

function p95(times: readonly number[]): string {
	return (times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN).toFixed(0);
}

async function begin(url: string): Promise<Visitor> {
	const response = await fetch(`${url}/api/agent/message`, jsonOf({ userMessage: "hola", language: "es" }));
	return { id: (await response.json()).conversationId, cookie: cookiesOf(response) };
}

async function say(url: string, { cookie }: Visitor): Promise<void> {
	const { headers, ...request } = jsonOf({ userMessage: "¿hay alguien?" });
	await (await fetch(`${url}/api/agent/message`, { ...request, headers: { ...headers, cookie } })).text();
}

async function speak(url: string, cookie: string): Promise<void> {
	const body = new URLSearchParams({ what: "say", audience: "answer", message: "Aquí estoy." });
	const answer = await fetch(url, { method: "POST", redirect: "manual", headers: { cookie }, body });
	if (answer.status !== 303) throw new Error(`The line was not stored: ${answer.status}`);
}

function jsonOf(body: object) {
	return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function openPage(url: string, cookie: string, address = "10.0.0.1") {
	const leave = new AbortController();
	const listeners = new Set<(data: string) => void>();
	const opening = Promise.withResolvers<void>();
	const read = async () => {
		const headers = { cookie, accept: "text/event-stream", "x-forwarded-for": address };
		const response = await fetch(url, { headers, signal: leave.signal });
		if (response.status !== 200) throw new Error(`No stream: ${response.status}`);
		opening.resolve();
		for await (const piece of response.body ?? []) {
			const text = Buffer.from(piece).toString();
			if (text.includes("event: changed")) for (const listener of listeners) listener(text);
		}
	};
	read().catch((error) => leave.signal.aborted || opening.reject(error));
	const onEvent = (listener: (data: string) => void) => {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	};
	return {
		opened: opening.promise,
		close: () => leave.abort(),
		onEvent,
		nextEvent: (isWanted: (data: string) => boolean) =>
			new Promise<void>((resolve) => {
				const end = onEvent((data) => {
					if (!isWanted(data)) return;
					end();
					resolve();
				});
			}),
	};
}
