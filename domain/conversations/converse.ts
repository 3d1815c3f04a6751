import type { Brand } from "../../config/env.ts";
import { limits } from "../../config/limits.ts";
import type { Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { type ProposalOutcome, privacyNotice, type Reply, takeTurn } from "../assistant/engine.ts";
import type { Outbound } from "../deliveries/tell-destinations.ts";
import type { Lead } from "../leads/lead.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { recordLead, tellNow } from "../leads/record-lead.ts";
import type { Alongside, ProposalMade, Wanted } from "../proposals/make-proposal.ts";
import { type Proposal, proposalPath } from "../proposals/proposal-store.ts";
import {
	appendMessages,
	type Conversation,
	type Extras,
	holdConversation,
	type StoredMessage,
	saveConversation,
} from "./conversation-store.ts";
import { openConversation } from "./open-conversation.ts";
import type { Said } from "./said.ts";
import { extendTranscript } from "./transcript-hash.ts";

export type House = Outbound & {
	db: Db;
	brand: Brand;
	makeProposal(wanted: Wanted, alongside: Alongside): Promise<ProposalMade>;
	/** Hears of a proposal that could not be made. */
	onFailure(error: unknown): void;
};

export type Answer = {
	kind: "answered";
	conversationId: string;
	language: Language;
	message: StoredMessage;
	lead: Pick<Lead, "status" | "score"> | null;
};

/**
 * One turn of a conversation: what the visitor said and what follows from it are stored together, then the
 * answer is given. A proposal is drawn outside the transaction and stored with the sentence that hands it over.
 * @returns unknown-conversation: no conversation has this id; history-too-long: see limits.history.
 */
export async function converse(
	house: House,
	said: Said,
): Promise<Answer | { kind: "unknown-conversation" } | { kind: "history-too-long" }> {
	if (!said.conversationId && isTooLong(said.history)) return { kind: "history-too-long" };
	const turn = await storedOnce(house, said);
	if (!turn) return { kind: "unknown-conversation" };
	const message = turn.answer ?? (await handOverProposal(house, turn, said.visitor));
	return {
		kind: "answered",
		conversationId: turn.conversation.id,
		language: turn.reply.language,
		message,
		lead: turn.lead && { status: turn.lead.status, score: turn.lead.score },
	};
}

/** Two processes may store the same lead at the same moment: the later one then finds it. */
async function storedOnce(house: House, said: Said): Promise<Turn | null> {
	const store = () => house.db.transaction().execute((tx) => storeTurn(tx, house, said));
	return store().catch((error) => {
		if (!isUniqueViolation(error)) throw error;
		return store();
	});
}

function isTooLong(history: Said["history"]): boolean {
	const characters = history.reduce((sum, { content }) => sum + content.length, 0);
	return history.length > limits.history || characters > limits.historyCharacters;
}

type Turn = {
	/** As stored, up to the visitor's message; with the answer when there is one already. */
	conversation: Conversation;
	reply: Reply;
	lead: Lead | null;
	/** Null when the answer waits for the proposal. */
	answer: StoredMessage | null;
};

async function storeTurn(tx: Tx, house: House, said: Said): Promise<Turn | null> {
	const { world, brand } = house;
	const now = world.now().toISOString();
	const before = await openConversation(tx, world, brand, said);
	if (!before) return null;
	const reply = takeTurn({
		state: before.state,
		message: said.message,
		language: before.language,
		page: said.language,
		brand,
	});
	const heard = await say(tx, before, { role: "user", content: said.message, at: now });
	const lead = await keepLead(tx, house, before.id, reply);
	if (reply.wants === "proposal") {
		// The state stays at the offer until the proposal is there: should it fail, agreeing again works.
		await saveConversation(tx, { ...heard, language: reply.language }, now);
		return { conversation: heard, reply, lead, answer: null };
	}
	if (reply.wants === "person" && lead)
		await tellNow(tx, house, lead.id, reply.note ? "taken-back" : "person");
	const answer = answerOf(reply, reply.text, now);
	const conversation = { ...(await say(tx, heard, answer)), state: reply.state, language: reply.language };
	await saveConversation(tx, conversation, now);
	return { conversation, reply, lead, answer };
}

// The greeting carried the privacy notice; whoever gives an address after it has agreed (Law 1581, article 9).
async function keepLead(
	tx: Tx,
	{ brand, ...outbound }: Outbound & Pick<House, "brand">,
	conversationId: string,
	reply: Reply,
): Promise<Lead | null> {
	const { facts, declined } = reply.state;
	if (!facts.email && !facts.phone) {
		const known = await findLeadOfConversation(tx, conversationId);
		const takenBack = known?.phone && declined.includes("phone");
		if (!known || !takenBack) return known;
	}
	const { language } = reply;
	const { version, text } = privacyNotice(language, brand);
	return recordLead(tx, outbound, {
		source: "chat",
		language,
		facts,
		message: reply.note,
		conversationId,
		consent: { textVersion: version, text, language, source: "chat" },
	});
}

async function handOverProposal(house: House, turn: Turn, visitor: string): Promise<StoredMessage> {
	const { db, world } = house;
	const { reply } = turn;
	const hand = async (tx: Tx, text: string, proposal: Proposal | null) => {
		const now = world.now().toISOString();
		const answer = answerOf(reply, text, now, proposal);
		const held = await holdConversation(tx, turn.conversation.id, now);
		if (!held) return answer;
		const conversation = await say(tx, held, answer);
		// Something said meanwhile has moved the state on: that later state stands.
		const moved = held.transcriptHash !== turn.conversation.transcriptHash;
		await saveConversation(
			tx,
			proposal && !moved ? { ...conversation, state: reply.state } : conversation,
			now,
		);
		return answer;
	};
	let handed: StoredMessage | null = null;
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
		house.onFailure(error);
	}
	return (
		handed ?? db.transaction().execute((tx) => hand(tx, reply.proposalTexts?.[without] ?? reply.text, null))
	);
}

async function say(tx: Tx, conversation: Conversation, message: StoredMessage): Promise<Conversation> {
	await appendMessages(tx, conversation.id, conversation.length, [message]);
	return {
		...conversation,
		length: conversation.length + 1,
		transcriptHash: extendTranscript(conversation.transcriptHash, message.role, message.content),
	};
}

function answerOf(
	reply: Reply,
	content: string,
	at: string,
	proposal: Proposal | null = null,
): StoredMessage {
	const extras: Extras = {};
	if (reply.sources.length > 0) extras.sources = reply.sources;
	if (reply.quickReplies.length > 0) extras.quickReplies = reply.quickReplies;
	if (proposal) extras.proposal = { path: proposalPath(proposal), fileName: proposal.fileName };
	return { role: "assistant", content, at, ...extras };
}
