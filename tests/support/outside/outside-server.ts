import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { freePort } from "../free-port.ts";

/** How an outside service behaves. Only where the comment says so, it executes the request. */
export type Behaviour =
	| "up"
	| "500"
	/** Executes the request, and answers after a minute. */
	| "slow"
	/** Executes the request, and breaks off in the middle of its answer. */
	| "half"
	/** Executes the request, and its answer never arrives. */
	| "lost"
	/** Answers with bytes that are not HTTP. */
	| "garbage"
	/** Answers 200 with a body that is not JSON. */
	| "nonsense";

export type OutsideRequest = {
	method: string;
	path: string;
	headers: IncomingMessage["headers"];
	/** The raw body. */
	text: string;
};

export type OutsideResponse = { status: number; body?: unknown; headers?: Record<string, string> };

export type OutsideServer = {
	url: string;
	behaviour: Behaviour;
	/** Only requests to these paths meet the behaviour. */
	behaviourAt: RegExp;
	/** The requests, oldest first. */
	readonly asked: OutsideRequest[];
	/** Refuses connections, like a machine that is off. */
	turnOff(): Promise<void>;
	turnOn(): Promise<void>;
};

/** Starts an HTTP server on a real socket, which can misbehave. */
export async function outsideServer(
	answer: (request: OutsideRequest) => OutsideResponse,
): Promise<OutsideServer> {
	const asked: OutsideRequest[] = [];
	const port = await freePort();
	let server: Server | null = null;
	const outside: OutsideServer = {
		get url() {
			return `http://127.0.0.1:${port}`;
		},
		behaviour: "up",
		behaviourAt: /^/,
		asked,
		turnOff: async () => {
			const running = server;
			server = null;
			running?.closeAllConnections();
			await new Promise((resolve) => (running ? running.close(resolve) : resolve(null)));
		},
		turnOn: async () => {
			// No connection ends by its age while a request is on its way to it.
			const starting = createServer(
				{ keepAliveTimeout: 60_000 },
				(request, response) => void take(request, response),
			);
			await new Promise<void>((resolve, reject) =>
				starting.once("error", reject).listen(port, "127.0.0.1", resolve),
			);
			server = starting;
		},
	};
	async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const text = Buffer.concat(parts).toString();
		const one = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, text };
		asked.push(one);
		const behaviour = outside.behaviourAt.test(one.path) ? outside.behaviour : "up";
		if (behaviour === "garbage") return void request.socket.end("\u0000\u0001 not HTTP at all\r\n\r\n");
		if (behaviour === "500") return void response.writeHead(500).end("Internal Server Error");
		if (behaviour === "nonsense") return void response.writeHead(200).end("<html>Welcome</html>");
		const given = answer(one);
		const body = given.body === undefined ? "" : JSON.stringify(given.body);
		if (behaviour === "lost") return void request.socket.destroy();
		const headers = { "content-type": "application/json; charset=utf-8", ...given.headers };
		if (behaviour === "slow") await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
		response.writeHead(given.status, { ...headers, "content-length": Buffer.byteLength(body) });
		if (behaviour !== "half") return void response.end(body);
		response.write(body.slice(0, Math.floor(body.length / 2)));
		setTimeout(() => request.socket.destroy(), 20);
	}
	await outside.turnOn();
	return outside;
}
