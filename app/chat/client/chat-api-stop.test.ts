import { expect, onTestFinished, test, vi } from "vitest";
import { listener, outgoing, reply } from "../../../tests/support/chat-window.ts";
import { createChatApi } from "./chat-api-client.ts";

/** A server whose answer begins at once and goes on when told to; what it is told is kept. */
function serverToStop({ known = true, confirmsAfter = 0 } = {}) {
	const stops: { url: string; body: unknown }[] = [];
	const leaving: AbortSignal[] = [];
	let events: ReadableStreamDefaultController<Uint8Array> | null = null;
	const send = (name: string, data: unknown) =>
		events?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
	const begun = Promise.withResolvers<void>();
	const api = createChatApi({
		base: () => "https://site.example/api",
		fetch: async (url, init) => {
			if (String(url).endsWith("/agent/stop")) {
				stops.push({ url: String(url), body: JSON.parse(String(init?.body)) });
				send("answer", { ...reply, reply: "Así es.", stopped: true });
				if (confirmsAfter > 0) await new Promise((resolve) => setTimeout(resolve, confirmsAfter));
				return new Response(null, { status: known ? 204 : 404 });
			}
			if (init?.signal) leaving.push(init.signal);
			await begun.promise;
			const body = new ReadableStream<Uint8Array>({
				start(controller) {
					events = controller;
					send("text", { text: "Así es. Y " });
					init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
				},
			});
			return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
		},
		fileUrl: () => "",
	});
	return { api, stops, leaving, begin: begun.resolve };
}

test("a stop is sent once the server has the message, and the partial answer is shown", async () => {
	const { api, stops, begin } = serverToStop();
	const stop = new AbortController();
	const saying = api.sendMessage(
		{ ...outgoing, conversationToken: "c1" },
		{ ...listener, stop: stop.signal },
	);
	stop.abort();
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(stops).toEqual([]);
	begin();
	expect(await saying).toMatchObject({ kind: "answered", answer: { reply: "Así es.", stopped: true } });
	expect(stops).toEqual([
		{
			url: "https://site.example/api/agent/stop",
			body: { messageId: "a-key-of-this-message", attempt: 1, conversationId: "c1" },
		},
	]);
});

test("a server that has the message already is told at once", async () => {
	const { api, stops } = serverToStop();
	const stop = new AbortController();
	void api.sendMessage(
		{ ...outgoing, isStored: true, conversationToken: "c1" },
		{ ...listener, stop: stop.signal },
	);
	stop.abort();
	await expect.poll(() => stops).toHaveLength(1);
});

test("an answer that the server does not stop is given up", async () => {
	const { api, leaving, begin } = serverToStop({ known: false });
	const stop = new AbortController();
	begin();
	const asked = { ...listener, text: () => stop.abort(), stop: stop.signal };
	await api.sendMessage(outgoing, asked);
	await expect.poll(() => leaving[0]?.aborted).toBe(true);
});

test("a stop is waited for also when the answer has not begun after seconds", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const { api, stops, leaving } = serverToStop({ confirmsAfter: 1_000 });
	void api.sendMessage(outgoing, { ...listener, stop: AbortSignal.abort() });
	await vi.advanceTimersByTimeAsync(3_500);
	expect(stops).toHaveLength(1);
	expect(leaving[0]?.aborted).toBe(false);
});
