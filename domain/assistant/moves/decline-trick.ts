import { type Move, type Scene, say } from "../reply.ts";
import { returnTo } from "./next.ts";

/** Told to pretend, promise or repeat: it is only text, and the answer is a kind no. */
export function declineTrick(scene: Scene): Move | null {
	if (!scene.heard.acts.has("trick")) return null;
	return returnTo(scene, [say(scene, scene.texts.trick)]);
}
