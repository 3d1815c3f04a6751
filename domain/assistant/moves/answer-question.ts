import { pathTo } from "../../../content/addresses.ts";
import { industries } from "../../../content/industries/list.ts";
import { questions } from "../../../content/knowledge/list.ts";
import { products } from "../../../content/products/list.ts";
import { productFor } from "../../proposals/pdf/plan/recommend.ts";
import { type Found, searchSite } from "../knowledge.ts";
import { type Move, type Scene, type Source, say, sourceOf } from "../reply.ts";
import { fill } from "../say.ts";
import { asksPrice } from "../understand/talk/intent.ts";
import { booksWithUs } from "../understand/text/question.ts";
import { fold, wordsOf } from "../understand/text/text.ts";
import { hearIndustry } from "../understand/trade/industry.ts";
import { asksOnlyOfTrade } from "../understand/trade/trade-question.ts";
import { greet } from "./greet.ts";
import { returnTo } from "./next.ts";

/** Answers a question from the site's own pages, then goes back to the thread. */
export function answerQuestion(scene: Scene): Move | null {
	const { heard, texts, learned } = scene;
	const nothingTold = learned.added.length + learned.changed.length === 0;
	if (heard.acts.has("whyData"))
		return withSources(returnTo(scene, [texts.social.whyData]), [sourceOf("legal", scene.language)]);
	// "No sé cuánto vale eso" to "do you have a budget?" is a "don't know".
	if (scene.before.waitingFor === "budget" && heard.acts.has("unsure") && heard.question === null)
		return null;
	if (heard.acts.has("advice") && nothingTold) return advise(scene);
	const several = severalAnswers(scene, heard.question);
	if (several) return several;
	if (asksPrice(fold(heard.question ?? (nothingTold ? heard.folded : "")))) {
		const move = returnTo(scene, [...greet(scene), say(scene, texts.price)]);
		return withSources(move, pricePages(scene));
	}
	const question = heard.question ?? (heard.acts.has("about") && nothingTold ? heard.folded : null);
	if (question === null || isSocial(scene)) return null;
	const compared = comparison(question, scene) ?? ofTrade(question, scene);
	if (compared) return compared;
	// A session with us is the diagnostic, whatever they call it.
	const sought = booksWithUs(fold(question)) ? "Audit Express" : question;
	const [best] = heard.acts.has("about")
		? aboutUs(scene)
		: searchSite(sought, scene.language, 1, scene.state.facts.industry);
	if (best) {
		const answer = fill(best.answer, {}, scene.brand);
		return withSources(returnTo(scene, [...greet(scene), answer]), [{ title: best.title, url: best.url }]);
	}
	// "¿Mi nombre? Juana": they asked themself, and answered.
	if (!nothingTold && wordsOf(question).length <= 3) return null;
	const unknown = [...greet(scene), say(scene, texts.notFound), texts.notFoundContact];
	return withSources(returnTo(scene, unknown), [sourceOf("contact", scene.language)]);
}

/** "How long does it take and what does it cost": each part gets its answer, as far as the site has one. */
function severalAnswers(scene: Scene, question: string | null): Move | null {
	const parts = fold(question ?? "")
		.split(joint)
		.filter((part) => wordsOf(part).length > 0);
	if (parts.length < 2) return null;
	const found = parts.slice(0, mostAnswers).flatMap((part) => {
		if (asksPrice(part))
			return pricePages(scene).map((source) => ({ answer: say(scene, scene.texts.price), source }));
		const best =
			aboutTrade(part, scene) ?? searchSite(part, scene.language, 1, scene.state.facts.industry).at(0);
		if (!best) return [];
		return [{ answer: fill(best.answer, {}, scene.brand), source: { title: best.title, url: best.url } }];
	});
	const answers = [...new Set(found.map(({ answer }) => answer))];
	if (answers.length < 2) return null;
	const sources = found.map(({ source }) => source);
	const once = sources.filter(({ url }, at) => sources.findIndex((one) => one.url === url) === at);
	return withSources(returnTo(scene, [...greet(scene), ...answers]), once);
}

/** Where a price comes from: the diagnostic, and the people who say it. */
function pricePages({ language }: Scene): Source[] {
	return [sourceOf("audit", language), sourceOf("contact", language)];
}

const mostAnswers = 3;
const joint =
	/\s*(?:[?¿,;]+|\b(?:y|e|and)\b)\s*(?=(?:si |if )?(?:a |de |en |con |por |para )?(?:cuant[oa]s?|cuando|que|q|k|como|cual(?:es)?|donde|quien(?:es)?|(?:me|nos|se|les?|l[oa]) (?:dan|hacen|puede[ns]?|cobran|integra|conecta|demora|sirve)|tienen|trabajan|sirve|funciona|hay|dan|hacen|hablan|atienden|pued[eo]n?|es gratis|it (?:works|integrates|connects|speaks)|how|what|when|where|who|which|do (?:you|i)|does it|can (?:i|you|it)|is it|are you|will it|have you)\b)/;

/** Two of our products named in one question: what each of them does. */
function comparison(question: string, scene: Scene): Move | null {
	const said = fold(question);
	const named = products
		.map(({ page, text }) => ({ page, ...text[scene.language] }))
		.filter(({ name }) => said.includes(fold(name)));
	if (named.length < 2) return null;
	const parts = named.slice(0, mostAnswers).map(({ name, oneLine }) => `${name}: ${oneLine}`);
	const sources = named.map(({ page, name }) => ({ title: name, url: pathTo(page, scene.language) }));
	return withSources(returnTo(scene, [...greet(scene), ...parts]), sources);
}

/** "Do you work with schools?": yes, and what we do for them; of a trade without a page, whom we help at all. */
function ofTrade(question: string, scene: Scene): Move | null {
	const about = aboutTrade(question, scene);
	if (!about) return null;
	const source = { title: about.title, url: about.url };
	return withSources(returnTo(scene, [...greet(scene), about.answer]), [source]);
}

type About = Pick<Found, "title" | "url" | "answer">;

function aboutTrade(question: string, { language, texts }: Scene): About | null {
	const trade = asksOnlyOfTrade(question);
	if (trade === null) return null;
	const industry = industries.find(({ id }) => id === trade);
	if (industry) {
		const { name, description } = industry.text[language];
		const url = pathTo("industry", language, { industry: industry.id });
		return { title: name, url, answer: `${texts.tradeKnown} ${description}` };
	}
	const [general] = questions.filter(({ page }) => page === "industries");
	return general
		? {
				title: general.text[language].question,
				url: pathTo(general.page, language),
				answer: general.text[language].answer,
			}
		: null;
}

/** "What do you recommend?": the product their need or trade asks for, or what we would have to know. */
function advise(scene: Scene): Move {
	const { state, texts, language } = scene;
	const industry = state.facts.industry ?? hearIndustry(scene.heard.folded, false);
	const home = industries.find(({ id }) => id === industry)?.products[0];
	const wanted = productFor({ ...state.facts, industry }) ?? home;
	const product = products.find(({ id }) => id === wanted);
	if (!product)
		return withSources(returnTo(scene, [say(scene, texts.advice.unknown)]), [sourceOf("products", language)]);
	const { name, oneLine } = product.text[language];
	const move = returnTo(scene, [say(scene, texts.advice.known, { recommended: name }), oneLine]);
	return withSources(move, [{ title: name, url: pathTo(product.page, language) }]);
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
