import { industries } from "../../../content/industries/list.ts";
import { products } from "../../../content/products/list.ts";
import type { FactName } from "../../leads/lead.ts";
import { productFor } from "../../proposals/pdf/plan/recommend.ts";
import type { Choice } from "../choice.ts";
import { choicesFor, requestChoice } from "./choices.ts";
import { type Draft, type Scene, say } from "./scene.ts";
import { type Awaiting, type DialogueState, isOutdated, missingFor } from "./state.ts";

/** What is asked for by itself, in this order. */
const order = ["contact", "company", "industry", "need", "companySize", "budget", "timing"] as const;
type Asked = (typeof order)[number] | "email";

/** How often anything is asked for before it is let be. */
const most = 2;

/** What is asked next, or null when all is known, declined or asked often enough. */
export function nextAsked(state: DialogueState): Asked | null {
	if (state.quiet || state.audience === "other") return null;
	// Who will not say who they are is not asked about their business either.
	if (state.declined.includes("email") && state.wanted !== "proposal") return null;
	const open = order.find((one) => isOpen(one, state));
	return open ?? (state.wanted === "proposal" && isOpen("email", state) ? "email" : null);
}

function isOpen(asked: Asked, state: DialogueState): boolean {
	const { facts, declined, wanted } = state;
	if ((state.asked[asked] ?? 0) >= most) return false;
	if (asked === "contact") {
		const lacksWay = facts.email === null && (facts.phone === null || wanted === "proposal");
		return (facts.name === null || lacksWay) && !declined.includes("email");
	}
	if (asked === "email") return facts.email === null && !declined.includes("email");
	const isRefining = asked !== "industry" && asked !== "need";
	return facts[asked] === null && !declined.includes(asked) && !(wanted === "proposal" && isRefining);
}

/** Goes on after something was told, declined or agreed to: the next question, the summary, or an open door. */
export function goOn(scene: Scene, said: readonly string[]): Draft {
	const { state, texts } = scene;
	if (state.quiet || state.audience === "other")
		return { parts: [...said, say(scene, texts.closing)], state: { ...state, awaiting: null } };
	if (isOutdated(state)) return showSummary(scene, [...said, texts.proposal.outdated]);
	const asked = state.madeOf === null ? nextAsked(state) : null;
	if (asked) return ask(scene, asked, said);
	if (state.madeOf === null && state.wanted === "proposal" && !state.declined.includes("email")) {
		// Asked for often enough: what is still missing is filled in where all of it is shown.
		const { summary, incomplete } = texts.proposal;
		const ways = missingFor(state.facts).length === 0 ? summary : incomplete;
		return showSummary(scene, [...said, say(scene, ways)]);
	}
	if (state.madeOf === null && missingFor(state.facts).length === 0 && !state.offered)
		return showSummary(scene, [...said, say(scene, texts.proposal.summary)]);
	const last = state.madeOf === null ? say(scene, texts.closing) : say(scene, texts.proposal.after);
	const choices = state.madeOf === null ? topics(scene) : [];
	return { parts: [...said, last], choices, state: { ...state, awaiting: null } };
}

/** Where one may begin. */
export function topics({ texts, state }: Scene): Choice[] {
	if (state.quiet) return [];
	const { topics, proposal } = texts.choices;
	return [
		...topics.map(({ entry, label }) => ({ value: `entry:${entry}`, label })),
		...(state.audience === "prospect" && state.madeOf === null
			? [requestChoice("proposal", proposal, true)]
			: []),
	];
}

/** Asks for one thing, in words not used for it before. */
export function ask(scene: Scene, asked: Asked, said: readonly string[]): Draft {
	const { state, texts, language } = scene;
	const times = state.asked[asked] ?? 0;
	const [first, second] = texts.ask[asked];
	const counted: DialogueState = {
		...state,
		asked: { ...state.asked, [asked]: times + 1 },
		awaiting: asked,
		misses: 0,
	};
	const isForm = asked === "contact";
	return {
		parts: [...said, times === 0 ? first : second],
		state: counted,
		choices: isForm ? [] : [...choicesOf(asked, scene), ...proposalNow(asked, scene)],
		...(isForm && { form: "contact" }),
		...(language && {}),
	};
}

function choicesOf(asked: Exclude<Asked, "contact">, { language }: Scene) {
	return choicesFor(asked, language);
}

/** Whoever could have the proposal already need not answer what only makes it fit better. */
function proposalNow(asked: Awaiting, { state, texts }: Scene) {
	const refines = asked === "companySize" || asked === "budget" || asked === "timing";
	const isReady = refines && missingFor(state.facts).length === 0;
	return isReady ? [requestChoice("proposal", texts.choices.proposalNow, true)] : [];
}

/** Shows what goes into the proposal, each line to be changed. */
export function showSummary({ state }: Scene, said: readonly string[]): Draft {
	return {
		parts: [...said],
		state: { ...state, awaiting: "summary", offered: true, wanted: "proposal", misses: 0 },
		form: "summary",
	};
}

/** A short acknowledgement of what was told; the product that fits, once the need is known. */
export function acknowledge(scene: Scene): string {
	const { changes, texts, state } = scene;
	const { added, changed, forgotten } = changes;
	if (forgotten.length > 0) return say(scene, texts.acknowledge.forgotten);
	if (changed.length > 0 && added.length === 0) return say(scene, texts.acknowledge.corrected);
	if (added.includes("name") && say(scene, "{name}")) return say(scene, texts.acknowledge.met);
	if (added.includes("need")) {
		const product = recommendedFor(state.facts);
		return product
			? say(scene, texts.acknowledge.recommend, product[scene.language])
			: say(scene, texts.acknowledge.need);
	}
	return say(scene, texts.acknowledge.noted);
}

type Recommended = Record<"es" | "en", { recommended: string; line: string }>;

/** The product for what somebody needs or does, or null. */
export function recommendedFor(facts: Pick<DialogueState["facts"], "industry" | "need">): Recommended | null {
	const home = industries.find(({ id }) => id === facts.industry)?.products[0];
	const wanted = productFor(facts) ?? home;
	const product = products.find(({ id }) => id === wanted);
	if (!product) return null;
	const { es, en } = product.text;
	return {
		es: { recommended: es.name, line: lineOf(es.oneLine) },
		en: { recommended: en.name, line: lineOf(en.oneLine) },
	};
}

/** Put behind a colon, a line begins small; its name in front of its own colon goes. */
function lineOf(oneLine: string): string {
	const line = oneLine.replace(/^[^:.]{1,80}: /, "");
	return line.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** Facts are also asked for by the names of awaiting. */
export function factAwaited(awaiting: Awaiting | null): FactName | null {
	const others: readonly (Awaiting | null)[] = [
		"contact",
		"email-guess",
		"proposal",
		"summary",
		"person",
		"permission",
		"question",
		null,
	];
	return others.includes(awaiting) ? null : (awaiting as FactName);
}
