import { createServer } from "node:http";
import { connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import pino from "pino";
import { afterEach, expect, it } from "vitest";
import { readSettings } from "../../config/env.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { limitConnections, serve } from "./serve.ts";

let close: (() => Promise<void>) | null = null;
const sockets: Socket[] = [];
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await close?.();
});

/** Serves an app that answers "here", and takes bodies of 1,000 bytes. @returns how to open a connection to it. */
async function start(more: Record<string, string> = {}): Promise<(begin?: string) => Socket> {
	const app = new Hono().use(bodyLimit({ maxSize: 1_000 })).all("*", (c) => c.text("here"));
	const settings = readSettings({ HOST: "127.0.0.1", PORT: "0", ...more });
	const services = { settings, log: pino({ level: "silent" }) };
	const server = await serve({ app, cache: createPageCache(), services, countVisit: () => undefined });
	close = server.close;
	return (begin = "") => {
		const socket = connect(server.port, "127.0.0.1").setEncoding("utf8");
		sockets.push(socket.on("error", () => undefined));
		if (begin) socket.write(begin);
		return socket;
	};
}

const get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));
/** Resolves with the beginning of the answer, or nothing when the connection was closed instead. */
const answer = (socket: Socket) =>
	new Promise((resolve) =>
		socket.once("data", (piece) => resolve(String(piece).slice(0, 12))).once("close", () => resolve(null)),
	);

it("closes a connection that says nothing, half a request, or no second one", async () => {
	const open = await start();
	const began = performance.now();
	await Promise.all(["", "GET / HT", get].map((begin) => closed(open(begin).resume())));
	expect(performance.now() - began).toBeLessThan(13_000);
}, 30_000);

it("takes so many connections from one address, and another when one of them ends", async () => {
	const open = await start({ CONNECTIONS_PER_ADDRESS: "12" });
	const held = Array.from({ length: 12 }, () => open(get));
	expect(await Promise.all(held.map(answer))).toEqual(Array(12).fill("HTTP/1.1 200"));
	expect(await answer(open(get))).toBe(null);
	held[0]?.destroy();
	await expect.poll(() => answer(open(get))).toBe("HTTP/1.1 200");
	expect(held.slice(1).every(({ destroyed }) => !destroyed)).toBe(true);
});

it("takes so many connections in all, and behind a proxy no fewer from one address", async () => {
	const open = await start({ CONNECTIONS: "12", CONNECTIONS_PER_ADDRESS: "1", TRUSTED_PROXIES: "1" });
	const held = Array.from({ length: 12 }, () => open(get));
	expect(await Promise.all(held.map(answer))).toEqual(Array(12).fill("HTTP/1.1 200"));
	expect(await answer(open(get))).toBe(null);
});

it("counts the addresses of one IPv6 network as one, and of another as another", () => {
	const server = createServer().removeAllListeners("connection");
	limitConnections(server, { connections: 100, connectionsPerAddress: 2, trustedProxies: 0 });
	const isTaken = (remoteAddress: string) => {
		const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
		sockets.push(socket);
		server.emit("connection", socket);
		return !socket.destroyed;
	};
	const network = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:3:4:5:6"];
	expect(network.map(isTaken)).toEqual([true, true, false]);
	expect(isTaken("2001:db8:1:3::1")).toBe(true);
});

it.each(["Content-Length: 3000000", "Transfer-Encoding: chunked"])(
	"answers a body that is too large, though its sender reads only afterwards, and goes on (%s)",
	async (framing) => {
		const open = await start();
		const socket = open(`POST / HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n`).pause();
		const isChunked = framing.startsWith("Transfer");
		const piece = "x".repeat(100_000);
		for (let sent = 0; sent < 30; sent++) {
			socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		socket.end(`${isChunked ? "0\r\n\r\n" : ""}${get}`);
		const answers = await text(socket);
		expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
	},
);
