import type { FactName, LeadFacts } from "../leads/lead.ts";
import type { DialogueState } from "./dialogue.ts";
import type { Heard } from "./hear.ts";
import { countsPlaces } from "./understand/figures/size.ts";
import { isEveryday } from "./understand/names/name-words.ts";
import { needLength } from "./understand/need/need.ts";
import { factsNamed } from "./understand/talk/refusal.ts";
import { fold } from "./understand/text/text.ts";

/** Said on purpose, or an everyday name as the whole message: "Soy Luis", but not "I'm Impressed". */
const namedOnPurpose =
	/\b(?:me llamo|mi nombre es|my name is|call me)\b(?! (?:crazy|old|anytime|back|when|if|at|on|later|tomorrow|now|please|asap|maybe|stupid|cynical|skeptical)\b)/;
const isWholly = /^(?:no,? )?(?:yo )?(?:soy|soi|i'm|i am|im) [\p{L}' ]+$/u;

/** What a message changed in what we know. */
export type Learned = {
	state: DialogueState;
	/** Facts known for the first time. */
	added: readonly FactName[];
	/** Facts that were known otherwise before. */
	changed: readonly FactName[];
	/** Facts said to be wrong, whose right value is still to be told. */
	toCorrect: readonly FactName[];
	/** Facts let go of. */
	forgotten: readonly FactName[];
};

const names = [
	"name",
	"email",
	"phone",
	"company",
	"industry",
	"need",
	"companySize",
	"budget",
	"timing",
] as const satisfies readonly FactName[];

/** Takes over what was heard: new facts, corrections, refusals. */
export function learn(state: DialogueState, heard: Heard): Learned {
	if (takesBack(heard) || (state.quiet && !asksForMore(heard) && !permits(state, heard)))
		return nothingFrom(state);
	if (state.withdrawn && !permits(state, heard)) return nothingFrom(state);
	return learned({ ...state, quiet: false }, heard);
}

/** Whether somebody who took our leave back gives it again: of their own accord, or asked for it. */
export function permits(state: DialogueState, { acts }: Heard): boolean {
	if (acts.has("no") || acts.has("later")) return false;
	const agrees = state.waitingFor === "permission" && (acts.has("yes") || acts.has("authorizes"));
	return agrees || (state.withdrawn && acts.has("writeAgain"));
}

/** Whether the visitor wants their data deleted, or not to be written to. */
export function takesBack({ acts }: Heard): boolean {
	return acts.has("erase") || acts.has("noContact");
}

/** Whoever took their data back and now asks for the proposal or a person tells again what those need. */
function asksForMore({ acts }: Heard): boolean {
	return (acts.has("proposal") || acts.has("person")) && !acts.has("no") && !acts.has("later");
}

function nothingFrom(state: DialogueState): Learned {
	return { state: { ...state, emailGuess: null }, added: [], changed: [], toCorrect: [], forgotten: [] };
}

function learned(state: DialogueState, heard: Heard): Learned {
	const corrects = heard.acts.has("correction");
	const before = state.facts;
	const facts: LeadFacts = { ...before };
	const slip = corrects ? correctedName(before.name, heard.facts.company ?? null) : null;
	if (slip) facts.name = slip;
	for (const fact of names) if (!(slip && fact === "company")) take(facts, fact, heard, corrects);
	for (const fact of heard.forgotten) facts[fact] = null;
	const added = names.filter((fact) => before[fact] === null && facts[fact] !== null);
	const changed = names.filter(
		(fact) => before[fact] !== null && facts[fact] !== null && before[fact] !== facts[fact],
	);
	const nothing = added.length + changed.length + heard.forgotten.length === 0;
	const wrong = [...heard.denied, ...(corrects ? factsNamed(heard.folded) : [])];
	const toCorrect = nothing && heard.question === null ? wrong.filter((fact) => before[fact] !== null) : [];
	const refused = [...heard.refused, ...heard.forgotten].filter((fact) => facts[fact] === null);
	const declined = [...new Set([...state.declined, ...refused])].filter((fact) => facts[fact] === null);
	return {
		state: {
			...state,
			facts,
			declined,
			emailGuess: heard.mistyped?.guess ?? null,
			lastLearned: [...added, ...changed].at(-1) ?? state.lastLearned,
		},
		added,
		changed,
		toCorrect,
		forgotten: heard.forgotten,
	};
}

function take(facts: LeadFacts, fact: FactName, heard: Heard, corrects: boolean): void {
	if (fact === "industry") {
		const industry = heard.facts.industry;
		// A trade named in passing never replaces the one we know; "other" is only what is left when nothing fits.
		if (
			industry &&
			(facts.industry === null || (corrects && industry !== "other" && heard.facts.company === undefined))
		)
			facts.industry = industry;
		return;
	}
	const said = heard.facts[fact];
	if (!said) return;
	if (
		fact === "companySize" &&
		facts.companySize &&
		!countsPlaces(facts.companySize) &&
		countsPlaces(said) &&
		!corrects
	)
		return;
	if (fact === "need") facts.need = needWith(facts.need, said, corrects);
	else if (facts[fact] === null || replaces(fact, corrects, isNamedAgain(heard, facts.name)))
		facts[fact] = said;
}

/** A name said on purpose, or the one we have in full, takes its place. */
function isNamedAgain({ segments, facts }: Heard, known: string | null): boolean {
	const fuller = known !== null && fold(facts.name ?? "").startsWith(`${fold(known)} `);
	const said = facts.name ?? "";
	return (
		fuller ||
		segments.some(
			({ folded, question }) =>
				!question &&
				(namedOnPurpose.test(folded) || (isEveryday(said.split(" ")[0] ?? "") && isWholly.test(folded))),
		)
	);
}

/** An address or a figure stated again is the newer one; a name or a company only when it is said to be a correction. */
function replaces(fact: FactName, corrects: boolean, restated: boolean): boolean {
	return (
		corrects ||
		(fact === "name" && restated) ||
		["email", "phone", "companySize", "budget", "timing"].includes(fact)
	);
}

function needWith(known: string | null, said: string, corrects: boolean): string {
	if (known === null || corrects) return said;
	if (known.includes(said)) return known;
	const both = `${known}; ${said}`;
	return both.length <= needLength ? both : known;
}

/** "No, es Anna con doble n", said when something else was asked: close to the name we have, so it is the name. */
function correctedName(known: string | null, said: string | null): string | null {
	const [first = "", ...rest] = known?.split(" ") ?? [];
	if (!first || !said || said.includes(" ") || said === first) return null;
	const [was, is] = [fold(first), fold(said)];
	const alike = was.slice(0, 2) === is.slice(0, 2) && Math.abs(was.length - is.length) <= 2;
	return alike ? [said, ...rest].join(" ") : null;
}
