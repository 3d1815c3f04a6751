import { spokenName } from "../names.ts";
import { type Scene, say } from "../reply.ts";

/** "Nice to meet you, Ana": once, when the name is first told and can be said. */
export function greet(scene: Scene): string[] {
	const { learned, state, texts } = scene;
	return learned.added.includes("name") && spokenName(state.facts.name)
		? [say(scene, texts.acknowledge.met)]
		: [];
}
