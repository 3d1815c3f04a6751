import { Worker } from "node:worker_threads";
import { DocumentNotDrawn, DocumentWorkerDied } from "./failures.ts";
import type { DocumentContent } from "./plan/content.ts";
import type { DrawingJob, DrawingResult } from "./worker.ts";

export type DrawingThread = {
	/** Rejects with DocumentWorkerDied when the thread ends, and with DocumentNotDrawn when it reports an error. */
	draw(content: DocumentContent): Promise<Uint8Array>;
	stop(): Promise<void>;
};

/** The heap limit in megabytes: beyond it the thread ends, and the server goes on. */
const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** Creates a drawing thread, not started yet. @param workerFile the module it runs. */
export function drawingThread(workerFile: URL): DrawingThread {
	let worker: Worker | null = null;
	let jobs = 0;

	return {
		draw(content) {
			worker ??= startWorker();
			const current = worker;
			const id = ++jobs;
			return new Promise<Uint8Array>((resolve, reject) => {
				const finish = (deliver: () => void) => {
					current.off("message", onMessage);
					current.off("exit", onExit);
					current.unref();
					deliver();
				};
				const onExit = () =>
					finish(() => reject(new DocumentWorkerDied("The thread that draws documents ended.")));
				const onMessage = (answer: DrawingResult) => {
					if (answer.id !== id) return;
					finish(() =>
						"bytes" in answer ? resolve(answer.bytes) : reject(new DocumentNotDrawn(answer.error)),
					);
				};
				current.on("message", onMessage);
				current.on("exit", onExit);
				// Only a working thread may keep the process alive.
				current.ref();
				current.postMessage({ id, content } satisfies DrawingJob);
			});
		},
		async stop() {
			const current = worker;
			worker = null;
			await current?.terminate();
		},
	};

	function startWorker(): Worker {
		const thread = new Worker(workerFile, { resourceLimits: heap, name: "documents" });
		// Without a listener an error would end the process; the "exit" event that follows is handled.
		thread.on("error", () => {});
		thread.on("exit", () => {
			if (worker === thread) worker = null;
		});
		return thread;
	}
}
