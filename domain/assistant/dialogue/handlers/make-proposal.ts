import type { FactName } from "../../../../shared/lead.ts";
import type { ProposalOutcome } from "../../reply.ts";
import { requestChoice } from "../choices.ts";
import { ask, continueDialogue, nextAsked, showSummary } from "../next.ts";
import {
	commandOf,
	draft,
	hasChanges,
	hasNewFacts,
	type ReplyDraft,
	requests,
	type Scene,
	say,
} from "../scene.ts";
import { pageSource } from "../sources.ts";
import { likelyFacts, missingFor, proposalOf, type RequiredFact } from "../state.ts";

/** Whether the proposal is asked for, or our offer of it taken. */
export function wantsProposal(scene: Scene): boolean {
	const { awaiting } = scene.before;
	const isOffered = awaiting === "proposal" || awaiting === "summary" || takesOnlyOffer(scene);
	const agrees = isOffered && commandOf(scene, "affirm") !== undefined && !commandOf(scene, "ask");
	return agrees || requests(scene, "proposal", "confirmed-proposal");
}

/** A bare yes to an answer takes the one offer that followed it; a yes beside other words does not. */
function takesOnlyOffer({ before: { awaiting, choices }, commands }: Scene): boolean {
	const isOpen = awaiting === null || awaiting === "contact";
	const isOnly = choices.length === 1 && choices[0]?.value === "request:proposal";
	return isOpen && isOnly && commands.every(({ kind }) => kind === "affirm" || kind === "small-talk");
}

/** Makes the proposal of what its reader has seen; shows it first, or asks for what is missing. */
export function offerProposalFile(scene: Scene): ReplyDraft | null {
	const { before, state, texts } = scene;
	if (before.awaiting === "summary" && requests(scene, "change-proposal") && !hasChanges(scene))
		return showSummary(scene, [say(scene, texts.proposal.change)]);
	const wantsToSee = requests(scene, "summary");
	if (!wantsToSee && !wantsProposal(scene)) return saveChanges(scene);
	const wanting = {
		...scene,
		state: { ...state, wanted: "proposal" as const, audience: "prospect" as const, quiet: false },
	};
	// What comes together with a typed yes has not been shown; what is sent with the summary has.
	const isUntouched = before.awaiting === "summary" && !hasChanges(scene);
	const hasSeenAll = isUntouched || requests(scene, "confirmed-proposal");
	if (wantsToSee) return saveChanges(wanting) ?? askForMissing(wanting);
	if (!hasSeenAll || missingFor(state.facts).length > 0) return askForMissing(wanting);
	const opening = say(scene, texts.proposal.making);
	const made = { awaiting: null, wanted: null, madeOf: proposalOf(state.facts) };
	return draft(wanting, [], made, {
		opening,
		effects: [{ kind: "make-proposal", texts: proposalTexts(scene) }],
	});
}

/** What is told, taken out or added while the summary is in sight is saved, and shown in it. */
function saveChanges(scene: Scene): ReplyDraft | null {
	const { before, state, texts, changes } = scene;
	const isAdded = state.suggested.need !== undefined && state.suggested.need !== before.suggested.need;
	const isChanged = hasNewFacts(scene) || changes.forgotten.length > 0 || isAdded;
	if (before.awaiting !== "summary" || !isChanged || changes.wrong.length > 0) return null;
	return showSummary(scene, [say(scene, texts.proposal.saved)]);
}

/** Asks for what the proposal lacks; shows it when it lacks nothing, or when that was asked for already. */
export function askForMissing(scene: Scene): ReplyDraft {
	const { before, state, texts } = scene;
	const missing = missingFor(likelyFacts(state));
	if (missing.length === 0) return showSummary(scene, [say(scene, texts.proposal.summary)]);
	const refused = missing.includes("way") && state.declined.includes("email") && before.wanted === "proposal";
	if (refused) return withoutWayToSend(scene);
	const insists = before.wanted === "proposal" && !hasChanges(scene);
	if (insists) return showSummary(scene, [say(scene, texts.proposal.incomplete)]);
	// They ask for it now, so what was let be may be asked for again.
	const asks = missing.flatMap((one) => asksFor[one]);
	const asked = { ...state.asked };
	for (const one of asks) delete asked[one];
	const declined = state.declined.filter((one) => !asks.includes(one));
	const open = { ...scene, state: { ...state, asked, declined } };
	const next = nextAsked(open.state);
	const lead = say(scene, texts.proposal.missing);
	return next ? ask(open, next, [lead]) : continueDialogue(open, [lead]);
}

/** Without an address or a telephone there is no proposal: where to reach us instead. */
export function withoutWayToSend(scene: Scene): ReplyDraft {
	const sources = [pageSource("contact", scene.language)];
	return draft(scene, [scene.texts.proposal.withoutWay], { awaiting: null, wanted: null }, { sources });
}

/** What is asked for what a proposal lacks, and what somebody may have declined of it. */
const asksFor: Readonly<Record<RequiredFact, readonly ("contact" | FactName)[]>> = {
	name: ["contact", "name"],
	way: ["contact", "email", "phone"],
	industry: ["industry"],
	need: ["need"],
};

/** Wishes about a proposal: another shape or other words, or to have it again. */
export function changeProposal(scene: Scene): ReplyDraft | null {
	const { state, texts } = scene;
	const isMade = state.madeOf !== null;
	if (requests(scene, "resend-proposal")) {
		const choices = [requestChoice("proposal", texts.choices.proposal)];
		return draft(scene, [isMade ? texts.proposal.again : texts.proposal.none], {}, { choices });
	}
	if (!requests(scene, "change-proposal")) return null;
	const isReady = missingFor(likelyFacts(state)).length === 0;
	if (isReady) return showSummary(scene, [say(scene, texts.proposal.change)]);
	const choices = [requestChoice("person", texts.choices.person, true)];
	return draft(scene, [texts.proposal.fixed], {}, { choices });
}

/** What to say of a proposal, whatever comes of it: that it is being made is over by then. */
function proposalTexts(scene: Scene): Record<ProposalOutcome, string> {
	const { proposal } = scene.texts;
	return {
		ready: say(scene, proposal.ready),
		mailed: say(scene, proposal.mailed),
		latest: say(scene, proposal.latest),
		"limit-reached": say(scene, proposal.enough),
		failed: say(scene, proposal.failed),
	};
}
