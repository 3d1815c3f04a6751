import { type Move, type Scene, say, sourceOf } from "../reply.ts";
import { isVagueWish } from "../understand/talk/objection.ts";
import { wordsOf } from "../understand/text/text.ts";
import { places } from "../understand/words/places.ts";
import { goOn, returnTo } from "./next.ts";

/** Courtesies, and the honest answer to "are you a robot?". Then back to the thread. */
export function smallTalk(scene: Scene): Move | null {
	const { heard, learned, texts, before, state, language } = scene;
	const acts = heard.acts;
	if (learned.added.length + learned.changed.length > 0) return null;
	const { social } = texts;
	if (acts.has("wait") && heard.question === null)
		return { parts: [say(scene, social.wait)], state: { ...state, confused: 0 } };
	if (acts.has("robot")) return returnTo(scene, [say(scene, social.robot)]);
	if (acts.has("insult")) {
		return {
			parts: [say(scene, social.insult)],
			sources: [sourceOf("contact", language)],
			state: { ...state, waitingFor: "person" },
		};
	}
	if (acts.has("howAreYou")) return returnTo(scene, [say(scene, social.howAreYou)]);
	if (acts.has("laughter")) return returnTo(scene, [say(scene, social.laughter)]);
	if (before.waitingFor === null && acts.has("later") && state.facts.email !== null && !state.quiet)
		return { parts: [texts.proposal.notYet], state: { ...state, confused: 0 } };
	const done = before.waitingFor === null && (acts.has("no") || acts.has("skip"));
	if (acts.has("goodbye") || done)
		return { parts: [say(scene, social.goodbye)], state: { ...state, confused: 0 } };
	if (acts.has("thanks") && !acts.has("no") && heard.refused.length === 0)
		return returnTo(scene, [say(scene, social.thanks)]);
	if (heard.segments.length > 0 && heard.segments.every(({ folded }) => isVagueWish(folded)))
		return state.facts.need === null && before.waitingFor === "need"
			? null
			: goOn(scene, [say(scene, texts.acknowledge.help)]);
	if (acts.has("notInterested"))
		return { parts: [say(scene, social.notInterested)], state: { ...state, waitingFor: null, confused: 0 } };
	if (acts.has("browsing")) return { parts: [say(scene, social.browsing)], state: { ...state, confused: 0 } };
	if (!state.quiet && (acts.has("role") || isPlace(scene)))
		return returnTo(scene, [say(scene, texts.acknowledge.noted)]);
	if (acts.has("greeting") && heard.refused.length === 0 && heard.segments.length <= 2) {
		return before.turn <= 1 ? goOn(scene, [say(scene, texts.acknowledge.hello)]) : returnTo(scene, []);
	}
	return null;
}

/** "Soy de Medellín": says where, and is no mistake. */
function isPlace({ heard }: Scene): boolean {
	const words = wordsOf(heard.folded);
	return words.length <= 8 && words.some((word) => places.has(word));
}
