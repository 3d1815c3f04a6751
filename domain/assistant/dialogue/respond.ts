import { vocabulary } from "../../../content/assistant/vocabulary.ts";
import type { FactName } from "../../../shared/lead.ts";
import type { AskCommand, Command } from "../commands.ts";
import { entryWithin } from "../knowledge/entries.ts";
import { answerQuestion, offerQuestions } from "./handlers/answer-question.ts";
import { bringPerson } from "./handlers/bring-person.ts";
import { correctFact, refuseGuess } from "./handlers/correct-fact.ts";
import { handleRenewal, handleRevocation, tellOwnData } from "./handlers/data-rights.ts";
import { changeProposal, offerProposalFile } from "./handlers/make-proposal.ts";
import { offerAct } from "./handlers/offer-act.ts";
import { answerComplaint, answerObjection, repair } from "./handlers/repair.ts";
import { declineTrick, mailTranscript, smallTalk, takeAnswer } from "./handlers/talk.ts";
import { acknowledge, ask, continueDialogue, refinable, showSummary } from "./next.ts";
import {
	commandOf,
	draft,
	type Handler,
	hasNewFacts,
	type ReplyDraft,
	requests,
	type Scene,
	say,
} from "./scene.ts";

/** What one message holds is answered in this order: the first handler that has something to say does. */
const handlers: readonly Handler[] = [
	handleRevocation,
	mailTranscript,
	tellOwnData,
	handleRenewal,
	answerComplaint,
	bringPerson,
	declineTrick,
	offerProposalFile,
	changeProposal,
	refuseGuess,
	correctFact,
	answerQuestion,
	offerAct,
	offerQuestions,
	takeFactsOver,
	takeKnownFact,
	takeAnswer,
	answerObjection,
	askWhatIsLikely,
	smallTalk,
	continueInLanguage,
];

const longestFollowUp = 7;
/** A question this short names nothing of its own. */
const longestBare = 4;
const whoTheyAre: ReadonlySet<FactName> = new Set(["name", "email", "phone", "company"]);
const followUpWords = new Set(vocabulary("follow-up-words"));

/** Decides what is answered to a message. Pure: the same scene gives the same draft. */
export function respond(whole: Scene): ReplyDraft {
	const scene = { ...whole, commands: weighed(whole) };
	for (const handler of handlers) {
		const draft = handler(scene);
		if (draft) return draft;
	}
	return repair(scene);
}

/** A yes, or a repeated wish, asks for what was offered. Beside a sure question, a yes, a no and a courtesy are dropped. */
function weighed({ commands, before: { topic, awaiting } }: Scene): readonly Command[] {
	const isOffered = awaiting === "person" || awaiting === "erase-data" || awaiting === "stop-contact";
	const tells = commands.some((command) => command.kind === "set-fact" && !whoTheyAre.has(command.fact));
	const asks = commands.some((command) => command.kind === "ask" && command.sure);
	const read = commands.flatMap((command): Command[] => {
		if (isOffered && (tells || asks) && command.kind === "affirm") return [];
		if (isOffered && (command.kind === "affirm" || ("of" in command && command.of === awaiting)))
			return [{ kind: "request", what: awaiting }];
		return [command.kind === "ask" ? withTopic(command, topic) : command];
	});
	const leads: readonly Command["kind"][] = ["affirm", "deny", "small-talk", "out-of-scope", "object"];
	return asks || read.some((command) => command.kind === "ask" && command.sure)
		? read.filter(({ kind }) => !leads.includes(kind))
		: read;
}

/** "How long does that take?" is about what was answered before; "how long does the setup take?" says itself what it is about. */
function withTopic(ask: AskCommand, topic: string | null): Command {
	const [first = "", ...others] = ask.entries;
	const words = ask.question.toLowerCase().match(/\p{L}+/gu) ?? [];
	const isBare = words.length <= longestBare || words.some((word) => followUpWords.has(word));
	const within = isBare && words.length <= longestFollowUp ? entryWithin(topic, first) : null;
	return within ? { ...ask, entries: [within, ...(ask.sure ? others : [])], sure: true } : ask;
}

/** Something was told or taken back: says so, and asks what comes next. */
function takeFactsOver(scene: Scene): ReplyDraft | null {
	if (hasNewFacts(scene)) return continueDialogue(scene, [acknowledge(scene)]);
	const { forgotten } = scene.changes;
	if (forgotten.length === 0) return null;
	const wasKnown = forgotten.some((fact) => scene.before.facts[fact] !== null);
	if (!wasKnown) return draft(scene, [scene.texts.acknowledge.withheld], { awaiting: "contact" });
	return draft(scene, [acknowledge(scene), say(scene, scene.texts.closing)], { awaiting: null });
}

/** Acknowledges a fact that is told again. */
function takeKnownFact(scene: Scene): ReplyDraft | null {
	const { texts, before, state } = scene;
	const tells = commandOf(scene, "correct-fact") ?? commandOf(scene, "set-fact");
	if (!tells || state.facts[tells.fact] !== tells.value || tells.value === null) return null;
	const noted = say(scene, texts.acknowledge.noted);
	return before.awaiting === "summary" ? showSummary(scene, [noted]) : continueDialogue(scene, [noted]);
}

/** Nothing was plain, and something was likely: that is asked. */
function askWhatIsLikely(scene: Scene): ReplyDraft | null {
	const { before, state } = scene;
	const asked = refinable.find(
		(fact) => (state.suggested[fact] ?? null) !== (before.suggested[fact] ?? null),
	);
	return asked && before.awaiting !== "summary" ? ask(scene, asked, []) : null;
}

function continueInLanguage(scene: Scene): ReplyDraft | null {
	return requests(scene, "language") ? continueDialogue(scene, []) : null;
}
