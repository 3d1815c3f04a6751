import type { Reply } from "../../assistant/reply.ts";
import type { ModelLine, Watcher } from "../../assistant/understanding/model/model-engine.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import type { Claim } from "./answer-claim-store.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import type { Turn } from "./turn.ts";

export type AnswerListener = Watcher & {
	begun(conversationId: string): void;
	/** Discards the text shown so far: a person took over, or another process answers. */
	discard(): void;
};

/**
 * Asks the model for the answer to a turn. Without a model, returns the guided reply. A stop or a takeover ends the
 * call early.
 * @returns stopped: whether the visitor stopped it; the reply is then the part that was shown, perhaps empty.
 */
export async function askModel(
	{ model, brand, aborts }: ConversationDependencies,
	{ conversation, reply }: Turn,
	{ claim, history }: { claim: Claim; history: ModelLine[] },
	{ message, input }: IncomingMessage,
	listener: AnswerListener | undefined,
): Promise<{ reply: Reply; stopped: boolean }> {
	if (!model) return { reply, stopped: false };
	const { id: conversationId, state } = conversation;
	const turn = { message, input, brand, history, state, conversationId, guided: reply };
	const signals = aborts?.register(claim, conversationId);
	const takenOver = signals?.takenOver;
	takenOver?.addEventListener("abort", () => listener?.discard(), { once: true });
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
