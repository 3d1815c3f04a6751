import { limits } from "../../config/limits.ts";
import type { Tx } from "../../db/connect.ts";
import type { ProposalOutcome } from "../assistant/reply.ts";
import type { Proposal } from "../proposals/proposal-store.ts";
import { holdWherever, saveConversation } from "./conversation-store.ts";
import type { House } from "./house.ts";
import type { StoredMessage } from "./message-store.ts";
import { type Claim, endClaim, forgetInput, holdOn, markStopped } from "./question-store.ts";
import { answerOf, append, nothingCame, type OpenTurn } from "./turn.ts";

type Handed = { message: StoredMessage } | { person: string } | { lost: true };

/** What keeps a proposal from being stored: nobody waits for it here any more. */
class Unwanted extends Error {}

/**
 * Makes the proposal a turn promised and stores it with the sentence that hands it over, or the sentence that says it
 * failed. Stopped by the visitor before it is there, nothing is stored or mailed of it, and the question says so.
 * @returns that message; the person who has taken the conversation meanwhile, when nothing was said; lost: another
 * process makes it by now.
 */
export async function handOverProposal(
	house: House,
	turn: OpenTurn,
	claim: Claim,
	visitor: string,
): Promise<Handed> {
	const { db, world, stops } = house;
	const stopped = Promise.withResolvers<void>();
	const unwanted = new AbortController();
	const unwatch = stops?.watch(claim.id, stopped.resolve);
	const holding = setInterval(
		() => void holdOn(db, world, claim).catch(() => undefined),
		(limits.answerSeconds * 1_000) / 3,
	);
	try {
		const making = made(house, turn, claim, { visitor, unwanted: unwanted.signal });
		// Stopped, nobody waits for what becomes of it.
		making.catch(() => undefined);
		const stopping = stopped.promise.then(async () => {
			const came = await db.transaction().execute((tx) => stop(tx, house, turn, claim));
			if (came) unwanted.abort();
			return came;
		});
		return (await Promise.race([making, stopping])) ?? (await making);
	} finally {
		clearInterval(holding);
		unwatch?.();
	}
}

async function made(
	house: House,
	turn: OpenTurn,
	claim: Claim,
	wanted: { visitor: string; unwanted: AbortSignal },
): Promise<Handed> {
	const { db, world } = house;
	const { reply } = turn;
	const hand = async (tx: Tx, text: string, proposal: Proposal | null): Promise<Handed> => {
		const now = world.now().toISOString();
		const answer = answerOf(reply, text, now, proposal);
		const held = await holdWherever(tx, turn.conversation.id, now);
		if (!held) return { message: answer };
		if (!(await endClaim(tx, claim))) throw new Unwanted();
		if (held.person) return { person: held.person.name };
		const { position } = claim;
		await forgetInput(tx, { conversationId: held.id, position });
		const conversation = await append(tx, held, { ...answer, answers: position });
		// Something said meanwhile has moved the state on: that later state stands.
		const moved = held.transcriptHash !== turn.conversation.transcriptHash;
		await saveConversation(
			tx,
			proposal && !moved ? { ...conversation, state: reply.state } : conversation,
			now,
		);
		return { message: answer };
	};
	let handed: Handed | null = null;
	let without: ProposalOutcome = "failed";
	try {
		if (!turn.lead) throw new Error("A proposal was promised without a lead to make it for.");
		const { kind } = await house.makeProposal(
			{ leadId: turn.lead.id, facts: reply.state.facts, ...wanted },
			async (tx, proposal, outcome) => {
				handed = await hand(tx, reply.proposalTexts?.[outcome] ?? reply.text, proposal);
			},
		);
		if (kind === "enough") without = "enough";
	} catch (error) {
		if (error instanceof Unwanted || wanted.unwanted.aborted) return { lost: true };
		// What was stored beside the proposal went with it.
		handed = null;
		house.onFailure(error);
	}
	if (handed) return handed;
	const sorry = reply.proposalTexts?.[without] ?? reply.text;
	return db
		.transaction()
		.execute((tx) => hand(tx, sorry, null))
		.catch((error) => {
			if (error instanceof Unwanted) return { lost: true };
			throw error;
		});
}

/** @returns null when there is nothing to stop: the proposal is there, or somebody else's. */
async function stop(tx: Tx, { world }: House, turn: OpenTurn, claim: Claim): Promise<Handed | null> {
	const now = world.now().toISOString();
	const held = await holdWherever(tx, turn.conversation.id, now);
	if (!held || !(await endClaim(tx, claim))) return null;
	if (held.person) return { person: held.person.name };
	await markStopped(tx, { conversationId: held.id, position: claim.position });
	return { message: nothingCame(now) };
}
