import type { Choice } from "../../../shared/chat.ts";
import type { FactName } from "../../../shared/lead.ts";
import { countryOfPhone } from "../../contact/phone.ts";
import { askedProduct } from "../../proposals/recommended-product.ts";
import { fillSentence } from "../assistant-texts.ts";
import { choicesFor, factChoice, otherChoice, requestChoice } from "./choices.ts";
import { draft, type ReplyDraft, type Scene, say, talks } from "./scene.ts";
import {
	type Awaiting,
	type DialogueState,
	isOutdated,
	isReachable,
	likelyFacts,
	missingFor,
} from "./state.ts";

/** What is asked for by itself, in this order; who they are comes first. */
export const refinable = ["company", "industry", "need", "companySize", "budget", "timing"] as const;
const order = ["contact", ...refinable] as const;
type Asked = (typeof order)[number];

/** How often anything is asked for before it is let be. */
const most = 2;

/** What is asked next, or null when all is known, declined or asked often enough. */
export function nextAsked(state: DialogueState): Asked | null {
	if (state.quiet || state.audience === "other") return null;
	// Who will not say who they are is not asked about their business either.
	if (state.declined.includes("email") && state.wanted !== "proposal") return null;
	return order.find((one) => isOpen(one, state)) ?? (isOutOfReach(state) ? "contact" : null);
}

function isOutOfReach({ facts, declined, asked }: DialogueState): boolean {
	return !isReachable(facts) && !declined.includes("email") && facts.need !== null && asked.contact === most;
}

function isOpen(asked: Asked, state: DialogueState): boolean {
	const { facts, suggested, declined, wanted } = state;
	if ((state.asked[asked] ?? 0) >= most) return false;
	if (asked === "contact") return (facts.name === null || !isReachable(facts)) && !declined.includes("email");
	// Who asks for the proposal sees in its summary what is likely, and is not held up by what only refines it.
	const canWait = (asked !== "industry" && asked !== "need") || suggested[asked] !== undefined;
	return facts[asked] === null && !declined.includes(asked) && !(wanted === "proposal" && canWait);
}

/** Continues after something was told, declined or agreed to: the next question, the summary, or an offer to ask more. */
export function continueDialogue(scene: Scene, said: readonly string[]): ReplyDraft {
	const { state, texts } = scene;
	if (state.quiet || state.audience === "other")
		return draft(scene, [...said, say(scene, texts.closing)], { awaiting: null });
	if (isOutdated(state)) return showSummary(scene, [...said, texts.proposal.outdated]);
	const asked = state.madeOf === null ? nextAsked(state) : null;
	if (asked) return ask(scene, asked, said);
	if (state.madeOf === null && state.wanted === "proposal" && !state.declined.includes("email")) {
		// Asked for often enough: what is still missing is filled in where all of it is shown.
		const { summary, incomplete } = texts.proposal;
		const ways = missingFor(likelyFacts(state)).length === 0 ? summary : incomplete;
		return showSummary(scene, [...said, say(scene, ways)]);
	}
	if (state.madeOf === null && missingFor(likelyFacts(state)).length === 0 && !state.offered)
		return showSummary(scene, [...said, say(scene, texts.proposal.summary)]);
	const last = say(scene, state.madeOf === null ? texts.closing : texts.proposal.after);
	const choices = state.madeOf === null ? topics(scene) : [];
	return draft(scene, [...said, last], { awaiting: null }, { choices });
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

/** Asks for one thing, in words not used for it before; what is likely is asked to be confirmed. */
export function ask(scene: Scene, asked: Asked, said: readonly string[]): ReplyDraft {
	const { state, texts } = scene;
	const times = state.asked[asked] ?? 0;
	const isAgain = times > 0 && isAside(scene);
	const counted = { asked: { ...state.asked, [asked]: isAgain ? times : times + 1 }, awaiting: asked };
	const way = times === 0 ? 0 : 1;
	if (asked === "contact")
		return draft(scene, [...said, texts.ask[lackingOf(state)][way]], counted, { form: "contact" });
	const likely = suggestionOf(asked, scene);
	const choices = [...(likely?.choices ?? choicesOf(scene, asked)), ...proposalNow(asked, scene)];
	return draft(scene, [...said, likely?.question ?? texts.ask[asked][way]], counted, { choices });
}

function isAside(scene: Scene): boolean {
	const { added, changed } = scene.changes;
	return talks(scene, "place") || (changed.length > 0 && added.length === 0);
}

/** The choices for a fact; who thinks in another currency says a budget themselves. */
export function choicesOf(scene: Scene, fact: FactName): Choice[] {
	const choices = choicesFor(fact, scene.language);
	if (fact !== "budget" || isInColombia(scene)) return choices;
	return choices.filter(({ value }) => !value.startsWith("slot:"));
}

/** By what they said, their telephone, or their language. */
function isInColombia({ state: { country, facts }, language }: Scene): boolean {
	const known = country ?? (facts.phone === null ? null : countryOfPhone(facts.phone));
	return known === null ? language === "es" : known === "CO";
}

/** Of who somebody is and how to reach them, what is not known. */
function lackingOf({ facts, declined }: DialogueState): "contact" | "name" | "way" | "email" {
	if (facts.name === null) return isReachable(facts) ? "name" : "contact";
	if (isReachable(facts)) return "contact";
	return declined.includes("phone") ? "email" : "way";
}

/** "Is your company called Inti Tours?", to be answered by a press. */
function suggestionOf(
	asked: Exclude<Asked, "contact">,
	{ state, texts, language }: Scene,
): { question: string; choices: Choice[] } | undefined {
	const value = state.suggested[asked];
	if (value === undefined || value === null) return undefined;
	const { yes, other } = texts.suggestion;
	const own = factChoice(asked, value, yes);
	const name = choicesFor(asked, language).find((one) => one.value === own.value)?.label;
	const ways =
		texts.suggestion[asked === "company" || asked === "industry" || asked === "need" ? asked : "figure"];
	return {
		question: fillSentence(ways, { value: name ?? value }),
		choices: [own, otherChoice(asked, other)],
	};
}

/** Whoever could have the proposal already need not answer what only makes it fit better. */
function proposalNow(asked: Awaiting, { state, texts }: Scene) {
	const refines = asked === "companySize" || asked === "budget" || asked === "timing";
	const isReady = refines && missingFor(state.facts).length === 0;
	return isReady ? [requestChoice("proposal", texts.choices.proposalNow, true)] : [];
}

/** Shows what goes into the proposal, each line to be changed. */
export function showSummary(scene: Scene, said: readonly string[]): ReplyDraft {
	const shown = { awaiting: "summary", offered: true, wanted: "proposal" } as const;
	return draft(scene, [...said], shown, { form: "summary" });
}

/** A short acknowledgement of what was told; the product that fits, once the need is known. */
export function acknowledge(scene: Scene): string {
	const { changes, texts, state } = scene;
	const { added, changed, forgotten } = changes;
	if (forgotten.length > 0) return say(scene, texts.acknowledge.forgotten);
	if (changed.length > 0 && added.length === 0) return say(scene, texts.acknowledge.corrected);
	if (added.includes("name") && say(scene, "{name}")) return say(scene, texts.acknowledge.met);
	if (added.includes("need")) {
		// To a trade that none is made for, a product is named in the proposal, with its reasons.
		const { industry } = state.facts;
		const product = industry && industry !== "other" ? askedProduct(state.facts) : null;
		return product
			? say(scene, texts.acknowledge.recommend, product[scene.language])
			: say(scene, texts.acknowledge.need);
	}
	return say(scene, texts.acknowledge.noted);
}
