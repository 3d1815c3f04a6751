import type { LiveEvent, LiveEvents } from "../../domain/live/live-events.ts";
import type { Runtime } from "../../domain/runtime.ts";
import type { PageEvent, TeamPageEvents, VisitorPageEvents } from "../../shared/live.ts";

type SentEvent = PageEvent<VisitorPageEvents> | PageEvent<TeamPageEvents>;

type Options = {
	/** null: the events of all conversations. */
	conversationId: string | null;
	toBrowserEvent(event: LiveEvent): SentEvent | null;
	/** After which the stream ends at the latest. The browser opens the next one, and its session is checked again. */
	seconds: number;
	/** Spreads the ends, so that streams opened together do not reconnect together. */
	random: Runtime["random"];
	onClose?(): void;
};

/** Seconds between two signs of life, without which a page takes the stream for cut and asks by itself. */
const aliveSeconds = 25;
/** Milliseconds until a browser opens a stream again that was cut. */
const retryMs = 1_000;
/** The largest share of its seconds by which a stream ends earlier. */
const spread = 0.3;

/** Answers with server-sent events. They hold no messages: the page reads those with its own permission. */
export function eventStream(
	live: LiveEvents,
	{ conversationId, toBrowserEvent, seconds, random, onClose }: Options,
): Response {
	let cleanUp = () => {};
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const write = (text: string) => controller.enqueue(encoder.encode(text));
			const send = ({ name, data }: SentEvent) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
			const unsubscribe = live.subscribe(conversationId, {
				onEvent(event) {
					const browserEvent = toBrowserEvent(event);
					if (browserEvent) send(browserEvent);
				},
				onMissed: () => send({ name: "changed", data: {} }),
				onEnd: () => end(),
			});
			const sayAlive = () => live.isListening() && send({ name: "alive", data: {} });
			const aliveTimer = setInterval(sayAlive, aliveSeconds * 1_000);
			const endTimer = setTimeout(() => end(), seconds * 1_000 * (1 - spread * random()));
			cleanUp = () => {
				clearInterval(aliveTimer);
				clearTimeout(endTimer);
				unsubscribe();
				onClose?.();
				onClose = undefined;
			};
			const end = () => {
				cleanUp();
				controller.close();
			};
			write(`retry: ${retryMs}\n\n`);
			sayAlive();
		},
		cancel: () => cleanUp(),
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
