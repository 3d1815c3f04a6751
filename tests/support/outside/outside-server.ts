import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How an outside service behaves. Unless it says otherwise, what it was asked for is not done. */
export type Mood =
	| "up"
	| "500"
	/** Does it, and answers after a minute. */
	| "slow"
	/** Does it, and breaks off in the middle of its answer. */
	| "half"
	/** Does it, and its answer never arrives. */
	| "lost"
	/** Answers with something that is no HTTP. */
	| "garbage"
	/** Answers 200 with something that is no JSON. */
	| "nonsense";

export type Asked = {
	method: string;
	path: string;
	headers: IncomingMessage["headers"];
	/** As it came. */
	text: string;
};

export type Given = { status: number; body?: unknown; headers?: Record<string, string> };

export type OutsideServer = {
	url: string;
	mood: Mood;
	/** Which addresses the mood is about. */
	moodAt: RegExp;
	/** Everything it was asked, oldest first. */
	readonly asked: Asked[];
	/** Takes no more connections, like a machine that is off. */
	turnOff(): Promise<void>;
	turnOn(): Promise<void>;
};

/** An HTTP server of a test's own, on a real socket, that can misbehave. */
export async function outsideServer(answer: (asked: Asked) => Given): Promise<OutsideServer> {
	const asked: Asked[] = [];
	let port = 0;
	let server: Server | null = null;
	const outside: OutsideServer = {
		get url() {
			return `http://127.0.0.1:${port}`;
		},
		mood: "up",
		moodAt: /^/,
		asked,
		turnOff: async () => {
			const running = server;
			server = null;
			running?.closeAllConnections();
			await new Promise((resolve) => (running ? running.close(resolve) : resolve(null)));
		},
		turnOn: async () => {
			const starting = createServer((request, response) => void take(request, response));
			await new Promise<void>((resolve) => starting.listen(port, "127.0.0.1", resolve));
			server = starting;
			port = (starting.address() as AddressInfo).port;
		},
	};
	async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const text = Buffer.concat(parts).toString();
		const one = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, text };
		asked.push(one);
		const mood = outside.moodAt.test(one.path) ? outside.mood : "up";
		if (mood === "garbage") return void request.socket.end("\u0000\u0001 not HTTP at all\r\n\r\n");
		if (mood === "500") return void response.writeHead(500).end("Internal Server Error");
		if (mood === "nonsense") return void response.writeHead(200).end("<html>Welcome</html>");
		const given = answer(one);
		const body = given.body === undefined ? "" : JSON.stringify(given.body);
		if (mood === "lost") return void request.socket.destroy();
		const headers = { "content-type": "application/json; charset=utf-8", ...given.headers };
		if (mood === "slow") await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
		response.writeHead(given.status, { ...headers, "content-length": Buffer.byteLength(body) });
		if (mood !== "half") return void response.end(body);
		response.write(body.slice(0, Math.floor(body.length / 2)));
		setTimeout(() => request.socket.destroy(), 20);
	}
	await outside.turnOn();
	return outside;
}
