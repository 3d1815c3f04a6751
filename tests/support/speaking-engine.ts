import type { ModelEngine } from "../../domain/assistant/understanding/model/model-engine.ts";

/** How the engine answers one question: in words that come at once, or in two parts. */
export type Speaking =
	| { kind: "says"; text: string }
	/** Says so much, and the rest when it may go on. */
	| { kind: "pauses"; after: string; rest: string; until: Promise<void> }
	/** Says so much, and breaks off when it may go on: the guided reply follows it. */
	| { kind: "fails"; after: string; until: Promise<void> };

export type SpeakingEngine = ModelEngine & {
	/** Questions so far. */
	asked(): number;
	behave(speaking: Speaking): void;
};

/** A model behind the assistant that says what it is told to, when it is told to. Stopped, its whole sentences stand. */
export function speakingEngine(first: Speaking): SpeakingEngine {
	let speaking = first;
	let asked = 0;
	return {
		asked: () => asked,
		behave: (next) => {
			speaking = next;
		},
		async answer({ guided }, listener, stop) {
			asked++;
			const now = speaking;
			if (now.kind === "says") {
				listener?.text(now.text);
				return { reply: { ...guided, text: now.text }, by: "model" };
			}
			listener?.text(now.after);
			const stopped = new Promise<void>((resolve) => stop?.addEventListener("abort", () => resolve()));
			await Promise.race([now.until, stopped]);
			if (stop?.aborted) return { reply: { ...guided, text: wholeSentences(now.after) }, by: "stopped" };
			if (now.kind === "fails") {
				listener?.text(` ${guided.text}`);
				return { reply: { ...guided, text: `${now.after} ${guided.text}` }, by: "guided" };
			}
			listener?.text(now.rest);
			return { reply: { ...guided, text: now.after + now.rest }, by: "model" };
		},
	};
}

function wholeSentences(text: string): string {
	return /^.*[.!?]/s.exec(text)?.[0] ?? "";
}
