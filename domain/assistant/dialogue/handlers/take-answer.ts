import { type FactName, factNames } from "../../../../shared/lead.ts";
import { parseChoice, requestChoice } from "../choices.ts";
import { askNext, choicesOf, continueDialogue, refinable } from "../next.ts";
import { showSummary } from "../show-summary.ts";
import { awaitedFact } from "../state.ts";
import { commandOf, draft, type ReplyDraft, say, type TurnContext, talks } from "../turn-context.ts";
import { withoutWayToSend } from "./make-proposal.ts";

/** Handles a yes, a no, or a choice beside the answers to the last question. */
export function takeAnswer(context: TurnContext): ReplyDraft | null {
	const pressed = commandOf(context, "choose");
	if (pressed) return takeChoice(context, pressed.value);
	if (commandOf(context, "deny") || talks(context, "later") || talks(context, "no-interest"))
		return takeNo(context);
	if (!commandOf(context, "affirm")) return null;
	return continueDialogue(context, [say(context, context.texts.agreed)]);
}

/** Says why we ask what we asked last, and asks it again. Goes on without it the second time, or beside a refusal. */
export function explainQuestion(context: TurnContext): ReplyDraft | null {
	const { before, texts } = context;
	const fact = refinable.find((one) => one === before.awaiting);
	if (!fact || !commandOf(context, "ask-why")) return null;
	const why = texts.why[fact];
	const wasSaid = before.lastText.includes(why);
	if (!wasSaid && !commandOf(context, "deny")) return askNext(context, fact, [why]);
	const skipped = skipFact(context, fact);
	return wasSaid ? skipped : { ...skipped, parts: [why, ...skipped.parts] };
}

function takeChoice(context: TurnContext, value: string): ReplyDraft {
	const { texts } = context;
	const choice = parseChoice(value);
	const of = choice?.kind === "skip" || choice?.kind === "other" ? choice.of : "";
	if (choice?.kind === "skip" && of === "contact") return skipContact(context);
	const fact = factNames.find((fact) => fact === of);
	if (fact) return choice?.kind === "skip" ? skipFact(context, fact) : askAnew(context, fact);
	const choices = [requestChoice("person", texts.choices.personAnswers)];
	return draft(context, [texts.otherwise], { awaiting: "question" }, { choices });
}

/** Asks again, without the suggestion that was refused. */
function askAnew(context: TurnContext, fact: FactName): ReplyDraft {
	const { state, before, texts } = context;
	const asked = refinable.find((one) => one === fact) ?? "need";
	const { [fact]: _, ...suggested } = state.suggested;
	const wasLikely = before.suggested[fact] !== undefined;
	const choices = wasLikely ? choicesOf(context, fact) : [];
	return draft(context, [texts.ask[asked][wasLikely ? 0 : 1]], { suggested, awaiting: fact }, { choices });
}

function takeNo(context: TurnContext): ReplyDraft | null {
	const { before, texts } = context;
	const { awaiting } = before;
	const named = commandOf(context, "deny")?.fact;
	if (named && awaiting === "summary")
		return showSummary(context, [say(context, texts.acknowledge.declined)]);
	if (awaiting === "proposal" || awaiting === "summary")
		return draft(context, [texts.proposal.notYet], { awaiting: null, wanted: null });
	if (talks(context, "no-interest")) {
		const declined =
			awaiting === "contact" ? [...context.state.declined, "email" as const] : context.state.declined;
		return draft(context, [say(context, texts.smallTalk.later)], { awaiting: null, wanted: null, declined });
	}
	const fact = awaitedFact(awaiting);
	if (named && named !== fact) return skipFact(context, named);
	if (talks(context, "later") && !fact)
		return draft(context, [say(context, texts.smallTalk.later)], { awaiting: null });
	if (fact && before.suggested[fact] !== undefined && !talks(context, "later")) return askAnew(context, fact);
	if (fact) return skipFact(context, fact);
	const wasAsked = (before.timesAsked.contact ?? 0) > 0 || before.wanted !== null;
	if (awaiting === "contact" && wasAsked) return skipContact(context);
	const parts = [say(context, texts.acknowledge.declined), say(context, texts.closing)];
	return draft(context, parts, { awaiting: null });
}

function skipFact(context: TurnContext, fact: FactName): ReplyDraft {
	const declined = [...new Set([...context.state.declined, fact])];
	const parts = [say(context, context.texts.acknowledge.declined)];
	return continueDialogue({ ...context, state: { ...context.state, declined } }, parts);
}

function skipContact(context: TurnContext): ReplyDraft {
	const { state } = context;
	if (state.wanted !== "proposal")
		return skipFact({ ...context, state: { ...state, wanted: null } }, "email");
	return withoutWayToSend({ ...context, state: { ...state, declined: [...state.declined, "email"] } });
}
