import type { Language } from "../../../../shared/language.ts";
import type { FactName } from "../../../../shared/lead.ts";
import { holdsPhrase, phraseAtEnd, phraseAtHead, phrasesOf } from "../../../words/phrases.ts";
import { wordsIn } from "../../../words/text.ts";
import type { Command } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { needWithAdditions } from "./additions.ts";
import { readCommand } from "./read-commands.ts";
import { type Part, wholeOf } from "./reading.ts";
import { denies, isOfOthers, mostOfNo } from "./voice.ts";

const changeWords = phrasesOf("change-words");
const changePhrases = [...phrasesOf("summary-changes"), ...changeWords];
const courtesies = phrasesOf("courtesies");
/** Read exactly as they are typed: corrected in the order for the proposal, they need not be shown first. */
const exact: ReadonlySet<FactName> = new Set(["email", "phone", "companySize", "budget"]);

const changeWanted: Command = { kind: "request", what: "change-proposal" };

type Remark = {
	parts: readonly Part[];
	commandsOf: (part: Part) => readonly Command[];
	facts: readonly Command[];
	text: string;
	language: Language;
	state: DialogueState;
};

/**
 * Reads a message while the summary is shown. Only a bare yes, or an order after an exact correction, makes the proposal:
 * "fine, but add the menu" adds to the need, "of course not" is a no, and "is it free?" a question.
 */
export function remarksOnSummary(remark: Remark): Command[] {
	const { parts, commandsOf, facts, text, language, state } = remark;
	const isOrder = (piece: string) => ordersProposal(piece, language);
	// "Another company made me a better proposal" is no order.
	const wanted = parts.flatMap((part) =>
		commandsOf(part).map((command) => (isOfOthers(part.text) && orders(command) ? changeWanted : command)),
	);
	const adding = parts.filter((part) => !commandsOf(part).some(isUnrelatedRequest));
	const added = needWithAdditions(adding, facts, { state, isOrder });
	if (added) return [...wanted.filter(isUnrelatedRequest), added];
	const saysYes = wanted.some(agrees);
	const saysNo = denies(text);
	const asks = parts.some(({ isQuestion }) => isQuestion);
	const otherCommands = wanted.filter((command) => !agrees(command));
	const changed = facts.filter((fact) => changesSummary(fact, state));
	const isOrderAfterChange = isExact(changed, text, state) && isOrder(lastPiece(text));
	if (isOrderAfterChange && !saysNo && !asks && otherCommands.every(isChangeRequest))
		return [{ kind: "request", what: "confirmed-proposal" }];
	const namesChange = holdsPhrase(text, changePhrases);
	const isUnclearChange = namesChange && !asks && wanted.length + changed.length === 0;
	const isQualifiedYes = saysYes && (saysNo || namesChange) && wordsIn(text).length > mostOfNo;
	if (isUnclearChange || isQualifiedYes) return changed.length > 0 ? otherCommands : [changeWanted];
	const thanksAndOrders = parts.some(({ label }) => label === "thanks") && isOrder(withoutCourtesies(text));
	if (!saysYes && !thanksAndOrders) return otherCommands;
	if (saysNo) return [...otherCommands, { kind: "deny" }];
	if (asks) return otherCommands;
	return thanksAndOrders ? [{ kind: "affirm" }] : wanted;
}

/** Whether a piece of a message orders the proposal: "and send it", "ok, hazla". */
export function ordersProposal(piece: string, language: Language): boolean {
	const command = readCommand(wholeOf(piece, language));
	return command !== null && orders(command);
}

function orders(command: Command): boolean {
	return agrees(command) || (command.kind === "request" && command.what === "resend-proposal");
}

function agrees(command: Command): boolean {
	return command.kind === "affirm" || (command.kind === "request" && command.what === "proposal");
}

function isUnrelatedRequest(command: Command): boolean {
	const isRequest =
		command.kind === "request" &&
		command.what !== "language" &&
		!agrees(command) &&
		!isChangeRequest(command);
	return isRequest || command.kind === "likely-request" || command.kind === "complain";
}

function isChangeRequest(command: Command): boolean {
	return command.kind === "request" && command.what === "change-proposal";
}

function changesSummary(command: Command, { facts }: DialogueState): boolean {
	if (command.kind === "set-fact") return command.fact !== "need" && facts[command.fact] !== command.value;
	return ["correct-fact", "forget-fact", "unreadable-contact", "ambiguous-budget"].includes(command.kind);
}

/** "Change it to 15 people and send it": one exact correction in so many words, and nothing in doubt. */
function isExact(changed: readonly Command[], text: string, { suggested }: DialogueState): boolean {
	const [only, ...more] = changed;
	const isCertain = only?.kind === "correct-fact" || (only?.kind === "set-fact" && only.evidence === "plain");
	if (!isCertain || more.length > 0 || Object.keys(suggested).length > 0) return false;
	const isNamed = only.fact === "email" || only.fact === "phone" || holdsPhrase(text, changeWords);
	return only.value !== null && exact.has(only.fact) && isNamed;
}

function lastPiece(text: string): string {
	return text.split(/[,.;]\s+|\s(?:y|and)\s+/u).at(-1) ?? "";
}

/** Removes courtesies, as from "Sí, todo bien, gracias". */
function withoutCourtesies(text: string): string {
	return text
		.split(/[,.;!]\s*/u)
		.map((piece) => piece.slice(0, piece.length - phraseAtEnd(piece, courtesies).length).trim())
		.filter((piece) => piece !== "" && phraseAtHead(piece, courtesies) === "")
		.join(", ");
}
