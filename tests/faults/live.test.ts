import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connect } from "../../db/connect.ts";
import { sendAsColleague, takeOver } from "../../domain/conversations/take-over.ts";
import { changeInbox } from "../../domain/inbox/change-inbox.ts";
import { readInbox } from "../../domain/inbox/inbox-list.ts";
import { announceTeamTyping } from "../../domain/inbox/presence.ts";
import { readThread } from "../../domain/inbox/read-thread.ts";
import { createLiveEvents } from "../../domain/live/live-events.ts";
import { noAborts } from "../support/conversation-dependencies.ts";
import { cookiesOf } from "../support/cookies.ts";
import { freshDatabase, onBothDatabases, type TestDatabase } from "../support/databases.ts";
import { type ServedAgent, serveAgent } from "../support/served-agent.ts";
import { testRuntime } from "../support/test-runtime.ts";

const laura = { id: "laura", name: "Laura Paz" };

onBothDatabases("the events of a visitor's conversation", (open) => {
	const database = freshDatabase(open);
	/** Where the team is: on PostgreSQL, a process of its own. */
	let team: TestDatabase["connection"];
	let site: ServedAgent;
	const runtime = testRuntime();

	beforeEach(async () => {
		const { databaseUrl, dataDir, connection } = database;
		team = databaseUrl ? connect({ databaseUrl, dataDir }) : connection;
		site = await serveAgent(database);
	});
	afterEach(async () => {
		await site.close();
		if (team !== database.connection) await team.close();
	});

	async function startConversation(): Promise<{ id: string; cookie: string }> {
		const response = await fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ userMessage: "hola", language: "es" }),
		});
		const { conversationId } = await response.json();
		return { id: conversationId.split(".")[0], cookie: cookiesOf(response) };
	}
	async function listen(cookie: string) {
		const url = `${site.url}/api/agent/events?page=/contacto&zone=America/Lima`;
		const leave = new AbortController();
		const response = await fetch(url, { headers: { cookie }, signal: leave.signal });
		let heard = "";
		const reading = (async () => {
			for await (const piece of response.body ?? []) heard += Buffer.from(piece).toString();
		})();
		return {
			response,
			heard: () => heard,
			leave: () => {
				leave.abort();
				return reading.catch(() => undefined);
			},
		};
	}

	it("come at once when a person takes it over, writes and speaks, and hold none of the words", async () => {
		const { id, cookie } = await startConversation();
		const stream = await listen(cookie);
		expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
		const dependencies = { db: team.db, runtime, aborts: noAborts };
		await expect.poll(() => stream.heard()).toContain("retry:");
		// PostgreSQL is heard once the process listens.
		await expect
			.poll(async () => {
				await takeOver(dependencies, id, { to: laura, from: laura.id });
				await announceTeamTyping(team.db, id, laura);
				return stream.heard();
			})
			.toContain("event: typing");
		expect(stream.heard()).toContain('{"name":"Laura Paz"}');
		await sendAsColleague(dependencies, id, laura, { text: "Hola, soy Laura.", idempotencyKey: "one" });
		await expect.poll(() => stream.heard()).toMatch(/event: changed\ndata: \{\}\n\n$/);
		expect(stream.heard()).not.toContain("Hola");
		await stream.leave();
	});

	it("are of this browser's conversation alone, and of no label; the team sees where its visitor is", async () => {
		const [own, other] = [await startConversation(), await startConversation()];
		expect((await fetch(`${site.url}/api/agent/events`)).status).toBe(204);
		const stream = await listen(own.cookie);
		await expect
			.poll(async () => (await readThread(team.db, own.id))?.presence)
			.toMatchObject({ page: "/contacto", timeZone: "America/Lima" });
		await takeOver({ db: team.db, runtime, aborts: noAborts }, other.id, { to: laura });
		await announceTeamTyping(team.db, other.id, laura);
		await takeOver({ db: team.db, runtime, aborts: noAborts }, own.id, { to: laura });
		await expect.poll(() => stream.heard()).toContain("event: changed");
		expect(stream.heard()).not.toContain("event: typing");
		const count = (event: string) => stream.heard().split(`event: ${event}`).length - 1;
		// Events come in their order: once she is seen to type, nothing older is under way.
		await announceTeamTyping(team.db, own.id, laura);
		await expect.poll(() => count("typing")).toBe(1);
		const before = count("changed");
		await changeInbox({ db: team.db, runtime }, own.id, { kind: "add-label", label: "urgente" });
		await announceTeamTyping(team.db, own.id, laura);
		await expect.poll(() => count("typing")).toBe(2);
		expect(count("changed")).toBe(before);
		await stream.leave();
	});

	it("come to be read anew once a process hears the database again", async () => {
		const { cookie } = await startConversation();
		const stream = await listen(cookie);
		const isSilent = () => !/event: (alive|changed)/.test(stream.heard());
		await expect.poll(isSilent).toBe(false);
		if (database.databaseUrl) {
			const changes = () => stream.heard().split("event: changed").length;
			const before = changes();
			await sql`select pg_terminate_backend(pid) from pg_stat_activity
				where query = 'listen site' and datname = current_database()`.execute(team.db);
			await expect.poll(changes, { timeout: 10_000 }).toBe(before + 1);
		}
		await stream.leave();
	});

	it("tell the team of a visitor who writes and waits for a person, and of no other", async () => {
		const [guest, handled, waiting] = [
			await startConversation(),
			await startConversation(),
			await startConversation(),
		];
		const typing: string[] = [];
		let heard = 0;
		createLiveEvents(team.notifications).subscribe(null, {
			onEvent: (event) => (event.kind === "typing" ? typing.push(event.conversationId) : heard++),
			onMissed: () => undefined,
			onEnd: () => undefined,
		});
		const post = (cookie: string, path: string, body?: object) =>
			fetch(`${site.url}/api/agent/${path}`, {
				method: "POST",
				headers: { "content-type": "application/json", cookie },
				body: body && JSON.stringify(body),
			});
		for (const { cookie } of [handled, waiting])
			for (const userMessage of ["Soy Ana Ruiz, ana@brisa.example", "quiero hablar con una persona"])
				await post(cookie, "message", { userMessage });
		await changeInbox({ db: team.db, runtime }, handled.id, { kind: "handled" });
		await expect
			.poll(async () => {
				await changeInbox({ db: team.db, runtime }, guest.id, { kind: "remove-label", label: "ninguno" });
				return heard;
			})
			.toBeGreaterThan(0);
		for (const { cookie } of [guest, handled, waiting])
			expect((await post(cookie, "typing")).status).toBe(204);
		await expect.poll(() => typing).toEqual([waiting.id]);
	});

	it("reach the team when a visitor says something, in any process, and they wait at the top", async () => {
		const { id, cookie } = await startConversation();
		await takeOver({ db: team.db, runtime, aborts: noAborts }, id, { to: laura });
		const events: string[] = [];
		const live = createLiveEvents(team.notifications);
		live.subscribe(null, {
			onEvent: (event) => events.push(`${event.kind} ${"by" in event ? event.by : ""}`),
			onMissed: () => undefined,
			onEnd: () => undefined,
		});
		const say = (userMessage: string) =>
			fetch(`${site.url}/api/agent/message`, {
				method: "POST",
				headers: { "content-type": "application/json", cookie },
				body: JSON.stringify({ userMessage }),
			});
		await expect
			.poll(async () => {
				await say("¿hay alguien?");
				return events;
			})
			.toContain("message-stored visitor");
		const typing = () => fetch(`${site.url}/api/agent/typing`, { method: "POST", headers: { cookie } });
		const told = await Promise.all([typing(), typing(), typing()]);
		expect(told.map(({ status }) => status)).toEqual([204, 204, 204]);
		await expect.poll(() => events).toContain("typing visitor");
		const asked = { filter: "all", label: null, search: "", accountId: laura.id } as const;
		const inbox = await readInbox(team.db, new Date(), asked);
		expect(inbox.waiting).toMatchObject([{ id, last: { text: "¿hay alguien?" } }]);
		expect(inbox.waiting[0]?.unread).toBeGreaterThan(0);
		await sendAsColleague({ db: team.db, runtime }, id, laura, {
			text: "Aquí estoy.",
			idempotencyKey: "two",
		});
		const after = await readInbox(team.db, new Date(), asked);
		expect(after.waiting).toEqual([]);
		expect(after.conversations).toMatchObject([{ id, unread: 0, last: { by: "colleague" } }]);
		await expect.poll(() => events).toContain("message-stored colleague");
		expect(events.filter((event) => event === "typing visitor")).toHaveLength(1);
	});
});
