import { limits } from "../../config/limits.ts";
import type { Language } from "../../content/language.ts";
import { describeForm } from "../assistant/forms/describe-form.ts";
import type { ChatForm, Reply } from "../assistant/reply.ts";
import type { Lead } from "../leads/lead.ts";
import { askModel } from "./ask-model.ts";
import type { Attending } from "./attending.ts";
import { handOverProposal } from "./hand-over-proposal.ts";
import type { House } from "./house.ts";
import type { Place, StoredMessage } from "./message-store.ts";
import { type Claim, endClaim } from "./question-store.ts";
import { type InputRead, readInput } from "./read-input.ts";
import type { Said } from "./said.ts";
import { settleReply } from "./settle-reply.ts";
import { type StoredTurn, storedOnce, storedTwice } from "./store-turn.ts";

export type { Attending } from "./attending.ts";
export type { House } from "./house.ts";

type Standing = {
	conversationId: string;
	language: Language;
	lead: Pick<Lead, "status" | "score"> | null;
};

export type Answer = Standing & {
	kind: "answered";
	message: StoredMessage;
	/** The form below it, ready to be shown. */
	form: ChatForm | null;
};

/** A form or a choice that cannot be taken as it came. */
export type Refused = Exclude<InputRead, { kind: "read" }>;

/** A person of the team has the conversation: the message is kept for them, and the assistant says nothing. */
export type Heard = Standing & { kind: "heard"; person: string };

/**
 * One turn of a conversation: what the visitor said and what follows from it are stored together, then the answer is
 * given. A model is asked, and a proposal drawn, outside the transaction; what comes of it is stored with its sentence.
 * @returns unknown-conversation: no conversation has this id; history-too-long: see limits.history; form-refused and
 * unknown-choice: nothing was stored.
 */
export async function converse(
	house: House,
	said: Said,
	attending?: Attending,
): Promise<Answer | Heard | { kind: "unknown-conversation" } | { kind: "history-too-long" } | Refused> {
	if (!said.conversationId && isTooLong(said.history)) return { kind: "history-too-long" };
	const read = await readInput(house.db, house.brand, said);
	if (read.kind !== "read") return read;
	return answeredOnce(house, { ...said, message: read.message }, attending && voidedOnce(attending));
}

/** What was shown is voided by whoever finds first that it does not stand, and once. */
function voidedOnce(attending: Attending): Attending {
	let shown = false;
	return {
		begun: (conversationId) => attending.begun(conversationId),
		text(piece) {
			shown = true;
			attending.text(piece);
		},
		withdraw() {
			if (shown) attending.withdraw();
			shown = false;
		},
	};
}

/** @param known where the message stands, when it was stored here before. */
async function answeredOnce(
	house: House,
	said: Said,
	attending: Attending | undefined,
	known?: Place,
): Promise<Answer | Heard | { kind: "unknown-conversation" }> {
	const turn = await storedOnce(house, said, known);
	if (!turn) return { kind: "unknown-conversation" };
	const { conversation } = turn;
	attending?.begun(conversation.id);
	const { lead, reply, ...came } = await answered(house, turn, said, attending);
	if ("lost" in came) {
		attending?.withdraw();
		return answeredOnce(house, { ...said, again: false }, attending, turn.question);
	}
	const standing: Standing = {
		conversationId: conversation.id,
		language: reply.language,
		lead: lead && { status: lead.status, score: lead.score },
	};
	if ("person" in came) return { ...standing, kind: "heard", person: came.person };
	const { message } = came;
	const form = message.form ? describeForm(message.form, reply.state, reply.language, house.brand) : null;
	return { ...standing, kind: "answered", message, form };
}

/** What is answered, with the reply it is of. "lost": it took too long, and another process has taken the message to answer it. */
type Came = { lead: Lead | null; reply: Reply } & (
	| { message: StoredMessage }
	| { person: string }
	| { lost: true }
);

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
	const { next, lead, reply } = turn;
	if (next.kind === "said") return { lead, reply, message: next.answer };
	if (next.kind === "taken") return { lead, reply, person: next.person };
	if (next.kind === "coming") throw new Error("An answer that is coming is waited for.");
	return orFree(house, next.claim, async () => {
		if (next.kind === "proposal")
			return { lead, reply, ...(await handOverProposal(house, turn, next.claim, said.visitor)) };
		const given = await askModel(house, turn, next, said, attending);
		const settled = await storedTwice(house, (tx) => settleReply(tx, house, turn, next.claim, given));
		if (settled.kind === "proposal") {
			const handed = await handOverProposal(house, settled.turn, next.claim, said.visitor);
			return { lead: settled.turn.lead, reply: settled.turn.reply, ...handed };
		}
		if (settled.kind === "said") return { lead: settled.lead, reply: settled.reply, message: settled.answer };
		if (settled.kind === "lost") return { lead, reply, lost: true };
		attending?.withdraw();
		return { lead, reply, person: settled.person };
	});
}

/** Whoever sends a message again that could not be answered need not wait until its time is over. */
async function orFree<Given>({ db }: House, claim: Claim, give: () => Promise<Given>): Promise<Given> {
	try {
		return await give();
	} catch (error) {
		await endClaim(db, claim).catch(() => undefined);
		throw error;
	}
}
