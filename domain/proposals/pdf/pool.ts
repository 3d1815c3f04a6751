import { type DrawingThread, drawingThread } from "./drawing-thread.ts";
import {
	DocumentCancelled,
	DocumentRendererClosed,
	DocumentTimedOut,
	DocumentWorkerDied,
	TooManyDocumentsWaiting,
} from "./failures.ts";
import type { DocumentContent } from "./plan/content.ts";

export type DocumentRenderer = {
	/** Rejects with an error of failures.ts. Aborting cancels a waiting document only. */
	render(content: DocumentContent, signal?: AbortSignal): Promise<Uint8Array>;
	close(): Promise<void>;
};

type Options = {
	/** The bundled worker.ts. Null draws in this thread, for tests and development. */
	workerFile: URL | null;
	/** The time limit of one drawing, in milliseconds. */
	patience?: number;
	longestQueue?: number;
};

type Job = {
	content: DocumentContent;
	tries: number;
	done(bytes: Uint8Array): void;
	failed(error: unknown): void;
};

/** Draws documents one at a time, off the server's thread, in the order of the requests. */
export function documentRenderer({
	workerFile,
	patience = 15_000,
	longestQueue = 50,
}: Options): DocumentRenderer {
	const thread: DrawingThread = workerFile ? drawingThread(workerFile) : inThread();
	const waiting: Job[] = [];
	let busy = false;
	let closed = false;

	return {
		render(content, signal) {
			if (signal?.aborted) return Promise.reject(new DocumentCancelled("The document is cancelled."));
			if (closed) return Promise.reject(new DocumentRendererClosed("The document renderer is closed."));
			if (waiting.length >= longestQueue) {
				return Promise.reject(new TooManyDocumentsWaiting(`${longestQueue} documents are waiting already.`));
			}
			return new Promise((done, failed) => {
				const job: Job = { content, tries: 0, done, failed };
				waiting.push(job);
				signal?.addEventListener("abort", () => cancel(job), { once: true });
				void work();
			});
		},
		async close() {
			closed = true;
			for (const job of waiting.splice(0))
				job.failed(new DocumentRendererClosed("The document renderer was closed."));
			await thread.stop();
		},
	};

	function cancel(job: Job): void {
		const index = waiting.indexOf(job);
		if (index < 0) return;
		waiting.splice(index, 1);
		job.failed(new DocumentCancelled("The document was cancelled."));
	}

	async function work(): Promise<void> {
		if (busy) return;
		busy = true;
		for (let job = waiting.shift(); job; job = waiting.shift()) await attempt(job);
		busy = false;
	}

	async function attempt(job: Job): Promise<void> {
		try {
			job.done(await inTime(thread, thread.draw(job.content), patience));
		} catch (error) {
			// A thread may die without the document's fault, so it is tried twice, but not a third time.
			if (error instanceof DocumentWorkerDied && job.tries++ === 0 && !closed) waiting.unshift(job);
			else job.failed(closed ? new DocumentRendererClosed("The document renderer was closed.") : error);
		}
	}
}

async function inTime(
	thread: DrawingThread,
	drawing: Promise<Uint8Array>,
	patience: number,
): Promise<Uint8Array> {
	const timeout = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => timeout.reject(new DocumentTimedOut(`Not drawn in ${patience} ms.`)),
		patience,
	);
	try {
		return await Promise.race([drawing, timeout.promise]);
	} catch (error) {
		if (error instanceof DocumentTimedOut) {
			drawing.catch(() => {});
			await thread.stop();
		}
		throw error;
	} finally {
		clearTimeout(timer);
	}
}

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
