import { parentPort } from "node:worker_threads";
import type { DocumentContent } from "./plan/content.ts";
import { renderDocument } from "./render.tsx";

export type DrawingJob = { id: number; content: DocumentContent };
export type DrawingResult = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; error: string };

let queue: Promise<void> = Promise.resolve();

parentPort?.on("message", (job: DrawingJob) => {
	// One at a time: two at once need twice the memory and finish no sooner.
	queue = queue.then(() => draw(job));
});

async function draw({ id, content }: DrawingJob): Promise<void> {
	try {
		const bytes = await renderDocument(content);
		send({ id, bytes }, [bytes.buffer]);
	} catch (error) {
		send({ id, error: error instanceof Error ? error.message : String(error) });
	}
}

function send(message: DrawingResult, transferred: ArrayBuffer[] = []): void {
	parentPort?.postMessage(message, transferred);
}
