import { limits } from "../../config/limits.ts";
import type { Language } from "../../content/language.ts";
import type { Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { type Reply, takeTurn } from "../assistant/engine.ts";
import type { Spoken, Watcher } from "../assistant/model/model-turn.ts";
import { tellRenewal } from "../deliveries/tell-destinations.ts";
import type { Lead } from "../leads/lead.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { tellNow } from "../leads/record-lead.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import { type Conversation, saveConversation } from "./conversation-store.ts";
import { handOverProposal } from "./hand-over-proposal.ts";
import type { House } from "./house.ts";
import { findSaid, latestMessages, type StoredMessage } from "./message-store.ts";
import { openConversation } from "./open-conversation.ts";
import type { Said } from "./said.ts";
import { saidBefore } from "./said-before.ts";
import { settleReply } from "./settle-reply.ts";
import { spokenReply } from "./spoken-reply.ts";
import { takeBack } from "./take-back.ts";
import { append, keepLead, type OpenTurn } from "./turn.ts";

export type { House } from "./house.ts";

type Standing = {
	conversationId: string;
	language: Language;
	lead: Pick<Lead, "status" | "score"> | null;
};

export type Answer = Standing & { kind: "answered"; message: StoredMessage };

/** A person of the team has the conversation: the message is kept for them, and the assistant says nothing. */
export type Heard = Standing & { kind: "heard"; person: string };

/** Whoever sees the answer while it comes, and may stop it. */
export type Attending = Watcher & {
	/** The message is stored; the answer follows. */
	begun(conversationId: string): void;
	stop: AbortSignal;
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

type StoredTurn = OpenTurn & {
	next:
		| { kind: "said"; answer: StoredMessage }
		| { kind: "proposal" }
		| { kind: "model"; history: Spoken[] }
		| { kind: "taken"; person: string }
		/** It was said before, and its answer is still to come. */
		| { kind: "coming" };
};

/** Milliseconds between two looks for an answer that somebody else is giving, and looks until it is given anew. */
const lookAgain = 250;
const looks = 80;

/** Stores a turn, unless it was stored before: then its answer is waited for. */
async function storedOnce(house: House, said: Said): Promise<StoredTurn | null> {
	for (let look = 0; ; look++) {
		const turn = await storedTwice(house, (tx) => storeTurn(tx, house, said, look < looks));
		if (turn?.next.kind !== "coming") return turn;
		await new Promise((resolve) => setTimeout(resolve, lookAgain));
	}
}

/** Two processes may store the same lead at the same moment: the later one then finds it. */
async function storedTwice<Stored>(house: House, store: (tx: Tx) => Promise<Stored>): Promise<Stored> {
	const run = () => house.db.transaction().execute(store);
	return run().catch((error) => {
		if (!isUniqueViolation(error)) throw error;
		return run();
	});
}

function isTooLong(history: Said["history"]): boolean {
	const characters = history.reduce((sum, { content }) => sum + content.length, 0);
	return history.length > limits.history || characters > limits.historyCharacters;
}

async function storeTurn(tx: Tx, house: House, said: Said, patient: boolean): Promise<StoredTurn | null> {
	const { world, brand, model } = house;
	const now = world.now().toISOString();
	const { message, language: page, key = null } = said;
	const place = key ? await findSaid(tx, key) : null;
	const again = place && (await saidBefore(tx, world, place, said.conversationId));
	const opened = again?.conversation ?? (await openConversation(tx, world, brand, said));
	if (!opened) return null;
	const before = await asWithdrawn(tx, opened);
	const heardBy = takeTurn({ state: before.state, message, language: before.language, page, brand });
	// What a person answers instead shows no notice.
	const reply = before.person ? { ...heardBy, consent: undefined } : heardBy;
	const history = model ? await latestMessages(tx, before.id, limits.modelMessages) : [];
	if (again && (again.answer || before.person || patient || !again.last)) {
		const turn = { conversation: before, reply: { ...reply, language: before.language }, lead: again.lead };
		if (again.answer) return { ...turn, next: { kind: "said", answer: again.answer } };
		if (before.person) return { ...turn, next: { kind: "taken", person: before.person.name } };
		return { ...turn, next: { kind: "coming" } };
	}
	// A key that stands in another conversation is not this message's.
	const own = place ? null : key;
	const user = { role: "user", content: message, at: now, key: own } as const;
	const heard = again ? before : await append(tx, before, user);
	const lead = await keepLead(tx, house, before.id, reply);
	if (lead && reply.note) await takeBack(tx, house, lead.id);
	else if (lead && reply.consent) {
		await tellNow(tx, house, lead.id, `consent-${now}`);
		await tellRenewal(tx, house, lead.id, now);
	} else if (lead && reply.wants === "person") await tellNow(tx, house, lead.id, "person");
	const turn = { conversation: heard, reply, lead };
	const { language } = reply;
	if (before.person) {
		const state = { ...before.state, facts: reply.state.facts, quiet: reply.state.quiet, waitingFor: null };
		await saveConversation(tx, { ...heard, state, language }, now);
		return { ...turn, next: { kind: "taken", person: before.person.name } };
	}
	if (reply.wants === "proposal") {
		// The state stays at the offer until the proposal is there: should it fail, agreeing again works.
		await saveConversation(tx, { ...heard, language }, now);
		return { ...turn, next: { kind: "proposal" } };
	}
	if (model) {
		await saveConversation(tx, { ...heard, state: reply.state, language }, now);
		return { ...turn, next: { kind: "model", history } };
	}
	const answer = spokenReply(house, before, reply);
	await saveConversation(tx, { ...(await append(tx, heard, answer)), state: reply.state, language }, now);
	return { ...turn, next: { kind: "said", answer } };
}

/** The team may have written down that somebody takes their leave back: what is stored says whether it stands. */
async function asWithdrawn(tx: Tx, conversation: Conversation): Promise<Conversation> {
	const lead = await findLeadOfConversation(tx, conversation.id);
	// Begun twice in a minute, one lead stands for both: the conversation without one knows by itself.
	const withdrawn = lead ? (await revocationOf(tx, lead.id)) !== null : conversation.state.withdrawn;
	return { ...conversation, state: { ...conversation.state, withdrawn } };
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
	const reply = await modelReply(house, turn, next.history, said, attending);
	const settled = await storedTwice(house, (tx) => settleReply(tx, house, turn, reply));
	if (settled.kind === "proposal")
		return { lead: settled.turn.lead, ...(await handOverProposal(house, settled.turn, said.visitor)) };
	if (settled.kind === "said") return { lead: settled.lead, message: settled.answer };
	attending?.withdraw();
	return { lead, person: settled.person };
}

async function modelReply(
	{ model, brand, takeovers }: House,
	{ conversation, reply }: StoredTurn,
	history: Spoken[],
	{ message, language: page }: Said,
	attending: Attending | undefined,
): Promise<Reply> {
	if (!model) return reply;
	const asked = { ...{ message, page, brand, history }, language: reply.language, state: reply.state };
	const turn = { ...asked, conversationId: conversation.id, guided: reply };
	const taken = new AbortController();
	const stop = attending ? AbortSignal.any([attending.stop, taken.signal]) : taken.signal;
	const watcher: Watcher = {
		text: (piece) => !taken.signal.aborted && attending?.text(piece),
		withdraw: () => attending?.withdraw(),
	};
	const unwatch = takeovers?.watch(conversation.id, () => {
		if (taken.signal.aborted) return;
		taken.abort();
		attending?.withdraw();
	});
	try {
		return (await model.answer(turn, watcher, stop)).reply;
	} finally {
		unwatch?.();
	}
}
