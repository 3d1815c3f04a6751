import type { LiveEvent } from "../../domain/live/live-event.ts";
import type { LiveEvents } from "../../domain/live/live-events.ts";

type Options = {
	/** null: the events of all conversations. */
	conversationId: string | null;
	/** @returns what to send of an event; null: nothing. */
	shown(event: LiveEvent): { name: string; data: unknown } | null;
	/** After which the stream ends. The browser opens the next one, and its session is checked again. */
	seconds: number;
	onClose?(): void;
};

/** Seconds between two signs of life, without which a page takes the stream for cut and asks by itself. */
const quiet = 25;
const retry = 1_000;

/**
 * Answers with server-sent events. "changed" says that anything may have changed: read all again. No messages are sent:
 * the page reads them with its own permission.
 */
export function eventStream(
	live: LiveEvents,
	{ conversationId, shown, seconds, onClose }: Options,
): Response {
	let close = () => {};
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const write = (text: string) => controller.enqueue(encoder.encode(text));
			const send = (name: string, data: unknown) =>
				write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
			const end = live.subscribe(conversationId, {
				onEvent(event) {
					const part = shown(event);
					if (part) send(part.name, part.data);
				},
				onMissed: () => send("changed", {}),
				onEnd: () => finish(),
			});
			const sayAlive = () => live.isListening() && send("alive", {});
			const pulse = setInterval(sayAlive, quiet * 1_000);
			const last = setTimeout(() => finish(), seconds * 1_000);
			close = () => {
				clearInterval(pulse);
				clearTimeout(last);
				end();
				onClose?.();
				onClose = undefined;
			};
			const finish = () => {
				close();
				controller.close();
			};
			write(`retry: ${retry}\n\n`);
			sayAlive();
		},
		cancel: () => close(),
	});
	return new Response(body, {
		headers: {
			"Content-Type": "text/event-stream; charset=utf-8",
			"Cache-Control": "private, no-store, no-transform",
			// A proxy in front must not buffer the stream.
			"X-Accel-Buffering": "no",
		},
	});
}

const encoder = new TextEncoder();
