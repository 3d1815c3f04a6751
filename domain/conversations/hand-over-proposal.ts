import type { Tx } from "../../db/connect.ts";
import type { ProposalOutcome } from "../assistant/engine.ts";
import type { Proposal } from "../proposals/proposal-store.ts";
import { holdWherever, saveConversation } from "./conversation-store.ts";
import type { House } from "./house.ts";
import type { StoredMessage } from "./message-store.ts";
import { answerOf, append, type OpenTurn } from "./turn.ts";

type Handed = { message: StoredMessage } | { person: string };

/**
 * Makes the proposal a turn promised and stores it with the sentence that hands it over, or the sentence that says it
 * failed. @returns that message; the person who has taken the conversation meanwhile, when nothing was said.
 */
export async function handOverProposal(house: House, turn: OpenTurn, visitor: string): Promise<Handed> {
	const { db, world } = house;
	const { reply } = turn;
	const hand = async (tx: Tx, text: string, proposal: Proposal | null): Promise<Handed> => {
		const now = world.now().toISOString();
		const answer = answerOf(reply, text, now, proposal);
		const held = await holdWherever(tx, turn.conversation.id, now);
		if (!held) return { message: answer };
		if (held.person) return { person: held.person.name };
		const conversation = await append(tx, held, answer);
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
			{ leadId: turn.lead.id, visitor },
			async (tx, proposal, outcome) => {
				handed = await hand(tx, reply.proposalTexts?.[outcome] ?? reply.text, proposal);
			},
		);
		if (kind === "enough") without = "enough";
	} catch (error) {
		// What was stored beside the proposal went with it.
		handed = null;
		house.onFailure(error);
	}
	return (
		handed ?? db.transaction().execute((tx) => hand(tx, reply.proposalTexts?.[without] ?? reply.text, null))
	);
}
