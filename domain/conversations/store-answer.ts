import type { Tx } from "../../db/connect.ts";
import type { Reply } from "../assistant/reply.ts";
import type { Lead } from "../leads/lead.ts";
import { type FactName, factNames, type LeadFacts } from "../leads/lead.ts";
import { type Claim, endClaim, renewClaim } from "./answer-claim-store.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { type Conversation, holdWherever, saveConversation } from "./conversation-store.ts";
import type { StoredMessage } from "./message-store.ts";
import { spokenReply } from "./spoken-reply.ts";
import type { AnswerResult } from "./store-message.ts";
import { tellTeam } from "./tell-team.ts";
import { answerOf, append, atOffer, keepLead, type OpenTurn } from "./turn.ts";

type StoredAnswer =
	| { lead: Lead | null; reply: Reply; result: AnswerResult | { kind: "lost" } }
	/** The answer is a proposal, still to be made. */
	| { open: OpenTurn };

/**
 * Stores what a model answered and what it found out, and ends the claim: all of it, or nothing when a person of the team
 * has taken the conversation meanwhile, or another process the message.
 */
export async function storeAnswer(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: OpenTurn,
	claim: Claim,
	{ reply, stopped }: { reply: Reply; stopped: boolean },
): Promise<StoredAnswer> {
	const { world } = dependencies;
	const { lead } = turn;
	const now = world.now().toISOString();
	const held = await holdWherever(tx, turn.conversation.id, now);
	const message: StoredMessage = stopped
		? { ...answerOf(reply, reply.text, now), stopped }
		: spokenReply(dependencies, turn.conversation, reply);
	if (!held) return { lead, reply, result: { kind: "answered", message } };
	const event = held.person ? "leave-to-person" : stopped || !message.content ? "stop" : "answer";
	const waits = reply.wants === "proposal" && !held.person;
	if (!(await (waits ? renewClaim(tx, world, claim) : endClaim(tx, claim, event))))
		return { ...guided(turn), result: { kind: "lost" } };
	if (held.person) return { ...guided(turn), result: { kind: "for-a-person", person: held.person.name } };
	const kept = await keepLead(tx, dependencies, held.id, { ...reply, state: stateAfter(held, turn, reply) });
	if (waits) {
		const state = stateAfter(held, turn, { ...reply, state: atOffer(turn.conversation.state, reply) });
		await saveConversation(tx, { ...held, state, language: reply.language }, now);
		return { open: { conversation: held, reply, lead: kept } };
	}
	// Of the guided reply the team heard when the message was stored, of its question in any case.
	const isNew = reply.wants !== turn.reply.wants || reply.note !== turn.reply.note;
	const unknownQuestion = turn.reply.unknownQuestion ? null : reply.unknownQuestion;
	await tellTeam(tx, dependencies, isNew ? kept : null, { ...reply, unknownQuestion });
	const said = message.content ? await append(tx, held, { ...message, answers: claim.position }) : held;
	const state = stateAfter(held, turn, reply);
	await saveConversation(tx, { ...said, state, language: reply.language }, now);
	return { lead: kept, reply: { ...reply, state }, result: { kind: "answered", message } };
}

function guided({ lead, reply }: OpenTurn) {
	return { lead, reply };
}

/** A later message may have moved the state on: it stands, and only learns what it did not know. */
function stateAfter(held: Conversation, turn: OpenTurn, reply: Reply): Reply["state"] {
	if (held.transcriptHash === turn.conversation.transcriptHash) return reply.state;
	const facts: LeadFacts = { ...held.state.facts };
	for (const fact of factNames) complete(facts, reply.state.facts, fact);
	return { ...held.state, facts };
}

function complete<Fact extends FactName>(facts: LeadFacts, learned: LeadFacts, fact: Fact): void {
	facts[fact] ??= learned[fact];
}
