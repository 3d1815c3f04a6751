import type { LlmSettings } from "../../config/llm.ts";
import { type Reply, type Turn, takeTurn } from "../../domain/assistant/engine.ts";
import { languageModel } from "../../domain/assistant/model/adapters/adapter.ts";
import { createModelEngine } from "../../domain/assistant/model/model-engine.ts";
import type { Spoken } from "../../domain/assistant/model/model-turn.ts";
import type { Trouble } from "../../domain/assistant/model/trouble.ts";

/** An engine under report: answers a turn, knowing what was said before. */
export type Engine = {
	name: string;
	answer(turn: Turn, history: readonly Spoken[]): Promise<Reply>;
	/** How often the guided engine answered for it, by reason. */
	troubles: ReadonlyMap<Trouble, number>;
};

export const guided: Engine = {
	name: "guided",
	answer: async (turn) => takeTurn(turn),
	troubles: new Map(),
};

/** The model of these settings, without a limit to what the report spends. */
export function withModel(settings: LlmSettings, publicUrl: string): Engine {
	const troubles = new Map<Trouble, number>();
	const engine = createModelEngine({
		...{ settings, publicUrl, model: languageModel(settings) },
		spending: { open: () => ({ reserve: async () => true, settle: async () => undefined }) },
		onTrouble: (kind) => void troubles.set(kind, (troubles.get(kind) ?? 0) + 1),
	});
	return {
		name: `${settings.model} (${settings.provider})`,
		troubles,
		async answer(turn, history) {
			const reply = takeTurn(turn);
			const asked = { ...turn, state: reply.state, history, conversationId: "report", guided: reply };
			return (await engine.answer(asked)).reply;
		},
	};
}
