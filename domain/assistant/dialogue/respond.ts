import { vocabulary } from "../../../content/assistant/vocabulary.ts";
import type { FactName } from "../../../shared/lead.ts";
import type { AskCommand, Command } from "../commands.ts";
import { entryWithin } from "../knowledge.ts";
import { acknowledge } from "./acknowledge.ts";
import { answerQuestion, offerQuestions } from "./handlers/answer-question.ts";
import { callPerson } from "./handlers/call-person.ts";
import { askForEmailAgain, correctFact, explainOneAddress } from "./handlers/correct-fact.ts";
import { handleRenewal, handleRevocation, tellOwnData } from "./handlers/data-rights.ts";
import { changeProposal, handleProposal } from "./handlers/make-proposal.ts";
import { offerRequest } from "./handlers/offer-request.ts";
import { answerComplaint, answerObjection, repair } from "./handlers/repair.ts";
import { mailTranscript, rejectTrick, smallTalk } from "./handlers/small-talk.ts";
import { explainQuestion, takeAnswer } from "./handlers/take-answer.ts";
import { askNext, continueDialogue, refinable } from "./next.ts";
import { showSummary } from "./show-summary.ts";
import {
	commandOf,
	draft,
	type Handler,
	hasNewFacts,
	type ReplyDraft,
	requests,
	say,
	type TurnContext,
} from "./turn-context.ts";

/** By priority: the first handler that returns a draft answers the message. */
const handlers: readonly Handler[] = [
	handleRevocation,
	mailTranscript,
	tellOwnData,
	handleRenewal,
	answerComplaint,
	callPerson,
	rejectTrick,
	handleProposal,
	explainOneAddress,
	changeProposal,
	askForEmailAgain,
	correctFact,
	answerQuestion,
	offerRequest,
	offerQuestions,
	acknowledgeChanges,
	acknowledgeKnownFact,
	explainQuestion,
	takeAnswer,
	answerObjection,
	askWhatIsLikely,
	smallTalk,
	continueInLanguage,
];

const whoTheyAre: ReadonlySet<FactName> = new Set(["name", "email", "phone", "company"]);
const followUpWords = new Set(vocabulary("follow-up-words"));

/** Decides how a message is answered. Pure: the same context gives the same draft. */
export function respond(whole: TurnContext): ReplyDraft {
	const context = { ...whole, commands: dropCourtesies(withTopics(acceptOffer(whole), whole)) };
	for (const handler of handlers) {
		const reply = handler(context);
		if (reply) return reply;
	}
	return repair(context);
}

/** A yes, or a repeated wish, accepts the offer. A yes beside facts or a sure question accepts nothing, and is removed. */
function acceptOffer({ commands, before: { awaiting } }: TurnContext): readonly Command[] {
	if (awaiting !== "person" && awaiting !== "erase-data" && awaiting !== "stop-contact") return commands;
	const tells = commands.some((command) => command.kind === "set-fact" && !whoTheyAre.has(command.fact));
	const isBeside = tells || commands.some(isSureQuestion);
	return commands.flatMap((command): Command[] => {
		if (command.kind === "affirm") return isBeside ? [] : [{ kind: "request", what: awaiting }];
		const isRepeated = command.kind === "likely-request" && command.request === awaiting;
		return [isRepeated ? { kind: "request", what: awaiting } : command];
	});
}

function dropCourtesies(commands: readonly Command[]): readonly Command[] {
	const dropped: readonly Command["kind"][] = ["affirm", "deny", "small-talk", "out-of-scope", "object"];
	return commands.some(isSureQuestion) ? commands.filter(({ kind }) => !dropped.includes(kind)) : commands;
}

function isSureQuestion(command: Command): boolean {
	return command.kind === "ask" && command.sure;
}

function withTopics(commands: readonly Command[], { before: { topic } }: TurnContext): readonly Command[] {
	return commands.map((command) => (command.kind === "ask" ? withTopic(command, topic) : command));
}

// Words of a question that may be about the topic before: with a follow-up word, and without one.
const longestFollowUp = 7;
const longestBare = 4;

/** "How long does that take?" is about what was answered before; "how long does the setup take?" says itself what it is about. */
function withTopic(ask: AskCommand, topic: string | null): Command {
	const [first = "", ...others] = ask.entries;
	const words = ask.question.toLowerCase().match(/\p{L}+/gu) ?? [];
	const isBare = words.length <= longestBare || words.some((word) => followUpWords.has(word));
	const within = isBare && words.length <= longestFollowUp ? entryWithin(topic, first) : null;
	return within ? { ...ask, entries: [within, ...(ask.sure ? others : [])], sure: true } : ask;
}

/** Acknowledges facts that were told or taken back, and asks the next question. */
function acknowledgeChanges(context: TurnContext): ReplyDraft | null {
	if (hasNewFacts(context)) return continueDialogue(context, [acknowledge(context)]);
	const { forgotten } = context.changes;
	if (forgotten.length === 0) return null;
	const wasKnown = forgotten.some((fact) => context.before.facts[fact] !== null);
	if (!wasKnown) return draft(context, [context.texts.acknowledge.withheld], { awaiting: "contact" });
	return draft(context, [acknowledge(context), say(context, context.texts.closing)], { awaiting: null });
}

function acknowledgeKnownFact(context: TurnContext): ReplyDraft | null {
	const { texts, before, state } = context;
	const tells = commandOf(context, "correct-fact") ?? commandOf(context, "set-fact");
	if (!tells || state.facts[tells.fact] !== tells.value || tells.value === null) return null;
	const noted = say(context, texts.acknowledge.noted);
	return before.awaiting === "summary" ? showSummary(context, [noted]) : continueDialogue(context, [noted]);
}

function askWhatIsLikely(context: TurnContext): ReplyDraft | null {
	const { before, state } = context;
	const asked = refinable.find(
		(fact) => (state.suggested[fact] ?? null) !== (before.suggested[fact] ?? null),
	);
	return asked && before.awaiting !== "summary" ? askNext(context, asked, []) : null;
}

function continueInLanguage(context: TurnContext): ReplyDraft | null {
	return requests(context, "language") ? continueDialogue(context, []) : null;
}
