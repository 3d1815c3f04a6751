import type { DrawingThread } from "./drawing-thread.ts";

/** Draws in the calling thread, which it blocks: for tests and development. The library is read by the first job. */
export function inThread(): DrawingThread {
	return {
		async draw(content) {
			const { renderDocument } = await import("./render.tsx");
			return renderDocument(content);
		},
		async stop() {},
	};
}
