import type { ProposalOutcome } from "../../reply.ts";
import { ask, goOn, nextAsked, showSummary } from "../next.ts";
import {
	changedSomething,
	commandOf,
	type Draft,
	requests,
	type Scene,
	say,
	toldSomething,
} from "../scene.ts";
import { pageSource } from "../sources.ts";
import { likelyFacts, missingFor, proposalOf } from "../state.ts";

/** Whether the proposal is asked for, or our offer of it taken. */
export function wantsProposal(scene: Scene): boolean {
	const isOffered = scene.before.awaiting === "proposal" || scene.before.awaiting === "summary";
	const agrees = isOffered && commandOf(scene, "affirm") !== undefined && !commandOf(scene, "ask");
	return agrees || requests(scene, "proposal", "confirmed-proposal");
}

/** Makes the proposal of what its reader has seen; shows it first, or asks for what is missing. */
export function makeProposal(scene: Scene): Draft | null {
	const { before, state, texts } = scene;
	const wantsToSee = requests(scene, "summary");
	if (!wantsToSee && !wantsProposal(scene)) return saveChanges(scene);
	const wanting = {
		...scene,
		state: { ...state, wanted: "proposal" as const, audience: "prospect" as const, quiet: false },
	};
	// What comes together with a typed yes has not been shown; what is sent with the summary has.
	const isUntouched = before.awaiting === "summary" && !changedSomething(scene);
	const hasSeenAll = isUntouched || requests(scene, "confirmed-proposal");
	if (wantsToSee) return saveChanges(wanting) ?? whatIsMissing(wanting);
	if (!hasSeenAll || missingFor(state.facts).length > 0) return whatIsMissing(wanting);
	return {
		parts: [say(scene, texts.proposal.making)],
		opening: say(scene, texts.proposal.making),
		wants: "proposal",
		state: { ...wanting.state, awaiting: null, wanted: null, madeOf: proposalOf(state.facts), misses: 0 },
	};
}

/** What is told while the summary is in sight is saved, and shown in it. */
function saveChanges(scene: Scene): Draft | null {
	const { before, texts } = scene;
	if (before.awaiting !== "summary" || !toldSomething(scene)) return null;
	return showSummary(scene, [say(scene, texts.proposal.saved)]);
}

/** Asks for what the proposal lacks, and shows it when it lacks nothing. */
export function whatIsMissing(scene: Scene): Draft {
	const { state, texts, language } = scene;
	const missing = missingFor(likelyFacts(state));
	if (missing.length === 0) return showSummary(scene, [say(scene, texts.proposal.summary)]);
	// They ask for it now, so what was let be may be asked for again.
	const asked = { ...state.asked };
	const needsContact = missing.includes("name") || missing.includes("email");
	for (const one of missing) delete asked[one];
	if (needsContact) delete asked.contact;
	const refused = state.declined.includes("email") && scene.before.wanted === "proposal";
	if (refused)
		return {
			parts: [texts.proposal.withoutEmail],
			sources: [pageSource("contact", language)],
			state: { ...state, awaiting: null, wanted: null },
		};
	const declined = state.declined.filter((one) => !missing.some((lacking) => lacking === one));
	const open = { ...scene, state: { ...state, asked, declined } };
	const next = nextAsked(open.state);
	const lead = say(scene, texts.proposal.missing);
	return next ? ask(open, next, [lead]) : goOn(open, [lead]);
}

/** Wishes about a proposal: another shape, or to have it again. */
export function changeProposal(scene: Scene): Draft | null {
	const { state, texts } = scene;
	const isMade = state.madeOf !== null;
	const offer = [{ value: "request:proposal", label: texts.choices.proposal }];
	if (requests(scene, "resend-proposal"))
		return { parts: [isMade ? texts.proposal.again : texts.proposal.none], choices: offer, state };
	if (!requests(scene, "change-proposal")) return null;
	const person = [{ value: "request:person", label: texts.choices.person, quiet: true as const }];
	return { parts: [texts.proposal.fixed], choices: isMade ? [...offer, ...person] : person, state };
}

/** What to say of a proposal, whatever comes of it. */
export function proposalTexts(scene: Scene, opening: string | undefined): Record<ProposalOutcome, string> {
	const { ready, mailed, latest, enough, failed } = scene.texts.proposal;
	const after = (text: string) => [opening, say(scene, text)].filter(Boolean).join(" ");
	return {
		ready: after(ready),
		mailed: after(mailed),
		latest: after(latest),
		enough: after(enough),
		failed: after(failed),
	};
}
