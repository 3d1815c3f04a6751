export type StreamEvent = { name: string; data: unknown };

/** The events of a `text/event-stream` answer, in order. What is not JSON is left out. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let waiting = "";
	for (;;) {
		const { done, value } = await reader.read();
		waiting += decoder.decode(value, { stream: !done });
		const parts = waiting.split("\n\n");
		waiting = parts.pop() ?? "";
		for (const part of parts) {
			const event = readEvent(part);
			if (event) yield event;
		}
		if (done) return;
	}
}

function readEvent(text: string): StreamEvent | null {
	const field = (name: string) =>
		text
			.split("\n")
			.filter((line) => line.startsWith(`${name}: `))
			.map((line) => line.slice(name.length + 2))
			.join("\n");
	try {
		return { name: field("event"), data: JSON.parse(field("data")) };
	} catch {
		return null;
	}
}
