import { Worker } from "node:worker_threads";
import { DocumentNotDrawn, DocumentWorkerDied } from "./failures.ts";
import type { DocumentContent } from "./plan/content.ts";
import type { Answer, Ask } from "./worker.ts";

/** A thread that draws one document at a time. Started by its first job, and again by the next if it dies. */
export type DrawingThread = {
	/** Rejects with DocumentWorkerDied when the thread ends under it, with DocumentNotDrawn when it answers so. */
	draw(content: DocumentContent): Promise<Uint8Array>;
	stop(): Promise<void>;
};

/** The megabytes of heap the thread may use before it is ended, rather than the whole server. */
const heap = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** A thread that is not started yet. @param workerFile the module it runs. */
export function drawingThread(workerFile: URL): DrawingThread {
	let worker: Worker | null = null;
	let jobs = 0;

	return {
		draw(content) {
			worker ??= started();
			const current = worker;
			const id = ++jobs;
			return new Promise<Uint8Array>((resolve, reject) => {
				const settle = (act: () => void) => {
					current.off("message", heard);
					current.off("exit", ended);
					current.unref();
					act();
				};
				const ended = () =>
					settle(() => reject(new DocumentWorkerDied("The thread that draws documents ended.")));
				const heard = (answer: Answer) => {
					if (answer.id !== id) return;
					settle(() =>
						"bytes" in answer ? resolve(answer.bytes) : reject(new DocumentNotDrawn(answer.error)),
					);
				};
				current.on("message", heard);
				current.on("exit", ended);
				// Only a thread at work may keep the process from ending.
				current.ref();
				current.postMessage({ id, content } satisfies Ask);
			});
		},
		async stop() {
			const current = worker;
			worker = null;
			await current?.terminate();
		},
	};

	function started(): Worker {
		const thread = new Worker(workerFile, { resourceLimits: heap, name: "documents" });
		// Without a listener an error in the thread would end the process; "exit" follows and is what we act on.
		thread.on("error", () => {});
		thread.on("exit", () => {
			if (worker === thread) worker = null;
		});
		return thread;
	}
}
