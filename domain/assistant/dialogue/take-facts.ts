import { type FactName, factNames, figureFacts } from "../../../shared/lead.ts";
import type { LeadFacts } from "../../leads/lead.ts";
import type { Command, SetFact } from "../commands.ts";
import { parseChoice } from "./choices.ts";
import { awaitedFact, type DialogueState, likelyFacts } from "./state.ts";
import type { Changes } from "./turn-context.ts";

const longestNeed = 300;
const contact: readonly FactName[] = ["email", "phone"];
/** Facts whose new value replaces the known one; a name or an industry changes only by a correction. */
const replaceableFacts: readonly FactName[] = ["email", "phone", ...figureFacts];
const replaceableBesideSummary: readonly FactName[] = [...replaceableFacts, "company", "industry"];

const requestsNeedingData: ReadonlySet<string> = new Set([
	"proposal",
	"confirmed-proposal",
	"person",
	"call",
]);

/** Takes the facts of a message: new ones, corrections, and those taken back. None while the visitor wants no data kept. */
export function takeFacts(
	state: DialogueState,
	commands: readonly Command[],
): { state: DialogueState; changes: Changes } {
	if (!mayKeep(state, commands)) return onlyContact(state, commands);
	const known = confirmed(state, commands);
	const [callTime] = commands.flatMap((command) => ("when" in command && command.when ? [command.when] : []));
	const facts: LeadFacts = { ...known };
	const suggested = withoutDenied(state, commands);
	const wrong: FactName[] = [];
	const forgotten: FactName[] = [];
	// A remark on a summary that has the need is none: the summary has a field for it.
	const isNeedShown = state.awaiting === "summary" && likelyFacts(state).need !== null;
	// A company or industry that a correction of the need mentions is no new value.
	const correctsNeed = commands.some((command) => command.kind === "correct-fact" && command.fact === "need");
	const replaceable =
		state.awaiting === "summary" && !correctsNeed ? replaceableBesideSummary : replaceableFacts;
	for (const command of commands) {
		if (command.kind === "set-fact" && command.evidence === "likely")
			put(suggested, command.fact, command.value);
		else if (command.kind === "set-fact" && !(command.fact === "need" && isNeedShown))
			take(facts, command, replaceable);
		else if (command.kind === "correct-fact" && command.value !== null)
			put(facts, command.fact, command.value);
		else if (command.kind === "correct-fact") wrong.push(command.fact);
		else if (command.kind === "forget-fact") forgotten.push(command.fact);
	}
	// A fact that is taken back stays only as a new value: "remove my phone 310…" repeats the old one.
	for (const fact of forgotten) {
		if (facts[fact] === known[fact]) facts[fact] = null;
		delete suggested[fact];
	}
	if (agrees(commands)) takeSuggestion(state, facts, commands);
	const added = factNames.filter((one) => known[one] === null && facts[one] !== null);
	const changed = factNames.filter(
		(one) => known[one] !== null && facts[one] !== null && known[one] !== facts[one],
	);
	for (const fact of factNames) if (facts[fact] !== null) delete suggested[fact];
	const tells = added.some((one) => one === "industry" || one === "need" || one === "budget");
	const audience = tells ? "prospect" : state.audience;
	const refused = commands.flatMap((one) => (one.kind === "deny" && one.fact ? [one.fact] : []));
	const declined = [...new Set([...state.declined, ...forgotten, ...refused])].filter(
		(one) => facts[one] === null,
	);
	const taken = {
		facts,
		suggested,
		declined,
		asksNothing: false,
		audience,
		callTime: callTime ?? state.callTime,
	};
	return {
		state: { ...state, ...taken },
		changes: { added, changed, forgotten, wrong: wrong.filter((one) => state.facts[one] !== null) },
	};
}

/** Takes only an address that says whose data to delete: "ana@brisa.example, delete everything under it". */
function onlyContact(state: DialogueState, commands: readonly Command[]): ReturnType<typeof takeFacts> {
	const added: FactName[] = [];
	const facts: LeadFacts = { ...state.facts };
	const changes: Changes = { added, changed: [], forgotten: [], wrong: [] };
	if (state.asksNothing || !commands.some(({ kind }) => kind === "request" || kind === "likely-request"))
		return { state, changes };
	for (const command of commands)
		if (command.kind === "set-fact" && contact.includes(command.fact) && facts[command.fact] === null) {
			put(facts, command.fact, command.value);
			added.push(command.fact);
		}
	return { state: { ...state, facts }, changes };
}

/** Drops the suggestion that was asked about and refused, also beside a question that is answered first. */
function withoutDenied(
	{ awaiting, suggested }: DialogueState,
	commands: readonly Command[],
): Partial<LeadFacts> {
	const asked = awaitedFact(awaiting);
	const left = { ...suggested };
	const isDenied = commands.some((one) => one.kind === "deny" && (one.fact ?? asked) === asked);
	if (asked && isDenied) delete left[asked];
	return left;
}

/** Agreeing to the summary, or ordering what it shows, confirms its likely facts. */
function confirmed(state: DialogueState, commands: readonly Command[]): LeadFacts {
	const orders = commands.some((command) => command.kind === "request" && command.what === "proposal");
	return state.awaiting === "summary" && (orders || agrees(commands)) ? likelyFacts(state) : state.facts;
}

/** A yes to a suggestion, or to the address that was probably meant, makes it a fact. */
function takeSuggestion(state: DialogueState, facts: LeadFacts, commands: readonly Command[]): void {
	const { awaiting, suggested, emailGuess, choices } = state;
	const namesAddress = commands.some((command) => "fact" in command && command.fact === "email");
	if (awaiting === "email-guess" && emailGuess && !namesAddress) put(facts, "email", emailGuess);
	const fact = awaitedFact(awaiting);
	const value = fact && suggested[fact];
	// The suggestion has the only button of its kind; later ones were never shown.
	const [offered, ...others] = choices.flatMap((choice) => {
		const parsed = parseChoice(choice.value);
		return parsed?.kind === "fact" && parsed.fact === fact ? [parsed.value] : [];
	});
	const wasShown = offered === value && others.length === 0;
	if (fact && value && wasShown && facts[fact] === null) put(facts, fact, value);
}

/** Whether the visitor says yes: "no, but send me the proposal" does not. */
function agrees(commands: readonly Command[]): boolean {
	return commands.some(({ kind }) => kind === "affirm") && !commands.some(({ kind }) => kind === "deny");
}

/** Keeps nothing after a revoked consent until the visitor asks for something that needs it. */
function mayKeep({ asksNothing, consentRevoked }: DialogueState, commands: readonly Command[]): boolean {
	const requests = commands.flatMap((command) => (command.kind === "request" ? [command.what] : []));
	if (requests.includes("erase-data") || requests.includes("stop-contact")) return false;
	if (requests.includes("allow-contact")) return true;
	return !consentRevoked && (!asksNothing || requests.some((what) => requestsNeedingData.has(what)));
}

function take(facts: LeadFacts, { fact, value }: SetFact, replaceable: readonly FactName[]): void {
	const known = facts[fact];
	if (fact === "need" && known !== null) put(facts, fact, needWith(known, value));
	else if (known === null || replaceable.includes(fact) || isFuller(fact, known, value))
		put(facts, fact, value);
}

/** "Ana", then "Ana Ruiz": the name we have, in full. An industry with a page of ours says more than "other". */
function isFuller(fact: FactName, known: string, value: string): boolean {
	if (fact === "industry") return known === "other";
	return fact === "name" && value.toLowerCase().startsWith(`${known.toLowerCase()} `);
}

function needWith(known: string, added: string): string {
	if (known.includes(added)) return known;
	const both = `${known.replace(/[.;,\s]+$/, "")}. ${added}`;
	return both.length <= longestNeed ? both : known;
}

function put(facts: Partial<LeadFacts>, fact: FactName, value: string): void {
	Object.assign(facts, { [fact]: value });
}
