import { limits } from "../../config/limits.ts";
import type { Language } from "../../content/language.ts";
import type { Watcher } from "../assistant/model/model-turn.ts";
import type { Lead } from "../leads/lead.ts";
import { askModel } from "./ask-model.ts";
import { handOverProposal } from "./hand-over-proposal.ts";
import type { House } from "./house.ts";
import type { StoredMessage } from "./message-store.ts";
import type { Said } from "./said.ts";
import { settleReply } from "./settle-reply.ts";
import { type StoredTurn, storedOnce, storedTwice } from "./store-turn.ts";

export type { House } from "./house.ts";

type Standing = {
	conversationId: string;
	language: Language;
	lead: Pick<Lead, "status" | "score"> | null;
};

export type Answer = Standing & { kind: "answered"; message: StoredMessage };

/** A person of the team has the conversation: the message is kept for them, and the assistant says nothing. */
export type Heard = Standing & { kind: "heard"; person: string };

/** Whoever sees the answer while it comes; should they leave, it is given and stored all the same. */
export type Attending = Watcher & {
	/** The message is stored; the answer follows. */
	begun(conversationId: string): void;
};

/**
 * One turn of a conversation: what the visitor said and what follows from it are stored together, then the answer is
 * given. A model is asked, and a proposal drawn, outside the transaction; what comes of it is stored with its sentence.
 * @returns unknown-conversation: no conversation has this id; history-too-long: see limits.history.
 */
export async function converse(
	house: House,
	said: Said,
	attending?: Attending,
): Promise<Answer | Heard | { kind: "unknown-conversation" } | { kind: "history-too-long" }> {
	if (!said.conversationId && isTooLong(said.history)) return { kind: "history-too-long" };
	const turn = await storedOnce(house, said);
	if (!turn) return { kind: "unknown-conversation" };
	const { conversation, reply } = turn;
	attending?.begun(conversation.id);
	const { lead, ...came } = await answered(house, turn, said, attending);
	const standing: Standing = {
		conversationId: conversation.id,
		language: reply.language,
		lead: lead && { status: lead.status, score: lead.score },
	};
	return "message" in came
		? { ...standing, kind: "answered", message: came.message }
		: { ...standing, kind: "heard", person: came.person };
}

type Came = { lead: Lead | null } & ({ message: StoredMessage } | { person: string });

function isTooLong(history: Said["history"]): boolean {
	const characters = history.reduce((sum, { content }) => sum + content.length, 0);
	return history.length > limits.history || characters > limits.historyCharacters;
}

async function answered(
	house: House,
	turn: StoredTurn,
	said: Said,
	attending: Attending | undefined,
): Promise<Came> {
	const { next, lead } = turn;
	if (next.kind === "said") return { lead, message: next.answer };
	if (next.kind === "taken") return { lead, person: next.person };
	if (next.kind === "coming") throw new Error("An answer that is coming is waited for.");
	if (next.kind === "proposal") return { lead, ...(await handOverProposal(house, turn, said.visitor)) };
	const given = await askModel(house, turn, next.history, said, attending);
	const settled = await storedTwice(house, (tx) => settleReply(tx, house, turn, given));
	if (settled.kind === "proposal")
		return { lead: settled.turn.lead, ...(await handOverProposal(house, settled.turn, said.visitor)) };
	if (settled.kind === "said") return { lead: settled.lead, message: settled.answer };
	attending?.withdraw();
	return { lead, person: settled.person };
}
