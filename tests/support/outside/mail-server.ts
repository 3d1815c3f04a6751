import { createServer, type Server, type Socket } from "node:net";
import { freePort } from "../free-port.ts";

/** How a mail server behaves. */
export type MailBehaviour =
	| "up"
	/** Answers every greeting with a 554. */
	| "500"
	/** Takes the mail, and answers after a minute. */
	| "slow"
	/** Takes the mail, and is gone before it answers. */
	| "half"
	/** Answers with something that is no SMTP. */
	| "garbage";

export type MailServer = {
	readonly url: string;
	behaviour: MailBehaviour;
	/** How often each mail arrived, by its Message-ID: what a mailbox knows a repetition by. */
	readonly arrived: Map<string, { to: string; times: number }>;
	turnOff(): Promise<void>;
	turnOn(): Promise<void>;
};

/** A mail server of a test's own, on a real socket, that can misbehave. Source: RFC 5321. */
export async function mailServer(): Promise<MailServer> {
	const arrived: MailServer["arrived"] = new Map();
	const sockets = new Set<Socket>();
	const port = await freePort();
	let server: Server | null = null;
	const outside: MailServer = {
		get url() {
			return `smtp://127.0.0.1:${port}?ignoreTLS=true`;
		},
		behaviour: "up",
		arrived,
		turnOff: async () => {
			const running = server;
			server = null;
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => (running ? running.close(resolve) : resolve(null)));
		},
		turnOn: async () => {
			const starting = createServer(attend);
			await new Promise<void>((resolve, reject) =>
				starting.once("error", reject).listen(port, "127.0.0.1", resolve),
			);
			server = starting;
		},
	};
	function attend(socket: Socket): void {
		sockets.add(socket.setEncoding("latin1"));
		socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
		const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
		if (outside.behaviour === "garbage") return void socket.end("\u0000\u0001 not SMTP at all\r\n");
		say(outside.behaviour === "500" ? "554 No service" : "220 mail.example");
		let text = "";
		let letter: string | null = null;
		let to = "";
		socket.on("data", (piece: string) => {
			text += piece;
			for (;;) {
				const end = letter === null ? "\r\n" : "\r\n.\r\n";
				const at = text.indexOf(end);
				if (at < 0) return;
				const part = text.slice(0, at);
				text = text.slice(at + end.length);
				if (letter !== null) {
					letter = null;
					take(socket, to, part);
				} else if (/^DATA/i.test(part)) {
					letter = "";
					say("354 Go on");
				} else if (/^QUIT/i.test(part)) socket.end("221 Bye\r\n");
				else {
					if (/^RCPT/i.test(part)) to = /<(.*)>/.exec(part)?.[1] ?? "";
					say(outside.behaviour === "500" ? "554 No service" : "250 mail.example");
				}
			}
		});
	}
	function take(socket: Socket, to: string, letter: string): void {
		const id = /^Message-ID: (.*)$/im.exec(letter)?.[1] ?? "";
		arrived.set(id, { to, times: (arrived.get(id)?.times ?? 0) + 1 });
		if (outside.behaviour === "half") return void socket.destroy();
		const answer = () => socket.writable && socket.write("250 Taken\r\n");
		if (outside.behaviour === "slow") setTimeout(answer, 60_000).unref();
		else answer();
	}
	await outside.turnOn();
	return outside;
}
