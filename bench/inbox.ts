import type { Db } from "../db/connect.ts";
import { addAccount } from "../domain/accounts/manage-accounts.ts";
import { takeOver } from "../domain/conversations/take-over.ts";
import { realRuntime } from "../domain/runtime.ts";
import { noAborts } from "../tests/support/conversation-dependencies.ts";
import { cookiesOf } from "../tests/support/cookies.ts";
import { newDatabase, startOwnPostgres } from "../tests/support/postgres.ts";
import type { RunningSite } from "../tests/support/running-site.ts";
import { password } from "../tests/support/staff-member.ts";
import { type Bench, type Figure, openDatabase, peakMemory, percentile, start, startSite } from "./bench.ts";
import { type OpenPage, openPage } from "./live-page.ts";
import { say } from "./say.ts";

const staff = 50;
const visitors = 1_000;
/** Lines of visitors, and as many of the team, that are timed while all streams are open. */
const timed = 100;
/** Milliseconds until the team has read of all visitors who came. */
const settleMs = 8_000;
const adminPath = "/bench-inbox";

type Visitor = { url: string; id: string; cookie: string };
type Colleague = { url: string; id: string; name: string; cookie: string };

/**
 * Measures how soon a line is read on the other side, through two processes on one PostgreSQL: 50 people of the team and
 * 1,000 visitors have a page open, each their own. Reader and writer use different processes.
 */
export async function inbox(bench: Bench): Promise<Figure[]> {
	const postgres = await start(bench, startOwnPostgres, ({ stop }) => stop());
	const databaseUrl = await newDatabase(postgres.url);
	const sites = [await startProcess(bench, databaseUrl), await startProcess(bench, databaseUrl)];
	const urls = sites.map(({ url }) => url);
	const { db } = openDatabase(bench, databaseUrl);
	const team = await addTeam(db, urls);
	const people: Visitor[] = [];
	while (people.length < visitors)
		people.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => begin(at(urls, index))))));
	for (const [index, { id }] of people.slice(0, timed).entries())
		await takeOver({ db, runtime: realRuntime, aborts: noAborts }, id, { to: at(team, index + 1) });

	const teamPages = await openEach(bench, team, (one, index) => {
		const page = { ...one, events: "/events", read: ".data", thread: at(people, index).id };
		return openPage(`${one.url}${adminPath}/conversations`, page);
	});
	const chatPages = await openEach(bench, people, (one, index) =>
		openPage(`${one.url}/api/agent`, {
			...one,
			events: "/events?page=/",
			read: "/conversation",
			address: `10.1.${index >> 8}.${index & 255}`,
		}),
	);
	await new Promise((resolve) => setTimeout(resolve, settleMs));
	const open = `${staff} + ${visitors}`;
	const figures: Figure[] = [{ figure: "pages open at once", goal: "50 + 1000", measured: open }];
	for (const aSecond of [5, 20])
		figures.push(...(await exchange(aSecond, { people, team, teamPages, chatPages })));
	const highest = `${Math.max(...sites.map(({ process }) => peakMemory(process.pid)))} MB`;
	return [...figures, { figure: "memory of a process at its highest", goal: "< 500 MB", measured: highest }];
}

/** Opens pages one after another: visitors do not come at once. */
async function openEach<One>(
	bench: Bench,
	all: readonly One[],
	open: (one: One, index: number) => OpenPage,
): Promise<OpenPage[]> {
	const pages: OpenPage[] = [];
	for (const [index, one] of all.entries()) {
		const page = open(one, index);
		bench.started.defer(page.close);
		await page.opened;
		pages.push(page);
	}
	return pages;
}

const at = <One>(all: readonly One[], index: number): One => {
	const one = all[index % all.length];
	if (one === undefined) throw new Error("There is none.");
	return one;
};

function startProcess(bench: Bench, databaseUrl: string): Promise<RunningSite> {
	return startSite(bench, {
		DATABASE_URL: databaseUrl,
		SECRET: "one secret for all of the processes 0123456789",
		ADMIN_PATH: adminPath,
		TRUSTED_PROXIES: "1",
	});
}

/** Adds the accounts of the team and signs each in from an address of their own. */
async function addTeam(db: Db, urls: readonly string[]): Promise<Colleague[]> {
	const team: Colleague[] = [];
	for (let index = 0; index < staff; index++) {
		const [username, name, url] = [`eva${index}`, `Eva ${index}`, at(urls, index)];
		const who = { username, email: `${username}@team.example`, name, password };
		const account = { ...who, kind: "staff", roles: ["sales"], language: "es" } as const;
		const added = await addAccount(db, realRuntime, { id: null, name: "bench" }, account);
		if ("problem" in added) throw new Error(added.problem);
		const answer = await fetch(url + adminPath, {
			method: "POST",
			redirect: "manual",
			headers: { "x-forwarded-for": `10.0.0.${index}` },
			body: new URLSearchParams({ username, password }),
		});
		team.push({ url, id: added.id, name, cookie: cookiesOf(answer) });
	}
	return team;
}

type Open = { people: Visitor[]; team: Colleague[]; teamPages: OpenPage[]; chatPages: OpenPage[] };

/** Lets visitors and the team write in turn. @returns how long it takes until the other side has read it. */
async function exchange(aSecond: number, { people, team, teamPages, chatPages }: Open): Promise<Figure[]> {
	const shown: number[] = [];
	const heard: number[] = [];
	const readings = () => teamPages.reduce((sum, page) => sum + page.readings(), 0);
	const before = readings();
	const threads = () => teamPages.reduce((sum, page) => sum + page.threads(), 0);
	const threadsBefore = threads();
	await Promise.all(
		people.slice(0, timed).map(async (person, index) => {
			await new Promise((resolve) => setTimeout(resolve, (index * 1_000) / aSecond));
			const [asked, reply] = [`¿Hay alguien, ${aSecond} ${index}?`, `Aquí estoy, ${aSecond} ${index}.`];
			const atStaff = at(teamPages, index + 1).untilRead(asked);
			const began = performance.now();
			await say(person.url, asked, { cookie: person.cookie });
			shown.push((await atStaff) - began);
			const atVisitor = at(chatPages, index).untilRead(reply);
			const spoke = performance.now();
			await speak(person.id, at(team, index + 1), reply);
			heard.push((await atVisitor) - spoke);
		}),
	);
	const rate = `${aSecond} lines of visitors a second`;
	return [
		{ figure: `a visitor's line is read by the team, p95, ${rate}`, goal: "< 1 s", measured: p95(shown) },
		{ figure: `a person's line is read by the visitor, p95, ${rate}`, goal: "< 1 s", measured: p95(heard) },
		{ figure: `lists the team read, ${rate}`, goal: "no goal", measured: `${readings() - before}` },
		{ figure: `threads the team read, ${rate}`, goal: "no goal", measured: `${threads() - threadsBefore}` },
	];
}

function p95(times: readonly number[]): string {
	return `${percentile(times, 0.95).toFixed(0)} ms`;
}

async function begin(url: string): Promise<Visitor> {
	const { conversationId, cookie } = await say(url, "hola");
	return { url, id: conversationId.split(".")[0] ?? "", cookie };
}

async function speak(id: string, { url, cookie }: Colleague, message: string): Promise<void> {
	const body = new URLSearchParams({ intent: "say", audience: "answer", message });
	const address = `${url}${adminPath}/conversations/${id}`;
	const answer = await fetch(address, { method: "POST", redirect: "manual", headers: { cookie }, body });
	if (answer.status !== 303) throw new Error(`The line was not stored: ${answer.status}`);
}
