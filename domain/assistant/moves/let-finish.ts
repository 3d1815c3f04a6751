import { type Move, type Scene, say } from "../reply.ts";
import { hearCutOff } from "../understand/talk/cut-off.ts";

/** "My email is": the message broke off, so that is asked for. */
export function letFinish(scene: Scene): Move | null {
	const { heard, learned, state, texts } = scene;
	if (state.quiet || learned.added.length + learned.changed.length > 0) return null;
	const fact = hearCutOff(heard.folded);
	if (fact !== "name" && fact !== "email" && fact !== "phone" && fact !== "company") return null;
	return {
		parts: [say(scene, texts.cutOff.lead), texts.cutOff[fact]],
		state: { ...state, waitingFor: fact, confused: 0 },
	};
}
