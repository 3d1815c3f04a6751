import { limits } from "../../config/limits.ts";
import type { Reply } from "../assistant/reply.ts";
import type { Spoken, Watcher } from "../assistant/understanding/model/model-turn.ts";
import type { Attending } from "./attending.ts";
import type { House } from "./house.ts";
import { type Claim, holdOn } from "./question-store.ts";
import type { Said } from "./said.ts";
import type { OpenTurn } from "./turn.ts";

/**
 * What a model answers to a turn, or the guided understanding in its place. It ends early when the visitor stops it or a
 * person takes the conversation over, whichever process hears of that.
 * @param claim by which a stop finds this answer.
 * @returns stopped: by the visitor; then the reply is what was shown by then, perhaps nothing.
 */
export async function askModel(
	{ db, world, model, brand, takeovers, stops }: House,
	{ conversation, reply }: OpenTurn,
	{ claim, history }: { claim: Claim; history: Spoken[] },
	{ message, input, key }: Said,
	attending: Attending | undefined,
): Promise<{ reply: Reply; stopped: boolean }> {
	if (!model) return { reply, stopped: false };
	// The conversation is as it stood before this message.
	const asked = {
		...{ message, input, brand, history },
		state: conversation.state,
	};
	const turn = { ...asked, conversationId: conversation.id, guided: reply };
	const taken = new AbortController();
	const stopped = new AbortController();
	const unwatch = [
		takeovers?.watch(conversation.id, () => {
			if (taken.signal.aborted) return;
			taken.abort();
			attending?.withdraw();
		}),
		// Without a key nobody can name it.
		key && stops?.watch(claim.id, () => stopped.abort()),
	];
	const shown: Watcher = {
		text: (piece) => !taken.signal.aborted && attending?.text(piece),
		goOn: async () => attending !== undefined && holdOn(db, world, claim, limits.modelSpeakingSeconds),
	};
	try {
		const ends = AbortSignal.any([taken.signal, stopped.signal]);
		const answer = await model.answer(turn, shown, ends);
		if (taken.signal.aborted) return { reply, stopped: false };
		return { reply: answer.reply, stopped: answer.by === "stopped" };
	} finally {
		for (const end of unwatch) if (end) end();
	}
}
