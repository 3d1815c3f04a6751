import { askFor } from "../ask.ts";
import { type DialogueState, isOutdated, missingFor, proposalOf } from "../dialogue.ts";
import { type Move, type Scene, say } from "../reply.ts";
import { asksForLanguage } from "../understand/text/language.ts";
import { listMissing } from "./missing.ts";
import { offer } from "./next.ts";

/** Makes the proposal when it is asked for or our offer is taken; otherwise says what it still lacks. */
export function makeProposal(scene: Scene): Move | null {
	const { heard, before, state, texts } = scene;
	const acts = heard.acts;
	if (
		heard.question !== null &&
		!asksInOtherLanguage(scene) &&
		(!acts.has("proposal") || acts.has("aboutProposal"))
	)
		return null;
	const requested =
		asksInOtherLanguage(scene) ||
		(acts.has("resend") && state.madeOf !== null) ||
		(acts.has("proposal") && !acts.has("no") && !acts.has("later") && heard.facts.need === undefined);
	const agreed = !acts.has("later") && (isAgreed(scene) || (acts.has("doIt") && standsOffered(before)));
	const hurried = acts.has("enough") && state.madeOf === null;
	if (hurried && missingFor(state).length === 0) return offer({ ...scene, state: { ...state, hurried } }, []);
	if (!requested && !agreed && !hurried) return null;
	return proposeNow(scene, hurried ? texts.proposal.hurry : texts.proposal.missing);
}

/** Makes the proposal, or asks for what it still lacks. */
export function proposeNow(scene: Scene, lead: string): Move {
	const { state, texts } = scene;
	if (missingFor(state).length > 0) return askForMissing(scene, lead);
	return {
		parts: [say(scene, texts.proposal.making)],
		state: { ...state, waitingFor: null, offered: true, madeOf: proposalOf(state.facts), confused: 0 },
		wants: "proposal",
	};
}

/** "Can I see the PDF in Spanish?": the one there is, in the other language. */
function asksInOtherLanguage({ heard, state }: Scene): boolean {
	return (
		state.madeOf !== null &&
		heard.language !== null &&
		asksForLanguage(heard.folded) &&
		/\b(?:pdf|propuesta|proposal|documento?|document|version|send it|resend|mandala|enviala)\b/.test(
			heard.folded,
		)
	);
}

/** A bare "yes" answers the question that was asked: it takes the offer only when that was the question. */
function isAgreed({ heard, before }: Scene): boolean {
	return heard.acts.has("yes") && before.waitingFor === "proposal";
}

/** "Do it" takes the offer as long as it stands, whatever was asked since. */
function standsOffered(state: DialogueState): boolean {
	return state.offered && (state.madeOf === null || isOutdated(state));
}

function askForMissing(scene: Scene, lead: string): Move {
	const { state, texts, language } = scene;
	const missing = missingFor(state);
	const [first = "name"] = missing;
	// They ask for it now, so what was let be may be asked for again.
	const asked = { ...state.asked };
	for (const fact of missing) delete asked[fact];
	const open = {
		...state,
		asked,
		hurried: true,
		declined: state.declined.filter((fact) => !missing.some((one) => one === fact)),
	};
	const question = askFor(first, open, language);
	const refusedEmail = first === "email" && state.declined.includes("email");
	return {
		parts: refusedEmail
			? [texts.proposal.missingWithoutEmail]
			: [say(scene, lead, { missing: listMissing(scene) }), question.text],
		quickReplies: question.quickReplies,
		state: { ...question.state, confused: 0 },
	};
}
