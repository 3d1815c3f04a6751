/** So many documents are waiting already that one more would only make all of them late. Try again in a while. */
export class TooManyDocumentsWaiting extends Error {
	override name = "TooManyDocumentsWaiting";
}

/** A document took longer than it may; its worker was stopped and the next job gets a new one. */
export class DocumentTimedOut extends Error {
	override name = "DocumentTimedOut";
}

/** The thread ended while it drew a document. Whoever asked the pool for it hears so when a second one did, too. */
export class DocumentWorkerDied extends Error {
	override name = "DocumentWorkerDied";
}

/** The document could not be drawn; the message says why. */
export class DocumentNotDrawn extends Error {
	override name = "DocumentNotDrawn";
}

/** The renderer was closed, before or while the document was asked for. */
export class DocumentRendererClosed extends Error {
	override name = "DocumentRendererClosed";
}

/** Whoever asked for a document wants it no more; it was still waiting to be drawn. */
export class DocumentUnwanted extends Error {
	override name = "DocumentUnwanted";
}
