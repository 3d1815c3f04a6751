import { limits } from "../../config/limits.ts";
import type { Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { takeTurn } from "../assistant/assistant.ts";
import type { Spoken } from "../assistant/understanding/model/model-turn.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import { type Conversation, saveConversation } from "./conversation-store.ts";
import type { House } from "./house.ts";
import { inputAt, latestMessages, type Place, type StoredMessage } from "./message-store.ts";
import { openConversation } from "./open-conversation.ts";
import { type Claim, claimQuestion, standingOf } from "./question-store.ts";
import type { Said } from "./said.ts";
import { placeOf, type SaidBefore, saidBefore } from "./said-before.ts";
import { spokenReply } from "./spoken-reply.ts";
import { tellTeam } from "./tell-team.ts";
import { append, atOffer, keepLead, type OpenTurn } from "./turn.ts";

export type StoredTurn = OpenTurn & {
	/** Where the visitor's message stands. */
	question: Place;
	next:
		| { kind: "said"; answer: StoredMessage }
		/** What is still to be done, and the right to do it: nobody else does. */
		| { kind: "proposal"; claim: Claim }
		| { kind: "model"; claim: Claim; history: Spoken[] }
		| { kind: "taken"; person: string }
		/** It was said before, and somebody is answering it. */
		| { kind: "coming" };
};

/** Milliseconds between two looks for an answer that somebody else is giving. */
const lookAgain = 250;

/**
 * Stores a turn, unless it was stored before: then its answer is waited for as long as somebody is giving it, and given
 * here once nobody is.
 * @param known where its message stands, as far as that is known. @returns null when no conversation has the id that
 * was named.
 */
export async function storedOnce(house: House, said: Said, known?: Place): Promise<StoredTurn | null> {
	let [asking, place] = [said, known];
	for (;;) {
		const turn = await storedTwice(house, (tx) => storeTurn(tx, house, asking, place));
		if (turn?.next.kind !== "coming") return turn;
		// Asked again is noted once: a stop that comes from now on is meant for it.
		[asking, place] = [{ ...said, again: false }, turn.question];
		do await new Promise((resolve) => setTimeout(resolve, lookAgain));
		while ((await standingOf(house.db, house.world, turn.question))?.claimed);
	}
}

/** Two processes may store the same lead at the same moment: the later one then finds it. */
export async function storedTwice<Stored>(house: House, store: (tx: Tx) => Promise<Stored>): Promise<Stored> {
	const run = () => house.db.transaction().execute(store);
	return run().catch((error) => {
		if (!isUniqueViolation(error)) throw error;
		return run();
	});
}

async function storeTurn(tx: Tx, house: House, said: Said, known?: Place): Promise<StoredTurn | null> {
	const { world, brand, model } = house;
	const now = world.now().toISOString();
	const { message, page, key = null, attempt } = said;
	const place = known ?? (await placeOf(tx, said));
	const again = place && (await saidBefore(tx, world, place, said));
	const opened = again?.conversation ?? (await openConversation(tx, world, brand, said));
	if (!opened) return null;
	const before = await asWithdrawn(tx, opened);
	const input = said.input ?? (again ? await inputAt(tx, again.place) : undefined);
	const heardBy = takeTurn({ state: before.state, message, input, language: before.language, page, brand });
	// What a person answers instead shows no notice.
	const told = before.person ? { ...heardBy, consent: undefined } : heardBy;
	// What it tells was noted when it was first said: read again, it would answer what was asked since. Of who agreed to a
	// proposal nothing was noted before it is there.
	const reply = again && told.wants !== "proposal" ? { ...told, state: before.state } : told;
	if (again && !(again.free && !before.person))
		return {
			...{ conversation: before, reply: { ...reply, language: before.language }, lead: again.lead },
			...{ question: again.place, next: nextOf(again, before) },
		};
	const question = again?.place ?? { conversationId: before.id, position: before.length };
	const history = model ? await latestMessages(tx, before.id, limits.modelMessages, question.position) : [];
	// A key that stands in another conversation is not this message's.
	const own = place ? null : key;
	// Kept for whoever answers it should this process be gone.
	const isOpen = before.person === null && (model !== null || reply.wants === "proposal");
	const kept = isOpen ? { input } : {};
	const user = { role: "user", content: message, at: now, key: own, attempt, ...kept } as const;
	const heard = again ? before : await append(tx, before, user);
	const lead = await keepLead(tx, house, before.id, reply);
	await tellTeam(tx, house, lead, again ? { ...reply, unknownQuestion: null } : reply);
	const turn = { conversation: heard, reply, lead, question };
	const { language } = reply;
	if (before.person) {
		const state = { ...before.state, facts: reply.state.facts, quiet: reply.state.quiet, awaiting: null };
		await saveConversation(tx, { ...heard, state, language }, now);
		return { ...turn, next: { kind: "taken", person: before.person.name } };
	}
	if (reply.wants === "proposal") {
		await saveConversation(tx, { ...heard, state: atOffer(before.state, reply), language }, now);
		return { ...turn, next: { kind: "proposal", claim: await claimQuestion(tx, world, question) } };
	}
	if (model) {
		await saveConversation(tx, { ...heard, state: reply.state, language }, now);
		return { ...turn, next: { kind: "model", claim: await claimQuestion(tx, world, question), history } };
	}
	const answer = spokenReply(house, before, reply);
	const given = await append(tx, heard, { ...answer, answers: question.position });
	await saveConversation(tx, { ...given, state: reply.state, language }, now);
	return { ...turn, next: { kind: "said", answer } };
}

function nextOf({ answer }: SaidBefore, { person }: Conversation): StoredTurn["next"] {
	// One that was stopped is asked for again: by now a person answers.
	if (answer && !(answer.stopped && person)) return { kind: "said", answer };
	return person ? { kind: "taken", person: person.name } : { kind: "coming" };
}

/** The team may have written down that somebody takes their leave back: what is stored says whether it stands. */
async function asWithdrawn(tx: Tx, conversation: Conversation): Promise<Conversation> {
	const lead = await findLeadOfConversation(tx, conversation.id);
	// Begun twice in a minute, one lead stands for both: the conversation without one knows by itself.
	const withdrawn = lead ? (await revocationOf(tx, lead.id)) !== null : conversation.state.withdrawn;
	return { ...conversation, state: { ...conversation.state, withdrawn } };
}
