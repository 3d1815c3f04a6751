import { createServer, type ServerResponse } from "node:http";

/** How the fake model answers one request. */
export type Behaviour =
	| { kind: "says"; text: string; tool?: { name: string; input: unknown } }
	| { kind: "status"; status: number; headers?: Record<string, string> }
	| { kind: "hangs" }
	/** Headers and nothing more. */
	| { kind: "stalls"; after: string }
	| { kind: "cuts"; after: string }
	| { kind: "garbage" }
	| { kind: "empty" }
	/** Ends in order, without saying why. */
	| { kind: "breaks-off"; after: string };

export type FakeModel = {
	url: string;
	/** Requests so far. */
	asked(): readonly { messages: { role: string; content: unknown }[]; tools?: unknown[] }[];
	behave(behaviour: Behaviour): void;
	close(): Promise<void>;
};

/** A server that speaks OpenAI's protocol, and misbehaves when told to. */
export async function fakeModel(first: Behaviour): Promise<FakeModel> {
	let behaviour = first;
	const asked: ReturnType<FakeModel["asked"]>[number][] = [];
	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on("data", (part) => parts.push(part));
		request.on("end", () => {
			const body = JSON.parse(Buffer.concat(parts).toString());
			asked.push(body);
			const answersTool = body.messages.at(-1)?.role === "tool";
			act(response, behaviour, answersTool);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1`,
		asked: () => asked,
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

function act(response: ServerResponse, behaviour: Behaviour, answersTool: boolean): void {
	switch (behaviour.kind) {
		case "status":
			response.writeHead(behaviour.status, { "content-type": "application/json", ...behaviour.headers });
			response.end(JSON.stringify({ error: { message: "no", type: "no", code: null } }));
			return;
		case "hangs":
			return;
		case "garbage":
			response.writeHead(200, { "content-type": "text/event-stream" });
			response.end("data: {not json\n\ndata: <html>502</html>\n\n");
			return;
		case "stalls":
			begin(response, behaviour.after);
			return;
		case "cuts":
			begin(response, behaviour.after);
			setTimeout(() => response.destroy(), 20);
			return;
		case "breaks-off":
			begin(response, behaviour.after);
			response.end();
			return;
		case "empty":
			begin(response, "");
			finish(response, "stop");
			return;
		case "says":
			if (behaviour.tool && !answersTool) {
				const { name, input } = behaviour.tool;
				const call = { index: 0, id: "call-1", type: "function" };
				head(response);
				chunk(response, {
					tool_calls: [{ ...call, function: { name, arguments: JSON.stringify(input) } }],
				});
				finish(response, "tool_calls");
				return;
			}
			begin(response, behaviour.text);
			finish(response, "stop");
	}
}

function head(response: ServerResponse): void {
	response.writeHead(200, { "content-type": "text/event-stream" });
}

function begin(response: ServerResponse, text: string): void {
	head(response);
	chunk(response, { role: "assistant", content: "" });
	for (const piece of text.match(/\s*\S+|\s+$/g) ?? []) chunk(response, { content: piece });
}

function finish(response: ServerResponse, reason: string): void {
	chunk(response, {}, reason);
	const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
	write(response, { ...frame, choices: [], usage });
	response.end("data: [DONE]\n\n");
}

const frame = { id: "fake", object: "chat.completion.chunk", created: 1, model: "fake" };

function chunk(response: ServerResponse, delta: unknown, reason: string | null = null): void {
	write(response, { ...frame, choices: [{ index: 0, delta, finish_reason: reason }] });
}

function write(response: ServerResponse, data: unknown): void {
	response.write(`data: ${JSON.stringify(data)}\n\n`);
}
