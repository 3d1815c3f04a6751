import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, it, type TestContext } from "vitest";
import { eventsOf } from "../../../app/chat/client/read-response.ts";
import { cookiesOf } from "../../support/cookies.ts";
import { type Engine, engines, openDatabase } from "../../support/databases.ts";
import { freePort } from "../../support/free-port.ts";
import { newFolder } from "../../support/new-folder.ts";
import { type RunningSite, runSite } from "../../support/running-site.ts";
import { signInAsEva } from "../../support/staff-member.ts";

const adminPath = "/taller-de-prueba";
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Processes on one database, Eva of the team, and visitors whose conversations she has. */
async function teamOf({ onTestFinished }: TestContext, engine: Engine) {
	const database = await openDatabase(engine);
	const folder = newFolder();
	const running = new Set<RunningSite>();
	onTestFinished(async () => {
		await Promise.all([...running].map((site) => site.end("SIGKILL")));
		await database.remove();
		rmSync(folder, { recursive: true, force: true });
	});
	async function start(name: string, more: Record<string, string> = {}): Promise<RunningSite> {
		const { databaseUrl, dataDir } = database;
		const own = databaseUrl ? join(folder, name) : dataDir;
		const SECRET = "one secret for all of the processes 0123456789";
		const settings = { DATA_DIR: own, DATABASE_URL: databaseUrl ?? "", SECRET, ADMIN_PATH: adminPath };
		const site = await runSite({ ...settings, ...more });
		running.add(site);
		return site;
	}
	const signIn = (url: string) => signInAsEva(database.connection.db, url + adminPath, "sales");
	return { start, signIn };
}

/** Two processes, of which one has a visitor, whom Eva took over at the other one. */
async function twoProcesses(test: TestContext) {
	const { start, signIn } = await teamOf(test, "postgres");
	const [one, other] = await Promise.all([start("one"), start("other")]);
	const staff = await signIn(one.url);
	const visitor = await say(one.url, "hola");
	test.expect(await post(other.url, staff, visitor.id, { intent: "take" })).toBe(true);
	return { one, other, staff, visitor };
}

async function say(url: string, userMessage: string, cookie = ""): Promise<{ id: string; cookie: string }> {
	const answer = await fetch(`${url}/api/agent/message`, {
		method: "POST",
		headers: { "content-type": "application/json", cookie },
		body: JSON.stringify({ userMessage, language: "es" }),
	});
	const { conversationId } = await answer.json();
	return { id: conversationId.split(".")[0], cookie: cookie || cookiesOf(answer) };
}

/** Posts a form of the conversation's page, as a browser without scripts does. @returns whether it was confirmed. */
async function post(url: string, cookie: string, id: string, form: Record<string, string>): Promise<boolean> {
	const answer = await fetch(`${url}${adminPath}/conversations/${id}`, {
		method: "POST",
		redirect: "manual",
		headers: { cookie },
		body: new URLSearchParams(form),
	}).catch(() => null);
	return answer?.status === 303;
}

const lineOf = (message: string) => ({
	intent: "say",
	audience: "answer",
	message,
	"submission-key": randomUUID(),
});

/** What a person of the team said, as the visitor reads it. */
async function heardBy(url: string, cookie: string): Promise<string[]> {
	const answer = await fetch(`${url}/api/agent/conversation`, { headers: { cookie } });
	const { messages } = await answer.json();
	return messages
		.filter(({ person }: { person?: string }) => person)
		.map(({ content }: { content: string }) => content);
}

describe.concurrent.each(engines)("killed again and again while a person answers (%s)", (engine) => {
	it("keeps each of their lines once and in order", { timeout: 180_000 }, async (test) => {
		const { expect } = test;
		const { start, signIn } = await teamOf(test, engine);
		const PORT = String(await freePort());
		let site = await start("one", { PORT });
		const staff = await signIn(site.url);
		const [lines, kills] = [upTo(20).map((number) => `Línea ${number}`), 4];
		let confirmed = 0;
		const visitors = await Promise.all(upTo(3).map(() => say(site.url, "hola")));
		const speaking = visitors.map(async ({ id }) => {
			for (const form of [{ intent: "take" }, ...lines.map(lineOf)]) {
				// Sent again with the same key until it is confirmed, as the page of the inbox does.
				while (!(await post(site.url, staff, id, form))) await wait(20);
				confirmed++;
			}
		});
		for (const kill of upTo(kills)) {
			const at = Math.floor(((kill + Math.random()) * lines.length * visitors.length) / kills);
			await expect.poll(() => confirmed, { timeout: 60_000, interval: 2 }).toBeGreaterThanOrEqual(at);
			await site.end("SIGKILL");
			site = await start("one", { PORT });
		}
		await Promise.all(speaking);
		for (const { cookie } of visitors) expect(await heardBy(site.url, cookie)).toEqual(lines);
	});
});

describe.concurrent("two processes on one database", () => {
	it("store a reply once that reaches both, or the other one after the first was killed", {
		timeout: 90_000,
	}, async (test) => {
		const { expect } = test;
		const { one, other, staff, visitor } = await twoProcesses(test);
		const lines = upTo(10).map((number) => `Línea ${number}`);
		for (const form of lines.map(lineOf)) {
			const both = [one, other, one, other].map(({ url }) => post(url, staff, visitor.id, form));
			expect(await Promise.all(both)).toEqual([true, true, true, true]);
		}
		const last = lineOf("La última");
		const lost = post(one.url, staff, visitor.id, last);
		await wait(5);
		await one.end("SIGKILL");
		await lost;
		expect(await post(other.url, staff, visitor.id, last)).toBe(true);
		expect(await heardBy(other.url, visitor.cookie)).toEqual([...lines, "La última"]);
	});

	it("show a line on the other one within a second, to the team and to the visitor", {
		timeout: 90_000,
	}, async (test) => {
		const { expect } = test;
		const { one, other, staff, visitor } = await twoProcesses(test);
		const inbox = `${other.url}${adminPath}/conversations`;
		const team = await listen(`${inbox}/events`, staff);
		const chat = await listen(`${one.url}/api/agent/events`, visitor.cookie);
		const times: { shown: number; heard: number }[] = [];
		for (const number of upTo(5)) {
			const asked = `¿Sigues, ${number}?`;
			const shown = untilRead(team, async () => {
				const page = await fetch(inbox, { headers: { cookie: staff } });
				return (await page.text()).includes(asked);
			});
			await say(one.url, asked, visitor.cookie);
			const shownIn = await shown;
			const reply = `Sí, ${number}`;
			const heard = untilRead(chat, async () => (await heardBy(one.url, visitor.cookie)).includes(reply));
			expect(await post(other.url, staff, visitor.id, lineOf(reply))).toBe(true);
			times.push({ shown: shownIn, heard: await heard });
		}
		for (const side of ["shown", "heard"] as const) {
			const [, , median] = times.map((time) => time[side]).toSorted((a, b) => a - b);
			expect(median).toBeLessThan(1_000);
		}
		for (const stream of [team, chat]) stream.leave();
	});
});

/** Milliseconds until something is read; it is read anew at each event, as a page does. */
async function untilRead(stream: { next(name: string): Promise<void> }, read: () => Promise<boolean>) {
	const began = performance.now();
	for (let next = stream.next("changed"); ; ) {
		await next;
		next = stream.next("changed");
		if (await read()) return performance.now() - began;
	}
}

/** Opens a stream of events and waits for its first sign of life. */
async function listen(url: string, cookie: string) {
	const leaving = new AbortController();
	const headers = { cookie, accept: "text/event-stream" };
	const { body } = await fetch(url, { headers, signal: leaving.signal });
	const waiting: { name: string; resolve(): void }[] = [];
	const next = (name: string) => new Promise<void>((resolve) => waiting.push({ name, resolve }));
	const read = async () => {
		for await (const event of eventsOf(body ?? new ReadableStream()))
			for (const one of waiting.splice(0)) event.name === one.name ? one.resolve() : waiting.push(one);
	};
	read().catch(() => undefined);
	await Promise.race([next("alive"), next("changed")]);
	return { next, leave: () => leaving.abort() };
}
