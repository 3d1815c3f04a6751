import { createParser, type EventSourceMessage } from "eventsource-parser";

export type StreamEvent = { name: string; data: unknown };

/** Skips what is not JSON. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
	const arrived: EventSourceMessage[] = [];
	const parser = createParser({ onEvent: (event) => arrived.push(event) });
	const reader = body.getReader();
	const decoder = new TextDecoder();
	for (;;) {
		const { done, value } = await reader.read();
		parser.feed(decoder.decode(value, { stream: !done }));
		for (const { event: name = "", data } of arrived.splice(0)) {
			const json = parsed(data);
			if (json !== undefined) yield { name, data: json };
		}
		if (done) return;
	}
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
