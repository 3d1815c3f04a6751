import { type DrawingThread, drawingThread } from "./drawing-thread.ts";
import {
	DocumentRendererClosed,
	DocumentTimedOut,
	DocumentUnwanted,
	DocumentWorkerDied,
	TooManyDocumentsWaiting,
} from "./failures.ts";
import { inThread } from "./in-thread.ts";
import type { DocumentContent } from "./plan/content.ts";

export type DocumentRenderer = {
	/**
	 * The PDF's bytes. Rejects with one of the named errors of failures.ts.
	 * @param unwanted once it is aborted the document is not begun. One that is being drawn is drawn to its end: the
	 * next would have to wait for a new thread.
	 */
	render(content: DocumentContent, unwanted?: AbortSignal): Promise<Uint8Array>;
	/** Ends the thread; what waits is rejected. */
	close(): Promise<void>;
};

type Options = {
	/** The bundled worker.ts. Null: draw in this thread, for tests and development. */
	workerFile: URL | null;
	/** How long one drawing may take, in milliseconds. */
	patience?: number;
	/** How many may wait behind the one being drawn. */
	room?: number;
};

type Job = {
	content: DocumentContent;
	tries: number;
	done(bytes: Uint8Array): void;
	failed(error: unknown): void;
};

/** Draws documents one at a time, off the server's thread, in the order they were asked for. */
export function documentRenderer({ workerFile, patience = 15_000, room = 50 }: Options): DocumentRenderer {
	const thread: DrawingThread = workerFile ? drawingThread(workerFile) : inThread();
	const waiting: Job[] = [];
	let busy = false;
	let closed = false;

	return {
		render(content, unwanted) {
			if (unwanted?.aborted) return Promise.reject(new DocumentUnwanted("The document is not wanted."));
			if (closed) return Promise.reject(new DocumentRendererClosed("The document renderer is closed."));
			if (waiting.length >= room) {
				return Promise.reject(new TooManyDocumentsWaiting(`${room} documents are waiting already.`));
			}
			return new Promise((done, failed) => {
				const job: Job = { content, tries: 0, done, failed };
				waiting.push(job);
				unwanted?.addEventListener("abort", () => letGo(job), { once: true });
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

	function letGo(job: Job): void {
		const place = waiting.indexOf(job);
		if (place < 0) return;
		waiting.splice(place, 1);
		job.failed(new DocumentUnwanted("The document is wanted no more."));
	}

	async function work(): Promise<void> {
		if (busy) return;
		busy = true;
		for (let job = waiting.shift(); job; job = waiting.shift()) await attempt(job);
		busy = false;
	}

	async function attempt(job: Job): Promise<void> {
		try {
			job.done(await inTime(thread.draw(job.content)));
		} catch (error) {
			// A thread may die for no fault of the document; one that kills two is not given a third.
			if (error instanceof DocumentWorkerDied && job.tries++ === 0 && !closed) waiting.unshift(job);
			else job.failed(closed ? new DocumentRendererClosed("The document renderer was closed.") : error);
		}
	}

	async function inTime(drawing: Promise<Uint8Array>): Promise<Uint8Array> {
		const late = Promise.withResolvers<never>();
		const timer = setTimeout(
			() => late.reject(new DocumentTimedOut(`Not drawn in ${patience} ms.`)),
			patience,
		);
		try {
			return await Promise.race([drawing, late.promise]);
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
}
