import { pathTo } from "../../../content/addresses.ts";
import { products } from "../../../content/products/list.ts";
import type { FactName } from "../../leads/lead.ts";
import { productFor } from "../../proposals/pdf/plan/recommend.ts";
import { nextFact } from "../ask.ts";
import { spokenCompany } from "../names.ts";
import { type Move, type Scene, type Source, say, sourceOf } from "../reply.ts";
import { isBareFigure } from "../understand/figures/budget.ts";
import { factsNamed } from "../understand/talk/refusal.ts";
import { greet } from "./greet.ts";
import { goOn, returnTo } from "./next.ts";

/** Something was told, declined or agreed to: acknowledges it and asks what comes next. */
export function carryOn(scene: Scene): Move | null {
	const { heard, learned, before, state, texts } = scene;
	const acts = heard.acts;
	if (learned.added.length + learned.changed.length > 0) return acknowledged(scene);
	if (acts.has("correction") && Object.keys(heard.facts).length > 0)
		return returnTo(scene, [say(scene, texts.acknowledge.cleared)]);
	if (heard.refused.length > 0) return declined(scene, heard.refused);
	const open = factsNamed(heard.folded).filter((one) => state.facts[one] === null);
	// "Not sure about the budget": what they name, not what was asked.
	if (acts.has("unsure") && open.length > 0 && heard.question === null) return declined(scene, open);
	const asked = before.waitingFor;
	if (
		asked === "emailGuess" ||
		asked === "proposal" ||
		asked === "person" ||
		asked === "contact" ||
		asked === "permission"
	)
		return null;
	if (acts.has("repeat")) return returnTo(scene, [texts.social.already]);
	if (asked === "identity" && acts.has("unsure")) return returnTo(scene, [texts.social.whyData]);
	const fact = asked === "identity" ? (state.facts.name === null ? "name" : "email") : asked;
	if (fact && (acts.has("skip") || acts.has("no") || acts.has("unsure") || acts.has("later")))
		return declined(scene, [fact]);
	if (asked === "budget" && isBareFigure(heard.folded)) {
		const parts = [say(scene, texts.askUnit)];
		return { parts, state: { ...state, waitingFor: asked, confused: 0 } };
	}
	if (acts.has("yes") && !acts.has("acknowledge") && (asked === "budget" || asked === "timing")) {
		const more = askMore(scene, asked);
		if (more) return more;
	}
	if (acts.has("acknowledge") || acts.has("yes"))
		return asked === null ? goOn(scene, []) : returnTo(scene, [say(scene, texts.social.welcome)]);
	return null;
}

/** "Yes" to "do you have a budget in mind?": once, how much. */
function askMore({ state, texts }: Scene, fact: "budget" | "timing"): Move | null {
	const { times, returns } = state.asked[fact] ?? { times: 1, returns: 0 };
	if (returns > 0) return null;
	const asked = { ...state.asked, [fact]: { times, returns: 1 } };
	return { parts: [texts.askMore[fact]], state: { ...state, asked, waitingFor: fact, confused: 0 } };
}

function acknowledged(scene: Scene): Move {
	const { learned, texts } = scene;
	if (isFullerName(scene)) return goOn(scene, [say(scene, texts.acknowledge.noted)]);
	if (learned.changed.some((fact) => fact !== "need"))
		return goOn(scene, [say(scene, texts.acknowledge.corrected)]);
	const hello = greet(scene);
	const product = recommended(scene);
	if (product) {
		const pointed = { ...scene, state: { ...scene.state, recommended: true } };
		const move = goOn(pointed, [
			...hello,
			say(scene, texts.acknowledge.recommend, { recommended: product.title }),
		]);
		return { ...move, sources: [product] };
	}
	return goOn(scene, hello.length > 0 ? hello : [aside(scene, learned.added)]);
}

/** "Mike", then "Mike Sanders": nothing was wrong, it is only the whole of it. */
function isFullerName({ learned, before, state }: Scene): boolean {
	const [first, ...more] = learned.changed;
	return (
		first === "name" && more.length === 0 && (state.facts.name ?? "").startsWith(before.facts.name ?? "-")
	);
}

function aside(scene: Scene, added: readonly FactName[]): string {
	const { texts, state } = scene;
	const way = texts.acknowledge;
	if (added.includes("need")) return say(scene, way.need);
	if (added.includes("industry") && state.facts.industry !== "other") return say(scene, way.industry);
	if (added.includes("company") && spokenCompany(state.facts.company)) return say(scene, way.company);
	if (added.includes("email") || added.includes("phone")) return say(scene, way.gotContact);
	return say(scene, way.noted);
}

/** The product the need asks for, once, when we know trade and need. */
function recommended({ state, language }: Scene): Source | null {
	const { industry, need } = state.facts;
	if (state.recommended || industry === null || need === null) return null;
	const wanted = productFor(state.facts);
	const product = products.find(({ id }) => id === wanted);
	return product ? { title: product.text[language].name, url: pathTo(product.page, language) } : null;
}

function declined(scene: Scene, facts: readonly FactName[]): Move {
	const { texts, heard, language } = scene;
	const state = { ...scene.state, declined: [...new Set([...scene.state.declined, ...facts])] };
	const next = { ...scene, state };
	if (facts.includes("email")) {
		const move = nextFact(state)
			? goOn(next, [texts.declinedEmail])
			: { parts: [texts.declinedEmail], state };
		return { ...move, sources: [sourceOf("contact", language)] };
	}
	if (facts.includes("name")) return goOn(next, [texts.declinedName]);
	return goOn(next, [
		say(scene, heard.acts.has("unsure") ? texts.acknowledge.unsure : texts.acknowledge.declined),
	]);
}
