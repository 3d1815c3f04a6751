import { type FactName, isFigure } from "../../../../shared/lead.ts";
import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { fold, wordsIn } from "../../../words/text.ts";
import type { Command } from "../../commands.ts";
import { choiceValuesOf } from "../../dialogue/choices.ts";
import { type Awaiting, awaitedFact, type DialogueState } from "../../dialogue/state.ts";
import { namedFacts } from "./corrections.ts";
import { tellsNothing } from "./voice.ts";

const noCompany = phrasesOf("no-company");
const plainNo = /^\s*(?:no|nope|eso no|mejor no)(?:\s*(?:[,.;!]|$)|\s(?:i mean|that'?s|it'?s|son)\s)/;
const wrongs = phrasesOf("value-wrongs");
const givingWords = new Set(phrasesOf("giving-words"));
const withheldFacts = new Set<FactName>(["email", "phone"]);
/** What may stand between "no" and "give", before that "no", and between "give" and what is not given. */
const beforeGiving = new Set(phrasesOf("before-giving"));
const beforeRefusals = new Set(phrasesOf("before-refusals"));
const behindGiving = new Set(phrasesOf("behind-giving"));
const notYet = new Set(phrasesOf("not-yet"));
export const refusingWords = new Set(phrasesOf("refusing-words"));

/** A refused suggestion is a no, whatever else the message may mean. */
export function withRefusal(
	commands: readonly Command[],
	text: string,
	state: DialogueState,
): readonly Command[] {
	const isAnswered = commands.some(({ kind }) => kind === "affirm" || kind === "deny" || kind === "choose");
	if (isAnswered || !refusesSuggestion(text, state)) return commands;
	const isGuess = (one: Command) => one.kind === "ask-unknown" || (one.kind === "ask" && !one.sure);
	return [{ kind: "deny" }, ...commands.filter((one) => !isGuess(one))];
}

/** Whether a message refuses the value that was offered for the fact asked for: "no, they're separate", "that's wrong". */
function refusesSuggestion(text: string, { awaiting, suggested, choices }: DialogueState): boolean {
	const fact = awaitedFact(awaiting);
	const value = fact && suggested[fact];
	const isOffered = fact && value && choiceValuesOf(fact, choices).join() === value;
	return Boolean(isOffered) && (plainNo.test(fold(text)) || holdsPhrase(text, wrongs));
}

/** "No quiero dar mi correo": what its writer does not want to give. "No hay problema, te doy mi correo" withholds nothing. */
export function withheldIn(text: string, given: readonly FactName[]): FactName | undefined {
	for (const clause of text.split(/[,;:]/)) {
		const words = wordsIn(clause);
		const verb = words.findIndex(({ folded }) => givingWords.has(folded));
		const no = words.findLastIndex(({ folded }, at) => at < verb && !beforeGiving.has(folded));
		const isDenied = verb > 0 && no >= 0 && refusingWords.has(words[no]?.folded ?? "");
		const isOwn = no < 1 || beforeRefusals.has(words[no - 1]?.folded ?? "");
		const behind = words.slice(verb + 1).filter(({ folded }) => !behindGiving.has(folded));
		const [fact] = namedFacts(behind[0]?.text ?? "");
		const isAll = behind.slice(1).every(({ folded }) => notYet.has(folded));
		const isWithheld = isDenied && isOwn && isAll && fact && withheldFacts.has(fact);
		if (isWithheld && !given.includes(fact)) return fact;
	}
	return undefined;
}

/** Beside the question for a company, one word is a name. */
export function isNoAnswer(text: string, awaiting: Awaiting | null): boolean {
	if (awaiting === "company" && hasNoCompany(text)) return true;
	const isName = awaiting === "company" && wordsIn(text).length === 1;
	const asksFact = awaiting === null ? namedFacts(text).length === 0 : awaitedFact(awaiting) !== null;
	return asksFact && !isName && tellsNothing(text);
}

function hasNoCompany(text: string): boolean {
	return noCompany.includes(fold(text).replace(/[.,!\s]+$/, ""));
}

/** Returns the question behind "I don't know": "ni idea, ¿cuánto cuesta?". */
export function behindNoAnswer(text: string, { awaiting }: DialogueState): string | null {
	const asked = text.indexOf("¿");
	const question = text.slice(asked);
	// "No sé, ¿unos 500 mil?" answers.
	const isAnswer = isFigure(awaiting) && /\d/.test(question);
	return asked > 0 && !isAnswer && isNoAnswer(text.slice(0, asked), awaiting) ? question : null;
}
