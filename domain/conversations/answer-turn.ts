import { retryOnConflict } from "../../db/unique.ts";
import { type Claim, endClaim } from "./answer-claim-store.ts";
import { type AnswerListener, askModel } from "./ask-model.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { handOverProposal } from "./hand-over-proposal.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import { type AnsweredTurn, storeAnswer } from "./store-answer.ts";
import type { StoredTurn } from "./store-message.ts";
import type { OpenTurn } from "./turn.ts";

/** Completes a stored turn that has a claim: asks the model, or makes the proposal. */
export async function answerTurn(
	dependencies: ConversationDependencies,
	turn: StoredTurn,
	incoming: IncomingMessage,
	listener: AnswerListener | undefined,
): Promise<AnsweredTurn> {
	const { next, lead, reply } = turn;
	if (next.kind === "being-answered")
		throw new Error("The caller must wait while a message is being answered.");
	if (next.kind === "answered" || next.kind === "for-a-person") return { lead, reply, result: next };
	const { claim } = next;
	const handOver = async (open: OpenTurn): Promise<AnsweredTurn> => ({
		lead: open.lead,
		reply: open.reply,
		result: await handOverProposal(dependencies, open, claim, incoming.visitor),
	});
	return releaseOnError(dependencies, claim, async () => {
		if (next.kind === "proposal") return handOver(turn);
		const given = await askModel(dependencies, turn, next, incoming, listener);
		const stored = await retryOnConflict(dependencies.db, (tx) =>
			storeAnswer(tx, dependencies, turn, claim, given),
		);
		if ("open" in stored) return handOver(stored.open);
		if (stored.result.kind === "for-a-person") listener?.discard();
		return stored;
	});
}

/** Releases the claim on an error: the visitor's retry need not wait until it expires. */
async function releaseOnError<Given>(
	{ db }: ConversationDependencies,
	claim: Claim,
	give: () => Promise<Given>,
): Promise<Given> {
	try {
		return await give();
	} catch (error) {
		await endClaim(db, claim, "release").catch(() => undefined);
		throw error;
	}
}
