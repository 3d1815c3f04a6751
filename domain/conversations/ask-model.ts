import type { Reply } from "../assistant/reply.ts";
import type { ModelLine, Watcher } from "../assistant/understanding/model/model-turn.ts";
import type { Claim } from "./answer-claim-store.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import type { OpenTurn } from "./turn.ts";

export type AnswerListener = Watcher & {
	begun(conversationId: string): void;
	/** Discards what was shown: a person has the conversation, or another process answers. */
	withdraw(): void;
};

/**
 * Asks the model for its answer to a turn; without a model the guided reply is the answer. It ends early when the visitor
 * stops it or a person takes the conversation over.
 * @returns stopped: by the visitor; then the reply is what was shown by then, perhaps nothing.
 */
export async function askModel(
	{ model, brand, aborts }: ConversationDependencies,
	{ conversation, reply }: OpenTurn,
	{ claim, history }: { claim: Claim; history: ModelLine[] },
	{ message, input }: IncomingMessage,
	listener: AnswerListener | undefined,
): Promise<{ reply: Reply; stopped: boolean }> {
	if (!model) return { reply, stopped: false };
	const { id: conversationId, state } = conversation;
	const turn = { message, input, brand, history, state, conversationId, guided: reply };
	const signals = aborts?.register(claim, conversationId);
	const takenOver = signals?.takenOver;
	takenOver?.addEventListener("abort", () => listener?.withdraw(), { once: true });
	const shown: Watcher = {
		text: (piece) => !takenOver?.aborted && listener?.text(piece),
	};
	try {
		const ends = AbortSignal.any(signals ? [signals.takenOver, signals.stopped] : []);
		const answer = await model.answer(turn, shown, ends);
		if (takenOver?.aborted) return { reply, stopped: false };
		return { reply: answer.reply, stopped: answer.by === "stopped" };
	} finally {
		signals?.unregister();
	}
}
