import { createServer, type ServerResponse } from "node:http";
import { openaiWire } from "./wires/openai.ts";
import type { Wire } from "./wires/wire.ts";

/** How the fake model answers one request. */
export type Behaviour =
	| { kind: "says"; text: string }
	/** Says what a script makes of the request, as its provider's protocol has it. */
	| { kind: "scripted"; answer(body: ModelRequest): string }
	/** Says so much, and the rest when it may go on. */
	| { kind: "pauses"; after: string; rest: string; until: Promise<void> }
	/** Says each of these when it comes. */
	| { kind: "speaks"; pieces: AsyncIterable<string> }
	/** Says so much at once, and each word of the rest so many milliseconds after the one before. */
	| { kind: "drips"; after: string; rest: string; everyMs: number }
	| { kind: "status"; status: number; headers?: Record<string, string> }
	/** Takes no request with this in it, as OpenAI says it. */
	| { kind: "takes-no"; parameter: string; text: string }
	/** Thinks for so many tokens first, and says nothing when it may not use as many. */
	| { kind: "thinks"; tokens: number; text: string }
	| { kind: "hangs" }
	/** Headers, perhaps some words, and nothing more. */
	| { kind: "stalls"; after: string }
	| { kind: "cuts"; after: string }
	| { kind: "garbage" }
	| { kind: "empty" }
	/** Ends in order, without saying why. */
	| { kind: "breaks-off"; after: string };

type ModelRequest = { messages: { role: string; content: unknown }[] } & Record<string, unknown>;

export type FakeModel = {
	url: string;
	/** Requests so far. */
	asked(): readonly ModelRequest[];
	/** What came with them beside their bodies. */
	heads(): readonly { path: string; headers: Record<string, unknown> }[];
	behave(behaviour: Behaviour): void;
	close(): Promise<void>;
};

/** A server that speaks a provider's protocol, OpenAI's unless told, and misbehaves when told to. */
export async function fakeModel(first: Behaviour, wire: Wire = openaiWire): Promise<FakeModel> {
	let behaviour = first;
	const asked: ModelRequest[] = [];
	const heads: ReturnType<FakeModel["heads"]>[number][] = [];
	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on("data", (part) => parts.push(part));
		request.on("end", () => {
			const body = JSON.parse(Buffer.concat(parts).toString());
			heads.push({ path: request.url ?? "", headers: request.headers });
			asked.push(body);
			act(talking(response, wire), behaviour, body);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}${wire.base}`,
		asked: () => asked,
		heads: () => heads,
		behave: (next) => {
			behaviour = next;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** An answer in a provider's protocol. */
function talking(response: ServerResponse, wire: Wire) {
	const streams = () => response.writeHead(200, { "content-type": "text/event-stream" });
	const say = (text: string) => {
		for (const piece of piecesOf(text)) response.write(wire.text(piece));
	};
	return {
		response,
		wire,
		say,
		begin(text: string) {
			streams();
			response.write(wire.begin());
			say(text);
		},
		end: (why?: "used-up") => response.end(wire.end(why)),
		refuse(status: number, error: unknown, headers: Record<string, string> = {}) {
			response.writeHead(status, { "content-type": "application/json", ...headers });
			response.end(JSON.stringify(error));
		},
	};
}

function piecesOf(text: string): readonly string[] {
	return text.match(/\s*\S+|\s+$/g) ?? [];
}

function act(talk: ReturnType<typeof talking>, behaviour: Behaviour, body: ModelRequest): void {
	const { response, wire } = talk;
	switch (behaviour.kind) {
		case "status":
			talk.refuse(behaviour.status, wire.refusal("no"), behaviour.headers);
			return;
		case "takes-no":
			if (behaviour.parameter in body) {
				talk.refuse(400, unsupported(behaviour.parameter));
				return;
			}
			talk.begin(behaviour.text);
			talk.end();
			return;
		case "thinks":
			think(talk, behaviour, Number(body.max_tokens));
			return;
		case "hangs":
			return;
		case "garbage":
			response.writeHead(200, { "content-type": "text/event-stream" });
			response.end("data: {not json\n\ndata: <html>502</html>\n\n");
			return;
		case "stalls":
			talk.begin(behaviour.after);
			return;
		case "cuts":
			talk.begin(behaviour.after);
			setTimeout(() => response.destroy(), 20);
			return;
		case "breaks-off":
			talk.begin(behaviour.after);
			response.end();
			return;
		case "pauses":
			talk.begin(behaviour.after);
			void behaviour.until.then(() => {
				talk.say(behaviour.rest);
				talk.end();
			});
			return;
		case "speaks":
			void speak(talk, behaviour.pieces);
			return;
		case "drips":
			void drip(talk, behaviour);
			return;
		case "empty":
			talk.begin("");
			talk.end();
			return;
		case "scripted":
			talk.begin(behaviour.answer(body));
			talk.end();
			return;
		case "says":
			talk.begin(behaviour.text);
			talk.end();
	}
}

function think(
	talk: ReturnType<typeof talking>,
	{ tokens, text }: { tokens: number; text: string },
	most: number,
): void {
	talk.begin("");
	talk.response.write(talk.wire.thought?.("hmm".repeat(Math.min(tokens, most))) ?? "");
	if (most < tokens) {
		talk.end("used-up");
		return;
	}
	talk.say(text);
	talk.end();
}

async function speak(talk: ReturnType<typeof talking>, pieces: AsyncIterable<string>): Promise<void> {
	talk.begin("");
	for await (const piece of pieces) talk.say(piece);
	talk.end();
}

async function drip(
	talk: ReturnType<typeof talking>,
	{ after, rest, everyMs }: { after: string; rest: string; everyMs: number },
): Promise<void> {
	talk.begin(after);
	for (const piece of piecesOf(rest)) {
		await new Promise((resolve) => setTimeout(resolve, everyMs));
		if (talk.response.destroyed) return;
		talk.say(piece);
	}
	talk.end();
}

function unsupported(parameter: string): unknown {
	const other = parameter === "max_tokens" ? "max_completion_tokens" : "max_tokens";
	const message = `Unsupported parameter: '${parameter}' is not supported with this model. Use '${other}' instead.`;
	return {
		error: { message, type: "invalid_request_error", param: parameter, code: "unsupported_parameter" },
	};
}
