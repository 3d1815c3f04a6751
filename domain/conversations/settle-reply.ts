import type { Tx } from "../../db/connect.ts";
import type { Reply } from "../assistant/reply.ts";
import type { Lead } from "../leads/lead.ts";
import { type FactName, factNames, type LeadFacts } from "../leads/lead.ts";
import { type Conversation, holdWherever, saveConversation } from "./conversation-store.ts";
import type { House } from "./house.ts";
import type { StoredMessage } from "./message-store.ts";
import { type Claim, endClaim, forgetInput, holdOn, markStopped } from "./question-store.ts";
import { spokenReply } from "./spoken-reply.ts";
import { tellTeam } from "./tell-team.ts";
import { answerOf, append, atOffer, keepLead, type OpenTurn } from "./turn.ts";

export type Settled =
	| { kind: "said"; answer: StoredMessage; lead: Lead | null; reply: Reply }
	/** It waits for the proposal. */
	| { kind: "proposal"; turn: OpenTurn }
	/** A person has taken the conversation: nothing was said. */
	| { kind: "taken"; person: string }
	/** Another process answers by now: nothing was stored. */
	| { kind: "lost" };

/**
 * Stores what a model answered and what it found out, together: all of it, or nothing when a person of the team has
 * taken the conversation meanwhile, or another process the message. Of an answer that was stopped before a word of it,
 * its question is marked.
 */
export async function settleReply(
	tx: Tx,
	house: House,
	turn: OpenTurn,
	claim: Claim,
	{ reply, stopped }: { reply: Reply; stopped: boolean },
): Promise<Settled> {
	const { world } = house;
	const now = world.now().toISOString();
	const held = await holdWherever(tx, turn.conversation.id, now);
	const answer: StoredMessage = stopped
		? { ...answerOf(reply, reply.text, now), stopped }
		: spokenReply(house, turn.conversation, reply);
	if (!held) return { kind: "said", answer, lead: turn.lead, reply };
	const waits = reply.wants === "proposal" && !held.person;
	if (!(await (waits ? holdOn(tx, world, claim) : endClaim(tx, claim)))) return { kind: "lost" };
	if (held.person) return { kind: "taken", person: held.person.name };
	const lead = await keepLead(tx, house, held.id, { ...reply, state: stateAfter(held, turn, reply) });
	if (waits) {
		const state = stateAfter(held, turn, { ...reply, state: atOffer(turn.conversation.state, reply) });
		await saveConversation(tx, { ...held, state, language: reply.language }, now);
		return { kind: "proposal", turn: { conversation: held, reply, lead } };
	}
	// Of the guided reply it was told when the message was stored, of its question in any case.
	const isNew = reply.wants !== turn.reply.wants || reply.note !== turn.reply.note;
	const unknownQuestion = turn.reply.unknownQuestion ? null : reply.unknownQuestion;
	await tellTeam(tx, house, isNew ? lead : null, { ...reply, unknownQuestion });
	const { position } = claim;
	const place = { conversationId: held.id, position };
	if (!answer.content) await markStopped(tx, place);
	else if (!stopped) await forgetInput(tx, place);
	const said = answer.content ? await append(tx, held, { ...answer, answers: position }) : held;
	const state = stateAfter(held, turn, reply);
	await saveConversation(tx, { ...said, state, language: reply.language }, now);
	return { kind: "said", answer, lead, reply: { ...reply, state } };
}

/** Something said meanwhile has moved the state on: it stands, and only learns what it did not know. */
function stateAfter(held: Conversation, turn: OpenTurn, reply: Reply): Reply["state"] {
	if (held.transcriptHash === turn.conversation.transcriptHash) return reply.state;
	const facts: LeadFacts = { ...held.state.facts };
	for (const fact of factNames) complete(facts, reply.state.facts, fact);
	return { ...held.state, facts };
}

function complete<Fact extends FactName>(facts: LeadFacts, told: LeadFacts, fact: Fact): void {
	facts[fact] ??= told[fact];
}
