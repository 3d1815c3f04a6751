import type { Move, Scene } from "../reply.ts";
import { asksForLanguage } from "../understand/text/language.ts";
import { wordsOf } from "../understand/text/text.ts";
import { returnTo } from "./next.ts";

/** Asked for the other language and nothing else: goes on in it. The reply's opening says so. */
export function switchLanguage(scene: Scene): Move | null {
	const { heard, learned } = scene;
	const nothingTold = learned.added.length + learned.changed.length === 0;
	const only = heard.language !== null && asksForLanguage(heard.folded) && wordsOf(heard.folded).length <= 12;
	return only && nothingTold ? returnTo(scene, []) : null;
}
