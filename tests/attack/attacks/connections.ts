import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Attacks } from "../run-attacks.ts";
import type { Target } from "../target.ts";

const post = "POST /api/agent/message HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const ambiguous = {
	"two lengths": `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
	"a length and chunks": `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
	"a length that is no number": `${post}Content-Length: 5x\r\n\r\nabcde`,
	"a header with half a line break": "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n",
	"no HTTP": "\u0016\u0003\u0001\u0002\u0000\r\n\r\n",
};

function open({ url }: Target, begin = ""): Socket {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname).on("error", () => undefined);
	if (begin) socket.write(begin);
	return socket;
}

async function isClosedWithin(socket: Socket, seconds: number): Promise<boolean> {
	const closed = new Promise<true>((resolve) => socket.resume().once("close", () => resolve(true)));
	const isClosed = await Promise.race([closed, wait(seconds * 1_000, false, { ref: false })]);
	socket.destroy();
	return isClosed;
}

const pipelined = 80;

/** @returns how many answers a connection still gets. */
async function answersTo(socket: Socket): Promise<number> {
	let read = "";
	socket.setEncoding("latin1").on("data", (piece) => {
		read += piece;
	});
	await isClosedWithin(socket, 5);
	return read.split("HTTP/1.1 200").length - 1;
}

/** @returns the status of the first answer, or none when the connection was closed instead. */
function statusOf(socket: Socket): Promise<string> {
	return new Promise((resolve) =>
		socket
			.once("data", (piece) => resolve(String(piece).slice(9, 12)))
			.once("close", () => resolve("none"))
			.setTimeout(5_000, () => socket.destroy()),
	);
}

export const connectionAttacks: Attacks = {
	async *"requests that can be read in two ways"(target) {
		for (const [what, request] of Object.entries(ambiguous))
			yield [what, await statusOf(open(target, request)), "400"];
	},
	async *"more connections than one address may have"(target) {
		const sockets: Socket[] = [];
		// A connection that was open before may end meanwhile: the second time its place is taken, too.
		for (const more of [260, 60]) {
			sockets.push(...Array.from({ length: more }, () => open(target).resume()));
			await wait(1_000);
		}
		const held = () => sockets.filter(({ readable }) => readable).length;
		yield ["200 of 320 stay open", held() <= 200, true];
		const request = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
		// Those that others held may have ended since: more are answered in their places only.
		const more = await Promise.all(Array.from({ length: 20 }, () => statusOf(open(target, request))));
		yield ["20 more", held() + more.filter((status) => status !== "none").length <= 200, true];
		for (const socket of sockets) socket.destroy();
		await wait(500);
		yield ["control: a place is free again", await target.get("/healthz"), 200];
	},
	async *"silent and slow senders and readers"(target) {
		const readers = Array.from({ length: 20 }, () => open(target).pause());
		for (const reader of readers) reader.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(pipelined));
		const slow = open(target, `${post}Content-Length: 1000\r\n\r\n`);
		const letters = setInterval(() => slow.write(" "), 1_000);
		const cut = isClosedWithin(slow, 63);
		const held = Array.from({ length: 150 }, (_, at) => open(target, at % 2 ? "GET / HT" : ""));
		const closed = Promise.all(held.map((socket) => isClosedWithin(socket, 13)));
		await wait(500);
		yield ["control: others are answered meanwhile", await target.get("/healthz"), 200];
		yield ["silence and half requests end in 10 s", (await closed).every(Boolean), true];
		yield ["a body of a letter a second ends in a minute", await cut, true];
		clearInterval(letters);
		await wait(10_000);
		const answers = await Promise.all(readers.map(answersTo));
		yield ["who takes nothing for a minute is cut", answers.every((count) => count < pipelined), true];
	},
};
