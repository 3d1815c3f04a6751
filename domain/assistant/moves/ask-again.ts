import { askFor, letBe, nextFact } from "../ask.ts";
import { searchSite } from "../knowledge.ts";
import { type Move, type Scene, say, sourceOf } from "../reply.ts";
import { fill, vary } from "../say.ts";
import { wordsOf } from "../understand/text/text.ts";
import { offer, returnTo } from "./next.ts";

/** "Contestamos a tiempo" tells of themselves and asks for nothing. */
const tells =
	/^(?:no (?:quiero|necesito|queremos|necesitamos)|(?:i |we )?(?:don'?t|do not) (?:want|need))\b|\b\p{L}{4,}[aei]mos\b|^(?:my|our|mi|nuestr[oa]|we|i|i'm|we're|yo|nosotros|pero|but)\b/u;

/** Not understood: asks again in other words; the second time in a row offers a person. */
export function askAgain(scene: Scene): Move {
	const { before, texts, language } = scene;
	const [page] =
		scene.heard.segments.length > 0 && !tells.test(scene.heard.folded)
			? searchSite(scene.heard.folded, language, 1, scene.state.facts.industry)
			: [];
	// Not marked as a question, but the site has an answer to it: "idiomas", "soporte".
	if (page && wordsOf(scene.heard.folded).length <= 12) {
		const move = returnTo(scene, [fill(page.answer, {}, scene.brand)]);
		return { ...move, sources: [{ title: page.title, url: page.url }] };
	}
	if (scene.state.quiet) return { parts: [say(scene, texts.withdrawn.quiet)], state: scene.state };
	const confused = before.confused + 1;
	if (confused >= 3) {
		const fact = nextFact(letBe(scene.state));
		const waitingFor = scene.state.facts.name === null ? "identity" : fact;
		return {
			parts: [vary(texts.stuck, confused)],
			quickReplies: [...texts.choices.topics],
			state: { ...scene.state, waitingFor, confused },
		};
	}
	if (confused === 2) {
		return {
			parts: [vary(texts.offerPerson, confused)],
			sources: [sourceOf("contact", language)],
			quickReplies: [texts.choices.yes, texts.choices.no],
			state: { ...scene.state, waitingFor: "person", confused },
		};
	}
	const state = letBe(scene.state);
	if (state.waitingFor === "proposal") {
		const move = offer({ ...scene, state }, [say(scene, texts.confused)]);
		return { ...move, state: { ...move.state, confused } };
	}
	const fact = nextFact(state);
	if (!fact)
		return { parts: [say(scene, texts.confused), say(scene, texts.closing)], state: { ...state, confused } };
	const question = askFor(fact, state, language);
	return {
		parts: [say(scene, texts.confused), question.text],
		quickReplies: question.quickReplies,
		state: { ...question.state, confused },
	};
}
