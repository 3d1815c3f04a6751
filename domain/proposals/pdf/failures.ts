/** So many proposals are waiting already that one more would only make all of them late. Try again in a while. */
export class TooManyProposalsWaiting extends Error {
	override name = "TooManyProposalsWaiting";
}

/** A proposal took longer than it may; its worker was stopped and the next job gets a new one. */
export class ProposalTimedOut extends Error {
	override name = "ProposalTimedOut";
}

/** The worker died twice over the same proposal. */
export class ProposalWorkerDied extends Error {
	override name = "ProposalWorkerDied";
}

/** The proposal could not be drawn; the message says why. */
export class ProposalNotDrawn extends Error {
	override name = "ProposalNotDrawn";
}

/** The renderer was closed, before or while the proposal was asked for. */
export class ProposalRendererClosed extends Error {
	override name = "ProposalRendererClosed";
}
