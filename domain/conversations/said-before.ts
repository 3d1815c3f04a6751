import type { Tx } from "../../db/connect.ts";
import type { Lead } from "../leads/lead.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import type { World } from "../world.ts";
import { type Conversation, holdConversation } from "./conversation-store.ts";
import {
	answerBehind,
	findSaid,
	lastQuestion,
	type Place,
	renewQuestion,
	type StoredMessage,
	wasStopped,
} from "./message-store.ts";
import type { Said } from "./said.ts";
import { emptyTranscript } from "./transcript-hash.ts";

/** A message that came before. */
export type SaidBefore = {
	place: Place;
	conversation: Conversation;
	lead: Lead | null;
	/** Null: it is still to come, or whoever was giving it is gone. */
	answer: StoredMessage | null;
	/** Nothing was said since. */
	last: boolean;
	/** Its answer was stopped and is asked for again: nobody is giving it. */
	anew: boolean;
};

/** @returns where a message stands that came before, by its key or, asked again, by its words; or null. */
export async function placeOf(tx: Tx, { key, again, conversationId, message }: Said): Promise<Place | null> {
	const place = key ? await findSaid(tx, key) : null;
	if (place || !again || !conversationId) return place;
	const last = await lastQuestion(tx, conversationId);
	return last?.content === message ? last.place : null;
}

/**
 * A caller whose connection broke sends the message again and cannot know whether it arrived; a visitor who stopped an
 * answer may ask for it again.
 * @returns null when the conversation named is another.
 */
export async function saidBefore(
	tx: Tx,
	world: World,
	place: Place,
	{ conversationId: named, again = false, key = null }: Said,
): Promise<SaidBefore | null> {
	if (named && named !== place.conversationId) return null;
	const now = world.now().toISOString();
	const conversation = await holdConversation(tx, place.conversationId, now);
	if (!conversation) return null;
	const lead = await findLeadOfConversation(tx, conversation.id);
	const given = await answerBehind(tx, place);
	const answer = given ?? ((await wasStopped(tx, place)) ? nothingCame(now) : null);
	const before = { place, conversation, lead, answer };
	const behind = conversation.length - place.position - 1;
	if (!again || !answer?.stopped || conversation.person || behind > (given ? 1 : 0))
		return { ...before, last: behind === 0, anew: false };
	await renewQuestion(tx, place, key);
	// What the visitor saw is not what stands there now: no transcript finds it.
	const renewed = { length: place.position + 1, transcriptHash: emptyTranscript(world.newId()) };
	return {
		...{ ...before, conversation: { ...conversation, ...renewed } },
		...{ answer: null, last: true, anew: true },
	};
}

function nothingCame(at: string): StoredMessage {
	return { role: "assistant", content: "", at, stopped: true };
}
