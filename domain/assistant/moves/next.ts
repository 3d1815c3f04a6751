import { type Asked, askFor, canAlreadyPropose, comeBack, letBe, nextFact, type Question } from "../ask.ts";
import { type DialogueState, isOutdated, missingFor } from "../dialogue.ts";
import { type Move, type Scene, say } from "../reply.ts";
import { listMissing } from "./missing.ts";

/** What follows an acknowledgement: the next question, the offer of the proposal, or an open door. */
export function goOn(scene: Scene, said: readonly string[]): Move {
	const state = letBe(scene.state);
	const fact = nextFact(state);
	const { texts } = scene;
	if (state.quiet) return openDoor({ ...scene, state }, said);
	if (isOutdated(state)) return offer(scene, said);
	if (fact && state.madeOf === null) {
		const early = canAlreadyPropose(state) && !state.offered && !state.hurried ? [texts.proposal.early] : [];
		const question = questionFor(scene, state, fact);
		return {
			parts: [...said, ...early, question.text],
			quickReplies: question.quickReplies,
			state: { ...question.state, offered: state.offered || early.length > 0, confused: 0 },
		};
	}
	if (missingFor(state).length === 0 && state.madeOf === null) return offer({ ...scene, state }, said);
	return openDoor({ ...scene, state }, said);
}

/** Who told us something else meanwhile is not asked the same again, only reminded. */
function questionFor({ learned, language }: Scene, state: DialogueState, fact: Asked): Question {
	const told = learned.added.length + learned.changed.length > 0;
	return (told ? comeBack(state, language, false) : null) ?? askFor(fact, state, language);
}

/** After a detour: back to the question that was open, softly and not for ever. */
export function returnTo(scene: Scene, said: readonly string[]): Move {
	const { state, language, texts } = scene;
	if (state.quiet) return openDoor(scene, said);
	if (scene.learned.added.length > 0) return goOn(scene, said);
	if (state.madeOf === null && state.waitingFor === "proposal" && missingFor(state).length === 0)
		return offer(scene, said);
	const question =
		state.madeOf === null ? (comeBack(state, language, said.length > 0) ?? another(scene)) : null;
	if (!question && isLacking(state)) return openDoor(scene, said);
	if (!question && isRefining(scene)) return offer(scene, said);
	if (!question)
		return {
			parts: [...said, say(scene, texts.closing)],
			state: { ...state, waitingFor: null, confused: 0 },
		};
	return {
		parts: [...said, question.text],
		quickReplies: question.quickReplies,
		state: { ...question.state, confused: 0 },
	};
}

/** The last of the questions that only refine the proposal has been let be. */
function isRefining({ before, state }: Scene): boolean {
	const asked = before.waitingFor;
	return (
		state.madeOf === null &&
		missingFor(state).length === 0 &&
		(asked === "companySize" || asked === "budget" || asked === "timing")
	);
}

/** A question that came back often enough gives way to the next one; who they are is left for them to say. */
function another({ state, language }: Scene): Question | null {
	const fact = nextFact(state);
	if (fact === "name" || fact === "email") return null;
	const rest = letBe(state);
	const next = nextFact(rest);
	return next ? askFor(next, rest, language) : null;
}

/** Offers to make the proposal, or to make it anew. */
export function offer(scene: Scene, said: readonly string[]): Move {
	const { texts, state } = scene;
	return {
		parts: [...said, state.madeOf === null ? say(scene, texts.proposal.offer) : texts.proposal.again],
		quickReplies: [texts.choices.yes, texts.choices.no],
		state: { ...state, waitingFor: "proposal", offered: true, confused: 0 },
	};
}

/** The questions are over and somebody we can write to still lacks a word for the proposal: said once, so that it is no dead end. */
function isLacking(state: DialogueState): boolean {
	return (
		!state.quiet &&
		state.madeOf === null &&
		state.facts.email !== null &&
		!state.offered &&
		missingFor(state).length > 0
	);
}

function openDoor(scene: Scene, said: readonly string[]): Move {
	const { state, texts } = scene;
	if (isLacking(state)) {
		return {
			parts: [...said, say(scene, texts.proposal.lacks, { missing: listMissing(scene) })],
			state: { ...state, waitingFor: "proposal", offered: true, confused: 0 },
		};
	}
	const last = state.quiet
		? say(scene, texts.closing)
		: state.madeOf !== null
			? say(scene, texts.proposal.after)
			: state.facts.email === null
				? texts.proposal.withoutEmail
				: say(scene, texts.closing);
	return { parts: [...said, last], state: { ...state, waitingFor: null, confused: 0 } };
}
