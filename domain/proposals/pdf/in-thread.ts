import type { DrawingThread } from "./drawing-thread.ts";

/** Draws in the calling thread, which it blocks: for tests and development. The library is read by the first job. */
export function inThread(): DrawingThread {
	return {
		async draw(content) {
			const { renderProposal } = await import("./render.tsx");
			return renderProposal(content);
		},
		async stop() {},
	};
}
