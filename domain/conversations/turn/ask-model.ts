import type { Reply } from "../../assistant/reply.ts";
import type { Watcher } from "../../assistant/understanding/model/model-engine.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import type { AskModel, Turn } from "./turn.ts";

export type AnswerListener = Watcher & {
	begun(conversationId: string): void;
	/** Discards the text shown so far: a person took over, or another process answers. */
	discard(): void;
};

/** stopped: the visitor stopped it, and the reply is the part that was shown, perhaps empty. */
export type GivenAnswer = { reply: Reply; stopped: boolean };

/**
 * Asks the model for the answer to a turn. Without a model, returns the guided reply. A stop or a takeover ends the
 * call early.
 */
export async function askModel(
	{ model, brand, aborts }: ConversationDependencies,
	{ conversation, reply }: Turn,
	{ claim, history }: AskModel,
	{ message, input }: IncomingMessage,
	listener: AnswerListener | undefined,
): Promise<GivenAnswer> {
	if (!model) return { reply, stopped: false };
	const { id: conversationId, state } = conversation;
	const turn = { message, input, brand, history, state, conversationId, guided: reply };
	const signals = aborts?.register(claim, conversationId);
	const takenOver = signals?.takenOver;
	takenOver?.addEventListener("abort", () => listener?.discard(), { once: true });
	const watcher: Watcher = {
		text: (piece) => !takenOver?.aborted && listener?.text(piece),
	};
	try {
		const ends = AbortSignal.any(signals ? [signals.takenOver, signals.stopped] : []);
		const answer = await model.answer(turn, watcher, ends);
		if (takenOver?.aborted) return { reply, stopped: false };
		return { reply: answer.reply, stopped: answer.by === "stopped" };
	} finally {
		signals?.unregister();
	}
}
