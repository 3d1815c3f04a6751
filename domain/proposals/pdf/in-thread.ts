import type { DrawingThread } from "./drawing-thread.ts";

/** Draws in the calling thread and blocks it: for tests and development. The first job loads the library. */
export function inThread(): DrawingThread {
	return {
		async draw(content) {
			const { renderDocument } = await import("./render.tsx");
			return renderDocument(content);
		},
		async stop() {},
	};
}
