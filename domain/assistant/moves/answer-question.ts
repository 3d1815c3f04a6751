import { pathTo } from "../../../content/addresses.ts";
import { questions } from "../../../content/knowledge/list.ts";
import { type Found, searchSite } from "../knowledge.ts";
import { type Move, type Scene, type Source, say, sourceOf } from "../reply.ts";
import { fill } from "../say.ts";
import { asksPrice } from "../understand/intent.ts";
import { fold, wordsOf } from "../understand/text.ts";
import { greet } from "./greet.ts";
import { returnTo } from "./next.ts";

/** Answers a question from the site's own pages, then goes back to the thread. */
export function answerQuestion(scene: Scene): Move | null {
	const { heard, texts, learned } = scene;
	const nothingTold = learned.added.length + learned.changed.length === 0;
	if (heard.acts.has("whyData")) return returnTo(scene, [texts.social.whyData]);
	// "No sé cuánto vale eso" to "do you have a budget?" is a "don't know".
	if (scene.before.waitingFor === "budget" && heard.acts.has("unsure") && heard.question === null)
		return null;
	if (asksPrice(fold(heard.question ?? (nothingTold ? heard.folded : "")))) {
		return withSources(returnTo(scene, [...greet(scene), say(scene, texts.price)]), [
			sourceOf("audit", scene.language),
		]);
	}
	const question = heard.question ?? (heard.acts.has("about") && nothingTold ? heard.folded : null);
	if (question === null || isSocial(scene)) return null;
	const [best] = heard.acts.has("about")
		? aboutUs(scene)
		: searchSite(question, scene.language, 1, scene.state.facts.industry);
	if (best) {
		const answer = fill(best.answer, {}, scene.brand);
		return withSources(returnTo(scene, [...greet(scene), answer]), [{ title: best.title, url: best.url }]);
	}
	// "¿Mi nombre? Juana": they asked themself, and answered.
	if (!nothingTold && wordsOf(question).length <= 3) return null;
	const unknown = [...greet(scene), say(scene, texts.notFound), texts.notFoundContact];
	return withSources(returnTo(scene, unknown), [sourceOf("contact", scene.language)]);
}

/** "What is this?" is about all we do: the first of the questions the site answers. */
function aboutUs({ language }: Scene): Found[] {
	const [first] = questions;
	const { question, answer } = first.text[language];
	return [{ title: question, url: pathTo(first.page, language), answer, score: 1 }];
}

function withSources(move: Move, sources: Source[]): Move {
	return { ...move, sources };
}

function isSocial({ heard }: Scene): boolean {
	return heard.acts.has("robot") || heard.acts.has("howAreYou") || heard.acts.has("insult");
}
