import { lists } from "../../../words/lists.ts";
import { holdsPhrase, indexOfPhrase, phrasesOf } from "../../../words/phrases.ts";
import { fold, readable, sentencesOf } from "../../../words/text.ts";
import { type AskCommand, type Command, likelyFact, type SetFact } from "../../commands.ts";
import { isReachable } from "../../dialogue/state.ts";
import { taggedFacts } from "../guided/facts.ts";
import { spanOf } from "../guided/tagger/tag-message.ts";
import { denies, isOfOthers } from "../guided/voice.ts";
import { isSupported, type LineContext } from "./line-context.ts";
import { type Line, offerPerson, type ReadFact } from "./read-lines.ts";

const longestQuestion = 500;
const mostAnswers = 3;

/**
 * @param accepted the commands of the lines before it.
 * @returns the command of a line, or null when it does not pass its check.
 */
export function acceptLine(
	line: Exclude<Line, { kind: "say" }>,
	context: LineContext,
	accepted: readonly Command[],
): Command | null {
	if (line.kind === "fact") return acceptFact(line.fact, line.value, context);
	const command = commandFromLine(line, context, accepted);
	if (!command || !isSupported(command, context.likelihoods)) return null;
	const understood = context.guided.commands;
	// A visitor who only introduces themselves tries no trick.
	if (command.kind === "trick" && understood.length > 0 && !understood.some(isDoubt)) return null;
	// "The price is this, and of Mars I know nothing": each half of a message is answered.
	const isOtherHalf = command.kind === "ask-unknown" && accepted.some(isAnswer);
	const isRequest = command.kind === "request" || command.kind === "likely-request";
	const isFree = isAnswer(command) || isRequest || isOtherHalf;
	return isFree || leavesDoubt(understood) ? command : null;
}

/** Whether a command is a question with its answer. */
export function isAnswer(command: Command): command is AskCommand {
	return command.kind === "ask" && command.sure;
}

/** Whether a command only says that a question was not understood. */
export function isDoubt(command: Command): boolean {
	return command.kind === "ask-unknown" || (command.kind === "ask" && !command.sure);
}

/** Whether the guided understanding leaves anything open: a model's doubts and small talk count only then. */
function leavesDoubt(guided: readonly Command[]): boolean {
	return guided.some(isDoubt) || guided.every((command) => "fact" in command || "language" in command);
}

/** Keeps a question in the visitor's words, never in a model's. */
function commandFromLine(
	line: Exclude<Line, { kind: "say" | "fact" }>,
	{ message, offered, guided }: LineContext,
	accepted: readonly Command[],
): Command | null {
	const question = message.slice(0, longestQuestion);
	if (line.kind === "command") return line.command;
	if (line.kind === "unknown") return { kind: "ask-unknown", question };
	const sure = line.kind === "answer";
	const picked = accepted.filter(isAnswer).flatMap(({ entries }) => entries);
	// Advice is worked out; it is not chosen among entries.
	const isFree = (id: string) => offered.has(id) && (sure ? !picked.includes(id) : id !== "advice");
	// "ANSWER none, not price" picks nothing.
	const ids = offered.has(line.ids[0] ?? "") ? line.ids.filter(isFree) : [];
	const entries = sure ? ids.slice(0, mostAnswers - picked.length) : ids;
	// These answers send a person to whoever can be reached: a model only offers one.
	const sends = entries.some((id) => id === "existing-client" || id === "call");
	if (sends && isReachable(guided.state.facts)) return offerPerson;
	return entries.length > 0 ? { kind: "ask", entries, sure, question } : null;
}

/** Below this probability of the tagger, a fact of a model is not accepted either (decision 20). */
const leastLikely: Record<ReadFact, number> = { name: 0.05, company: 0.02, need: 0.01, timing: 0.01 };
const relatives = phrasesOf("name-fillers");

/** Accepts a fact that the guided tagger finds possible in this message; a plain one it would have found without a model. */
function acceptFact(
	fact: ReadFact,
	value: string,
	{ guided, message, before, parts }: LineContext,
): SetFact | null {
	const text = readable(message);
	const span = spanOf(fact, ownWords(readable(value), text), text, before.awaiting);
	if (!span || span.probability < leastLikely[fact] || !isStated(fact, span.text, text)) return null;
	const { facts: known, audience } = guided.state;
	// A program that they use is not their company.
	if (fact === "company" && lists.systems.has(fold(span.text))) return null;
	const spans = [{ ...span, probability: 1 }];
	const found = taggedFacts({ text, spans, parts, known, isProspect: audience === "prospect" });
	const accepted = found.find((one) => one.fact === fact);
	return accepted ? likelyFact(fact, accepted.value) : null;
}

/** Returns a value as the visitor wrote it; "" if they did not. */
function ownWords(value: string, text: string): string {
	const at = value ? indexOfPhrase(fold(text), fold(value)) : -1;
	return at < 0 ? "" : text.slice(at, at + value.length);
}

/** Whether no sentence with the words denies them, is about others ("my wife Laura"), or only asks. */
function isStated(fact: ReadFact, words: string, text: string): boolean {
	return sentencesOf(text).every((sentence) => {
		const [before = "", ...behind] = sentence.split(words);
		if (behind.length === 0) return true;
		const isAsked = /^[^¿?]*\?/.test(behind.join(words));
		const rest = [before, ...behind].join(" ");
		const isTheirs = (fact === "name" || fact === "company") && holdsPhrase(before, relatives);
		return !isAsked && !isTheirs && !denies(rest) && !isOfOthers(rest);
	});
}
