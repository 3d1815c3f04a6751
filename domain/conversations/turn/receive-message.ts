import type { Brand } from "../../../config/env.ts";
import type { Tx } from "../../../db/connect.ts";
import { greeting, takeTurn } from "../../assistant/assistant.ts";
import { effectOf } from "../../assistant/reply.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import { findRevocation } from "../../privacy/revocation-store.ts";
import type { Runtime } from "../../runtime.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import {
	type Conversation,
	findByTranscript,
	insertConversation,
	lockConversation,
} from "../conversation-store.ts";
import { replayTranscript } from "../import-transcript.ts";
import type { MessageRef, NewMessage } from "../message-store.ts";
import { emptyTranscriptHash, extendTranscriptHash, isBeforeFirstQuestion } from "../transcript-hash.ts";
import { resumeStoredMessage } from "./repeated-message.ts";
import { storeMessage } from "./store-message.ts";
import type { Step, VisitorMessage } from "./turn.ts";

/**
 * Stores a visitor's message once, with its next status: answered by the guided engine, claimed for a model or a
 * proposal, or left to a colleague.
 * @param knownRef where the message is already stored, if that is known. @returns null when the named conversation does not
 * exist.
 */
export async function receiveMessage(
	tx: Tx,
	dependencies: ConversationDependencies,
	incoming: VisitorMessage,
	knownRef?: MessageRef,
): Promise<Step | null> {
	const { runtime, brand } = dependencies;
	const repeat = await resumeStoredMessage(tx, runtime, incoming, knownRef);
	const { stored } = repeat;
	const opened = stored?.conversation ?? (await openConversation(tx, runtime, brand, incoming));
	if (!opened) return null;
	const conversation = await withRevocation(tx, opened);
	const { state, language } = conversation;
	const { text, pageLanguage, input = stored?.question.input } = incoming;
	const guided = takeTurn({ state, message: text, input, language, pageLanguage, brand });
	// The stored state already includes a repeated message, except a proposal's, which is saved with the proposal.
	const reply = stored && !effectOf(guided, "make-proposal") ? { ...guided, state } : guided;
	if (repeat.kind === "nothing-to-store") {
		const { question, lead } = repeat.stored;
		const turn = { conversation, question, lead, reply: { ...reply, language }, appliedEffects: [] };
		return { turn, next: repeat.next };
	}
	const idempotencyKey = repeat.kind === "key-of-other-conversation" ? null : incoming.idempotencyKey;
	const accepted = { ...incoming, input, idempotencyKey };
	return storeMessage(tx, dependencies, accepted, { conversation, reply }, stored);
}

/** Updates the state with the stored revocation, since the team may have recorded one. */
async function withRevocation(tx: Tx, conversation: Conversation): Promise<Conversation> {
	const lead = await findLeadOfConversation(tx, conversation.id);
	// Two conversations with the same facts in one minute share a lead (minuteKey): the second one's state has the revocation.
	const consentRevoked = lead
		? (await findRevocation(tx, lead.id)) !== null
		: conversation.state.consentRevoked;
	return { ...conversation, state: { ...conversation.state, consentRevoked } };
}

/** Locks the conversation of its id, else of the history that was sent; else replays the history in a new one. */
async function openConversation(
	tx: Tx,
	runtime: Runtime,
	brand: Brand,
	incoming: VisitorMessage,
): Promise<Conversation | null> {
	const now = runtime.now().toISOString();
	if (incoming.conversationId) return lockConversation(tx, incoming.conversationId, now);
	const transcriptHash = incoming.history.reduce(
		(hash, { role, content }) => extendTranscriptHash(hash, role, content),
		emptyTranscriptHash(runtime.fingerprint(incoming.visitorAddress)),
	);
	const id = isBeforeFirstQuestion(transcriptHash) ? null : await findByTranscript(tx, transcriptHash);
	const continued = id ? await lockConversation(tx, id, now) : null;
	return continued ?? startConversation(tx, runtime, brand, incoming, transcriptHash);
}

async function startConversation(
	tx: Tx,
	runtime: Runtime,
	brand: Brand,
	incoming: VisitorMessage,
	transcriptHash: string,
): Promise<Conversation> {
	const at = runtime.now().toISOString();
	const { state, language, turns } = replayTranscript(incoming.history, incoming.language, brand);
	const messages: NewMessage[] = [{ role: "assistant", content: greeting(incoming.language, brand), at }];
	// A caller may claim answers that we never gave: they are not stored.
	for (const { question, answer } of turns) {
		const questionPosition = messages.length;
		messages.push(
			{ role: "user", content: question, at },
			{ role: "assistant", content: answer, at, questionPosition },
		);
	}
	return insertConversation(tx, { id: runtime.newId(), language, state, transcriptHash }, messages, at);
}
