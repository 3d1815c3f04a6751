import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, sharedDatabase } from "../support/databases.ts";
import { type ServedAgent, serveAgent } from "../support/served-agent.ts";
import { speakingEngine } from "../support/speaking-engine.ts";

const atOnce = 20;
const attacker = "203.0.113.9";
const others = ["203.0.113.10", "2001:db8:1::1"];

describe("the events of a conversation", () => {
	it("are opened at a limited pace from one address, and others go on", async () => {
		const database = await openDatabase("sqlite");
		const site = await serveAgent(database, null, { TRUSTED_PROXIES: "1" });
		const said = await fetch(`${site.url}/api/agent/message`, {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Forwarded-For": attacker },
			body: JSON.stringify({ userMessage: "hola", language: "es" }),
		});
		await said.json();
		const cookie = said.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		const open = async (address: string) => {
			const headers = { cookie, "X-Forwarded-For": address };
			const answer = await fetch(`${site.url}/api/agent/events`, { headers });
			await answer.body?.cancel();
			return answer;
		};
		let refused: Response | null = null;
		let opened = 0;
		while (!refused && opened <= 121) {
			const answer = await open(attacker);
			if (answer.status === 429) refused = answer;
			else opened++;
		}
		expect(opened).toBe(120);
		expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
		for (const address of others) expect((await open(address)).status).toBe(200);
		await site.close();
		await database.remove();
	});
});

describe("fifty streams from one address", () => {
	const database = sharedDatabase(() => openDatabase("sqlite"));
	let site: ServedAgent;
	const held = Promise.withResolvers<void>();
	const sockets: Socket[] = [];

	beforeAll(async () => {
		const model = speakingEngine({ kind: "pauses", after: "Claro.", rest: "", until: held.promise });
		site = await serveAgent(database, model, { TRUSTED_PROXIES: "1", CHAT_AT_ONCE: String(atOnce) });
	});
	afterAll(async () => {
		for (const socket of sockets) socket.destroy();
		await site.waitForAnswers();
		await site.close();
	});

	/** Asks for a stream over a socket of its own, and resolves with the head of the answer. */
	function open(address: string, language = "es"): Promise<{ head: string; socket: Socket }> {
		const body = JSON.stringify({ userMessage: "¿qué hace Contact Pilot?", language });
		const { port } = new URL(site.url);
		const socket = connect(Number(port), "127.0.0.1");
		sockets.push(socket);
		socket.write(
			`POST /api/agent/message HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nAccept: text/event-stream\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
		);
		return new Promise((resolve, reject) => {
			let head = "";
			socket.on("data", (piece) => {
				head += piece.toString();
				if (head.includes("\r\n\r\n")) resolve({ head, socket });
			});
			socket.on("error", reject);
			socket.on("close", () => reject(new Error(`closed: ${head}`)));
		});
	}

	const statusOf = (head: string) => Number(head.slice(9, 12));

	it("gives one address its places and refuses the rest at once; others are answered, and a place is free once its answer is over", async () => {
		const opened = await Promise.all(Array.from({ length: 50 }, () => open(attacker)));
		const streams = opened.filter(({ head }) => statusOf(head) === 200);
		const refused = opened.filter(({ head }) => statusOf(head) === 429);
		expect(streams).toHaveLength(atOnce);
		expect(refused).toHaveLength(50 - atOnce);
		for (const { head } of refused) {
			expect(head).toMatch(/retry-after: [1-9]/i);
			expect(head).toMatch(/Ya van muchas respuestas en camino hacia tu conexión/);
		}
		expect((await open(attacker, "en")).head).toMatch(/Many answers are already on their way/);

		// The streams still wait for the model: nobody else waits for them.
		for (const address of others) expect(statusOf((await open(address)).head)).toBe(200);
		expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

		// Whoever leaves frees nothing: the answer is still being given. Else one address could have any number of them.
		for (const { socket } of streams) socket.destroy();
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect(statusOf((await open(attacker)).head)).toBe(429);
		held.resolve();
		await expect.poll(async () => statusOf((await open(attacker)).head), { timeout: 15_000 }).toBe(200);
	});
});
