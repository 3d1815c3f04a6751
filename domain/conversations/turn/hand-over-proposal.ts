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
import type { Turn, TurnOutcome } from "./turn.ts";

type Making = { turn: Turn; claim: Claim; visitorAddress: string; unwanted: AbortSignal };

class Unwanted extends Error {}

/**
 * Makes the proposal that a turn promised, and stores it with its message. When that fails, stores the message that
 * says so. After a stop, nothing of the proposal is stored or mailed.
 * @returns for-a-person: a person took over, and nothing was stored; lost: another process has the claim.
 */
export async function handOverProposal(
	dependencies: ConversationDependencies,
	turn: Turn,
	claim: Claim,
	visitorAddress: string,
): Promise<TurnOutcome> {
	const { db, runtime, aborts } = dependencies;
	const unwanted = new AbortController();
	const signals = aborts?.register(claim, turn.conversation.id);
	const stopped = Promise.withResolvers<void>();
	signals?.stopped.addEventListener("abort", () => stopped.resolve(), { once: true });
	const renew = () => renewClaim(db, runtime, claim);
	try {
		return await whileRenewing(limits.answerSeconds, renew, async () => {
			const making = make(dependencies, {
				turn,
				claim,
				visitorAddress,
				unwanted: unwanted.signal,
			});
			// After a stop nobody waits for the result.
			making.catch(() => undefined);
			const stopping = stopped.promise.then(async () => {
				const nothing = emptyAnswer(runtime.now().toISOString());
				const { outcome } = await db.transaction().execute((tx) => closeTurn(tx, turn, claim, nothing));
				if (outcome.kind === "lost") return null;
				unwanted.abort();
				return outcome;
			});
			return (await Promise.race([making, stopping])) ?? making;
		});
	} finally {
		signals?.unregister();
	}
}

async function make(dependencies: ConversationDependencies, making: Making): Promise<TurnOutcome> {
	const { turn, unwanted, visitorAddress } = making;
	const { reply, lead } = turn;
	const textOf = (outcome: ProposalOutcome) => reply.proposalTexts?.[outcome] ?? reply.text;
	let handed: TurnOutcome | null = null;
	let without: ProposalOutcome = "failed";
	try {
		if (!lead) throw new Error("A proposal was promised without a lead to make it for.");
		const { kind } = await dependencies.makeProposal(
			{ leadId: lead.id, facts: reply.state.facts, subject: visitorAddress, unwanted },
			async (tx, proposal, outcome) => {
				// The newest of the day may be for a company that has been corrected since.
				const company = outcome === "latest" ? null : reply.state.facts.company;
				handed = await handOver(tx, dependencies, making, textOf(outcome), shownOf(proposal, company));
			},
		);
		if (kind === "enough") without = "enough";
	} catch (error) {
		if (error instanceof Unwanted || unwanted.aborted) return { kind: "lost" };
		handed = null;
		dependencies.onFailure(error);
	}
	if (handed) return handed;
	try {
		const store = (tx: Tx) => handOver(tx, dependencies, making, textOf(without), null);
		return await dependencies.db.transaction().execute(store);
	} catch (error) {
		if (error instanceof Unwanted) return { kind: "lost" };
		throw error;
	}
}

function shownOf(proposal: Proposal, company: string | null): StoredMessage["proposal"] {
	const { fileName } = proposal;
	return { path: proposalPath(proposal), fileName, pages: proposalPages, ...(company && { company }) };
}

/** Stores the message about the proposal and ends the claim. @throws Unwanted when another process has the claim. */
async function handOver(
	tx: Tx,
	{ runtime }: ConversationDependencies,
	{ turn, claim }: Making,
	text: string,
	proposal: StoredMessage["proposal"] | null,
): Promise<TurnOutcome> {
	const now = runtime.now().toISOString();
	const { outcome, stored } = await closeTurn(tx, turn, claim, plainAnswer(turn.reply, text, now, proposal));
	if (outcome.kind === "lost") throw new Unwanted();
	if (!stored) return outcome;
	// A later message moved the state on: the later state stays.
	const isLatest = stored.locked.transcriptHash === turn.conversation.transcriptHash;
	const state = proposal && isLatest ? turn.reply.state : stored.conversation.state;
	await saveConversation(tx, { ...stored.conversation, state }, now);
	return outcome;
}
