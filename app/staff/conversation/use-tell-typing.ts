import { useRef } from "react";

/** Milliseconds in which the visitor is told once. */
const everyMs = 2_000;

/** Tells the visitor that somebody of the team is writing. A failure tells nothing, and matters to nobody. */
export function useTellTyping(url: string, conversation: string): () => void {
	const last = useRef(Number.NEGATIVE_INFINITY);
	return () => {
		if (performance.now() - last.current < everyMs) return;
		last.current = performance.now();
		const body = new URLSearchParams({ conversation });
		void fetch(url, { method: "POST", body, keepalive: true }).catch(() => undefined);
	};
}
