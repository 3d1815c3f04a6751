/** The queue is full: another document would delay all of them. Try again later. */
export class TooManyDocumentsWaiting extends Error {
	override name = "TooManyDocumentsWaiting";
}

/** A document took too long; its thread was stopped, and the next job starts a new one. */
export class DocumentTimedOut extends Error {
	override name = "DocumentTimedOut";
}

/** The thread ended while it drew a document. The pool retries once before it passes this on. */
export class DocumentWorkerDied extends Error {
	override name = "DocumentWorkerDied";
}

/** The document could not be drawn; the message says why. */
export class DocumentNotDrawn extends Error {
	override name = "DocumentNotDrawn";
}

/** The renderer was closed before the document was drawn. */
export class DocumentRendererClosed extends Error {
	override name = "DocumentRendererClosed";
}

/** The caller cancelled a document that was still waiting. */
export class DocumentCancelled extends Error {
	override name = "DocumentCancelled";
}
