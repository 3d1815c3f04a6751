import type { Tx } from "../../db/connect.ts";
import type { Lead } from "../leads/lead.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import type { World } from "../world.ts";
import { type Conversation, holdConversation } from "./conversation-store.ts";
import {
	answerTo,
	findSaid,
	isAskedBehind,
	lastQuestion,
	type Place,
	removeAnswer,
	type StoredMessage,
} from "./message-store.ts";
import { markStopped, noteAsking, renewQuestion, type Standing, standingOf } from "./question-store.ts";
import type { Said } from "./said.ts";
import { emptyTranscript } from "./transcript-hash.ts";
import { nothingCame } from "./turn.ts";

/** A message that came before. */
export type SaidBefore = {
	place: Place;
	conversation: Conversation;
	lead: Lead | null;
	/** Null: it is still to come. */
	answer: StoredMessage | null;
	/**
	 * It has no answer and nobody is giving one, neither the assistant, who may be gone, nor a person; or what it had was
	 * stopped and is asked for again.
	 */
	free: boolean;
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
export async function saidBefore(tx: Tx, world: World, place: Place, said: Said): Promise<SaidBefore | null> {
	const { conversationId: named, key = null, attempt = null } = said;
	if (named && named !== place.conversationId) return null;
	const now = world.now().toISOString();
	const conversation = await holdConversation(tx, place.conversationId, now);
	// Read once it is held: until then somebody else may have taken the message to answer it.
	const standing = conversation && (await standingOf(tx, world, place));
	if (!conversation || !standing) return null;
	const lead = await findLeadOfConversation(tx, conversation.id);
	const given = await answerTo(tx, place);
	const found = { place, conversation, lead };
	const anew = isAskedAnew(said, standing);
	const answer = given?.message ?? (standing.stopped ? nothingCame(now) : null);
	if (conversation.person) return { ...found, answer, free: false };
	if (!answer) {
		// Known by that asking from now on, also while somebody still answers the one before it.
		if (anew) await noteAsking(tx, place, { key, attempt });
		if (anew || standing.claimed || !standing.unwanted) return { ...found, answer, free: !standing.claimed };
		// Whoever was to hear of the stop is gone.
		await markStopped(tx, place);
		return { ...found, answer: nothingCame(now), free: false };
	}
	// What was stopped for an asking before the one that is noted was not stopped for that one.
	const outdated = anew || !standing.unwanted;
	if (!answer.stopped || !outdated || (await isAskedBehind(tx, place)))
		return { ...found, answer, free: false };
	if (given) await removeAnswer(tx, given.place);
	await renewQuestion(tx, place, anew ? { key, attempt } : standing);
	// What the visitor saw is not what stands there now: no transcript finds it.
	const renewed = {
		length: conversation.length - (given ? 1 : 0),
		transcriptHash: emptyTranscript(world.newId()),
	};
	return { place, lead, conversation: { ...conversation, ...renewed }, answer: null, free: true };
}

/** Not when the same asking comes once more, its connection lost: whoever counts says so. */
function isAskedAnew({ again = false, key, attempt }: Said, before: Standing): boolean {
	const same = key === before.key && attempt !== undefined && attempt <= (before.attempt ?? 0);
	return again && !same;
}
