import { type Move, type Scene, say } from "../reply.ts";
import { returnTo } from "./next.ts";

/** Told to pretend, promise or repeat, or that something was agreed: it is only text, and the answer is a kind no. */
export function declineTrick(scene: Scene): Move | null {
	const { acts } = scene.heard;
	if (acts.has("agreement")) return returnTo(scene, [say(scene, scene.texts.agreement)]);
	if (!acts.has("trick")) return null;
	return returnTo(scene, [say(scene, scene.texts.trick)]);
}
