import type { FactName } from "../../../../shared/lead.ts";
import type { ProposalOutcome } from "../../../proposals/proposal.ts";
import { parseChoice, requestChoice } from "../choices.ts";
import { askNext, continueDialogue, nextQuestion } from "../next.ts";
import { showSummary } from "../show-summary.ts";
import { pageSource } from "../sources.ts";
import { factsFingerprint, hasProposal, likelyFacts, missingFor, type RequiredFact } from "../state.ts";
import {
	commandOf,
	draft,
	hasChanges,
	hasNewFacts,
	type ReplyDraft,
	requests,
	say,
	type TurnContext,
} from "../turn-context.ts";

/** Whether the proposal is asked for, or our offer of it is accepted. */
export function wantsProposal(context: TurnContext): boolean {
	const { awaiting } = context.before;
	const isOffered = awaiting === "proposal" || awaiting === "summary" || acceptsTheOnlyOffer(context);
	const agrees = isOffered && commandOf(context, "affirm") !== undefined && !commandOf(context, "ask");
	return agrees || requests(context, "proposal", "confirmed-proposal");
}

/** A bare yes to an answer takes the one offer that followed it; a yes beside other words does not. */
function acceptsTheOnlyOffer({ before: { awaiting, choices }, commands }: TurnContext): boolean {
	const asksNoFact = awaiting === null || awaiting === "contact";
	const [offered, ...others] = choices.map(({ value }) => parseChoice(value));
	const isOnly = offered?.kind === "request" && offered.what === "proposal" && others.length === 0;
	return asksNoFact && isOnly && commands.every(({ kind }) => kind === "affirm" || kind === "small-talk");
}

/** Makes the proposal once its visitor has seen the summary; shows the summary first, or asks for what is missing. */
export function handleProposal(context: TurnContext): ReplyDraft | null {
	const { before, state, texts } = context;
	if (before.awaiting === "summary" && requests(context, "change-proposal") && !hasChanges(context))
		return showSummary(context, [say(context, texts.proposal.change)]);
	const wantsToSee = requests(context, "summary");
	if (!wantsToSee && !wantsProposal(context)) return showChangedSummary(context);
	const wanting = {
		...context,
		state: { ...state, wanted: "proposal" as const, audience: "prospect" as const, asksNothing: false },
	};
	// What is typed together with a yes has not been shown; what is sent with the summary has.
	const isUntouched = before.awaiting === "summary" && !hasChanges(context);
	const hasSeenAll = isUntouched || requests(context, "confirmed-proposal");
	if (wantsToSee) return showChangedSummary(wanting) ?? showSoFar(wanting, texts.proposal.summary);
	if (!hasSeenAll || missingFor(state.facts).length > 0) return askForMissing(wanting);
	const opening = say(context, texts.proposal.making);
	const made = { awaiting: null, wanted: null, proposalFingerprint: factsFingerprint(state.facts) };
	return draft(wanting, [], made, {
		opening,
		effects: [{ kind: "make-proposal", texts: proposalTexts(context) }],
	});
}

/** Shows the summary again after facts were told, removed or added while it is in sight. */
function showChangedSummary(context: TurnContext): ReplyDraft | null {
	const { before, state, changes } = context;
	const isAdded = state.suggested.need !== undefined && state.suggested.need !== before.suggested.need;
	const isChanged = hasNewFacts(context) || changes.forgotten.length > 0 || isAdded;
	if (before.awaiting !== "summary" || !isChanged || changes.wrong.length > 0) return null;
	return showSoFar(context, context.texts.proposal.saved);
}

/** Shows what the proposal has. What it lacks is filled in there, or answered: it is asked for, too. */
function showSoFar(context: TurnContext, whole: readonly string[]): ReplyDraft {
	if (missingFor(likelyFacts(context.state)).length === 0) return showSummary(context, [say(context, whole)]);
	const parts = [say(context, context.texts.proposal.incomplete)];
	const next = nextQuestion(context.state);
	return next
		? { ...askNext(context, next, parts), formName: "summary", choices: [] }
		: showSummary(context, parts);
}

/** Asks for what the proposal lacks; shows the summary when nothing is missing, or when it was asked for already. */
export function askForMissing(context: TurnContext): ReplyDraft {
	const { before, state, texts } = context;
	const missing = missingFor(likelyFacts(state));
	if (missing.length === 0) return showSoFar(context, texts.proposal.summary);
	const refused = missing.includes("way") && state.declined.includes("email") && before.wanted === "proposal";
	if (refused) return withoutWayToSend(context);
	const insists = before.wanted === "proposal" && !hasChanges(context);
	if (insists) return showSoFar(context, texts.proposal.summary);
	// They ask for it now, so what they declined may be asked for again.
	const asks = missing.flatMap((one) => asksFor[one]);
	const timesAsked = { ...state.timesAsked };
	for (const one of asks) delete timesAsked[one];
	const declined = state.declined.filter((one) => !asks.includes(one));
	const open = { ...context, state: { ...state, timesAsked, declined } };
	const next = nextQuestion(open.state);
	const opening = say(context, texts.proposal.missing);
	return next ? askNext(open, next, [opening]) : continueDialogue(open, [opening]);
}

/** Says how to reach us: without an address or a telephone there is no proposal. */
export function withoutWayToSend(context: TurnContext): ReplyDraft {
	const sources = [pageSource("contact", context.language)];
	return draft(context, [context.texts.proposal.withoutWay], { awaiting: null, wanted: null }, { sources });
}

/** What may be asked for each missing part of a proposal. */
const asksFor: Readonly<Record<RequiredFact, readonly ("contact" | FactName)[]>> = {
	name: ["contact", "name"],
	way: ["contact", "email", "phone"],
	industry: ["industry"],
	need: ["need"],
};

/** Handles wishes about a proposal: to change it, or to get it again. */
export function changeProposal(context: TurnContext): ReplyDraft | null {
	const { state, texts } = context;
	const isMade = hasProposal(state);
	if (requests(context, "resend-proposal")) {
		const choices = [requestChoice("proposal", texts.choices.proposal)];
		return draft(context, [isMade ? texts.proposal.again : texts.proposal.none], {}, { choices });
	}
	if (!requests(context, "change-proposal")) return null;
	const isReady = missingFor(likelyFacts(state)).length === 0;
	if (isReady) return showSummary(context, [say(context, texts.proposal.change)]);
	const choices = [requestChoice("person", texts.choices.person, true)];
	return draft(context, [texts.proposal.fixed], {}, { choices });
}

function proposalTexts(context: TurnContext): Record<ProposalOutcome, string> {
	const { proposal } = context.texts;
	return {
		ready: say(context, proposal.ready),
		mailed: say(context, proposal.mailed),
		latest: say(context, proposal.latest),
		"limit-reached": say(context, proposal.enough),
		failed: say(context, proposal.failed),
	};
}
