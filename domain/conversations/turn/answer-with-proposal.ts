import { once } from "node:events";
import { limits } from "../../../config/limits.ts";
import type { Tx } from "../../../db/connect.ts";
import type { ProposalOutcome } from "../../assistant/reply.ts";
import { whileRenewing } from "../../leases/lease.ts";
import { type Proposal, proposalPages, proposalPath } from "../../proposals/proposal.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { saveConversation } from "../conversation-store.ts";
import type { StoredMessage } from "../message-store.ts";
import { type Claim, renewClaim } from "./answer-claim-store.ts";
import { emptyAnswer, plainAnswer } from "./answer-message.ts";
import { closeTurn } from "./close-turn.ts";
import type { ClaimLost, Finished, Turn } from "./turn.ts";

type PromisedProposal = { turn: Turn; claim: Claim; visitorAddress: string; signal: AbortSignal };

class ClaimLostError extends Error {}

/**
 * Makes the proposal that a turn promised, and stores it with its message. When that fails, stores the message that
 * says so. After a stop, nothing of the proposal is stored or mailed.
 * @returns for-a-person: a person took over: the proposal is stored and mailed, without its message; claim-lost: another
 * process answers, or the visitor stopped.
 */
export async function answerWithProposal(
	dependencies: ConversationDependencies,
	turn: Turn,
	claim: Claim,
	visitorAddress: string,
): Promise<Finished | ClaimLost> {
	const { db, runtime, aborts } = dependencies;
	const abort = new AbortController();
	const signals = aborts?.register(claim, turn.conversation.id);
	const renew = () => renewClaim(db, runtime, claim);
	try {
		return await whileRenewing(limits.answerSeconds, renew, async () => {
			const promised = { turn, claim, visitorAddress, signal: abort.signal };
			const making = makeAndStore(dependencies, promised);
			// After a stop nobody waits for the result.
			making.catch(() => undefined);
			if (!signals) return making;
			const stopping = once(signals.stopped, "abort").then(async () => {
				const nothing = emptyAnswer(runtime.now().toISOString());
				const { next } = await db.transaction().execute((tx) => closeTurn(tx, turn, claim, nothing));
				// The proposal was stored before the stop, or another process has the claim.
				if (next.kind === "claim-lost") return making;
				abort.abort();
				return next;
			});
			return Promise.race([making, stopping]);
		});
	} finally {
		signals?.unregister();
	}
}

async function makeAndStore(
	dependencies: ConversationDependencies,
	promised: PromisedProposal,
): Promise<Finished | ClaimLost> {
	const { turn, signal, visitorAddress } = promised;
	const { reply, lead } = turn;
	const textOf = (outcome: ProposalOutcome) => reply.proposalTexts?.[outcome] ?? reply.text;
	let failure: ProposalOutcome = "failed";
	try {
		if (!lead) throw new Error("A proposal was promised without a lead to make it for.");
		const made = await dependencies.makeProposal(
			{ leadId: lead.id, facts: reply.state.facts, subject: visitorAddress, signal },
			(tx, proposal, outcome) => {
				// The newest of the day may be for a company that has been corrected since.
				const company = outcome === "latest" ? null : reply.state.facts.company;
				const shown = shownOf(proposal, company);
				return storeProposalMessage(tx, dependencies, promised, textOf(outcome), shown);
			},
		);
		if ("stored" in made && made.stored) return made.stored;
		if (made.kind === "enough") failure = "enough";
	} catch (error) {
		if (error instanceof ClaimLostError || signal.aborted) return { kind: "claim-lost" };
		dependencies.onFailure(error);
	}
	try {
		return await dependencies.db
			.transaction()
			.execute((tx) => storeProposalMessage(tx, dependencies, promised, textOf(failure), null));
	} catch (error) {
		if (error instanceof ClaimLostError) return { kind: "claim-lost" };
		throw error;
	}
}

function shownOf(proposal: Proposal, company: string | null): StoredMessage["proposal"] {
	const { fileName } = proposal;
	return { path: proposalPath(proposal), fileName, pages: proposalPages, ...(company && { company }) };
}

/** Stores the message about the proposal and ends the claim. @throws ClaimLostError when another process has the claim. */
async function storeProposalMessage(
	tx: Tx,
	{ runtime }: ConversationDependencies,
	{ turn, claim }: PromisedProposal,
	text: string,
	proposal: StoredMessage["proposal"] | null,
): Promise<Finished | ClaimLost> {
	const now = runtime.now().toISOString();
	const { next, stored } = await closeTurn(tx, turn, claim, plainAnswer(turn.reply, text, now, proposal));
	if (next.kind === "claim-lost") throw new ClaimLostError();
	if (!stored) return next;
	// A later message moved the state on: the later state stays.
	const isLatest = stored.locked.transcriptHash === turn.conversation.transcriptHash;
	const state = proposal && isLatest ? turn.reply.state : stored.conversation.state;
	await saveConversation(tx, { ...stored.conversation, state }, now);
	return next;
}
