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
import { resumeStoredMessage } from "./resume-stored-message.ts";
import { storeMessage } from "./store-message.ts";
import type { TurnStep, VisitorMessage } from "./turn.ts";

/**
 * Stores a visitor's message once, with its next status: answered by the guided engine, claimed for a model or a
 * proposal, or left to a colleague.
 * @param knownRef where the message is already stored, if that is known. @returns null when the named conversation does not
 * exist.
 */
export async function receiveMessage(
	tx: Tx,
	dependencies: ConversationDependencies,
	message: VisitorMessage,
	knownRef?: MessageRef,
): Promise<TurnStep | null> {
	const { runtime, brand } = dependencies;
	const repeat = await resumeStoredMessage(tx, runtime, message, knownRef);
	const { repeated } = repeat;
	const openedConversation = repeated?.conversation ?? (await openConversation(tx, runtime, brand, message));
	if (!openedConversation) return null;
	const conversation = await withRevocation(tx, openedConversation);
	const { state, language } = conversation;
	const { text, pageLanguage, input = repeated?.question.input } = message;
	const guided = takeTurn({ state, message: text, input, language, pageLanguage, brand });
	// The stored state already includes a repeated message, except a proposal's, which is saved with the proposal.
	const reply = repeated && !effectOf(guided, "make-proposal") ? { ...guided, state } : guided;
	if (repeat.kind === "nothing-to-store") {
		const { question, lead } = repeat.repeated;
		const turn = { conversation, question, lead, reply: { ...reply, language }, appliedEffects: [] };
		return { turn, next: repeat.next };
	}
	const idempotencyKey = repeat.kind === "key-of-other-conversation" ? null : message.idempotencyKey;
	const toStore = { ...message, input, idempotencyKey };
	return storeMessage(tx, dependencies, toStore, { conversation, reply }, repeated);
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
	message: VisitorMessage,
): Promise<Conversation | null> {
	const now = runtime.now().toISOString();
	if (message.conversationId) return lockConversation(tx, message.conversationId, now);
	const transcriptHash = message.history.reduce(
		(hash, { role, content }) => extendTranscriptHash(hash, role, content),
		emptyTranscriptHash(runtime.fingerprint(message.visitorAddress)),
	);
	const id = isBeforeFirstQuestion(transcriptHash) ? null : await findByTranscript(tx, transcriptHash);
	const continued = id ? await lockConversation(tx, id, now) : null;
	return continued ?? startConversation(tx, runtime, brand, message, transcriptHash);
}

async function startConversation(
	tx: Tx,
	runtime: Runtime,
	brand: Brand,
	message: VisitorMessage,
	transcriptHash: string,
): Promise<Conversation> {
	const at = runtime.now().toISOString();
	const { state, language, turns } = replayTranscript(message.history, message.language, brand);
	const messages: NewMessage[] = [{ role: "assistant", content: greeting(message.language, brand), at }];
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
