import { expect, test } from "vitest";
import { eventsOf, type StreamEvent } from "./read-response.ts";

test("events are read however a server writes its lines, and what is not JSON is left out", async () => {
	const text =
		': hello\r\nevent: text\r\ndata:{"text":\r\ndata: "Así"}\r\n\r\ndata: no\n\nevent: answer\ndata: {}\n\n';
	const events: StreamEvent[] = [];
	for await (const event of eventsOf(new Blob([text]).stream())) events.push(event);
	expect(events).toEqual([
		{ name: "text", data: { text: "Así" } },
		{ name: "answer", data: {} },
	]);
});
