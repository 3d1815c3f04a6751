import { once } from "node:events";
import { limits } from "../../../config/limits.ts";
import type { Tx } from "../../../db/connect.ts";
import { effectOf, type Reply } from "../../assistant/reply.ts";
import { whileRenewing } from "../../lease.ts";
import {
	type Proposal,
	type ProposalOutcome,
	proposalPages,
	proposalPath,
} from "../../proposals/proposal.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import type { MessageContent } from "../message-store.ts";
import { renewClaim } from "./answer-claim-store.ts";
import { buildAnswerWithoutHours, emptyAnswer } from "./build-answer.ts";
import { closeTurn } from "./close-turn.ts";
import { stateAtOffer, type Turn, type TurnStep } from "./turn.ts";

type ProposalTask = { turn: Turn; claim: string; visitorAddress: string; signal: AbortSignal };

class ClaimLostError extends Error {}

/**
 * Makes the proposal that a turn asks for, and stores it with its message. When that fails, stores the message that
 * says so. After a stop, nothing of the proposal is stored or mailed.
 * @returns left-to-colleague: a colleague took over: the proposal is stored and mailed, without its message; wait:
 * another process answers, or the visitor stopped.
 */
export async function answerWithProposal(
	dependencies: ConversationDependencies,
	turn: Turn,
	claim: string,
	visitorAddress: string,
): Promise<TurnStep> {
	const { db, runtime, aborts } = dependencies;
	const drawingAbort = new AbortController();
	const { stopped, unregister } = aborts.register(claim, turn.conversation.id);
	const renew = () => renewClaim(db, runtime, claim);
	try {
		return await whileRenewing(limits.answerSeconds, renew, async () => {
			const making = makeAndStore(dependencies, { turn, claim, visitorAddress, signal: drawingAbort.signal });
			// After a stop nobody waits for the result.
			making.catch(() => undefined);
			const stopping = once(stopped, "abort").then(async () => {
				const stoppedAnswer = {
					claim,
					reply: replyAtOffer(turn),
					message: emptyAnswer(runtime.now().toISOString()),
				};
				const step = await db.transaction().execute((tx) => closeTurn(tx, dependencies, turn, stoppedAnswer));
				// The proposal was stored before the stop, or another process has the claim.
				if (step.next.kind === "wait") return making;
				drawingAbort.abort();
				return step;
			});
			return Promise.race([making, stopping]);
		});
	} finally {
		unregister();
	}
}

async function makeAndStore(
	dependencies: ConversationDependencies,
	{ turn, claim, visitorAddress, signal }: ProposalTask,
): Promise<TurnStep> {
	const { reply, lead } = turn;
	const texts = effectOf(reply, "make-proposal")?.texts;
	const close = (
		tx: Tx,
		outcome: ProposalOutcome,
		storedReply: Reply,
		proposal: MessageContent["proposal"] | null = null,
	) => {
		const now = dependencies.runtime.now().toISOString();
		const message = buildAnswerWithoutHours(reply, texts?.[outcome] ?? reply.text, now, proposal);
		return closeTurn(tx, dependencies, turn, { claim, reply: storedReply, message });
	};
	let failure: ProposalOutcome = "failed";
	try {
		if (!lead) throw new Error("A proposal was asked for without a lead to make it for.");
		const result = await dependencies.makeProposal(
			{ leadId: lead.id, facts: reply.state.facts, rateLimitSubject: visitorAddress, signal },
			async (tx, proposal, outcome) => {
				// The newest of the day may be for a company that has been corrected since.
				const company = outcome === "latest" ? null : reply.state.facts.company;
				const step = await close(tx, outcome, reply, shownProposal(proposal, company));
				// Rolls the proposal back.
				if (step.next.kind === "wait") throw new ClaimLostError();
				return step;
			},
		);
		if ("storedAlongside" in result) return result.storedAlongside;
		if (result.kind === "limit-reached") failure = "limit-reached";
	} catch (error) {
		if (error instanceof ClaimLostError || signal.aborted) return { turn, next: { kind: "wait" } };
		dependencies.onFailure(error);
	}
	return dependencies.db.transaction().execute((tx) => close(tx, failure, replyAtOffer(turn)));
}

function replyAtOffer({ conversation, reply }: Turn): Reply {
	return { ...reply, state: stateAtOffer(conversation.state, reply) };
}

function shownProposal(proposal: Proposal, company: string | null): MessageContent["proposal"] {
	const { fileName } = proposal;
	return { path: proposalPath(proposal), fileName, pages: proposalPages, ...(company && { company }) };
}
