import { expect, test } from "vitest";
import { apiThatGets, listener, outgoing, reply } from "../../../tests/support/chat-window.ts";

function streaming(...events: [string, unknown][]) {
	const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join("");
	const bytes = new TextEncoder().encode(text);
	// Cut inside a letter of two bytes, as a network may.
	const cut = bytes.indexOf(0xc3) + 1;
	const body = new ReadableStream({
		start(controller) {
			controller.enqueue(bytes.slice(0, cut));
			controller.enqueue(bytes.slice(cut));
			controller.close();
		},
	});
	return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
}

test("an answer is shown while it streams, and its last event replaces it", async () => {
	const { api } = apiThatGets(() =>
		streaming(["text", { text: "Así " }], ["text", { text: "es." }], ["withdraw", {}], ["answer", reply]),
	);
	const heard: string[] = [];
	const came = await api.sendMessage(outgoing, {
		...listener,
		text: (piece) => heard.push(piece),
		discard: () => heard.push("void"),
	});
	expect(heard).toEqual(["Así ", "es.", "void"]);
	expect(came).toMatchObject({ kind: "answered", answer: { reply: "Mucho gusto." } });
});

test("a stream that ends without its answer is a connection that was lost", async () => {
	const { api } = apiThatGets(() => streaming(["text", { text: "Así " }]));
	expect(await api.sendMessage(outgoing, listener)).toEqual({ kind: "failed", failure: { kind: "network" } });
});
