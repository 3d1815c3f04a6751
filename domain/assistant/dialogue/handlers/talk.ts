import { type FactName, factNames } from "../../../leads/lead.ts";
import type { SmallTalk } from "../../commands.ts";
import { choicesFor, requestChoice } from "../choices.ts";
import { ask, goOn, nextAsked, showSummary, topics } from "../next.ts";
import { commandOf, type Draft, requests, type Scene, say } from "../scene.ts";
import { pageSource } from "../sources.ts";
import { type DialogueState, factAwaited } from "../state.ts";

/** A yes or a no to what was asked last; what was pressed beside the answers. */
export function takeAnswer(scene: Scene): Draft | null {
	const pressed = commandOf(scene, "choose");
	if (pressed) return takePressed(scene, pressed.value);
	if (commandOf(scene, "deny") || talks(scene, "later")) return takeNo(scene);
	if (!commandOf(scene, "affirm")) return null;
	return goOn(scene, [say(scene, scene.texts.agreed)]);
}

function takePressed(scene: Scene, value: string): Draft {
	const { state, texts } = scene;
	const [kind, name = ""] = value.split(":");
	if (kind === "skip" && name === "contact") return letContactBe(scene);
	const slot = factNames.find((fact) => fact === name);
	if (kind === "skip" && slot) return letBe(scene, slot);
	if (kind === "other" && slot) return askAnew(scene, slot);
	return {
		parts: [texts.otherwise],
		choices: [requestChoice("person", texts.choices.personAnswers)],
		state: { ...state, awaiting: "question" },
	};
}

/** Not what was put forward, nor one of the choices: it is typed, or chosen from all. */
function askAnew(scene: Scene, slot: FactName): Draft {
	const { state, texts, language } = scene;
	const asked = (["company", "industry", "companySize", "budget", "timing"] as const).find(
		(one) => one === slot,
	);
	const { [slot]: likely, ...suggested } = state.suggested;
	const wasLikely = likely !== undefined;
	return {
		parts: [texts.ask[asked ?? "need"][wasLikely ? 0 : 1]],
		choices: wasLikely ? choicesFor(slot, language) : [],
		state: { ...state, suggested, awaiting: slot },
	};
}

/** "No" and "not now", by what was asked. */
function takeNo(scene: Scene): Draft | null {
	const { before, state, texts } = scene;
	const { awaiting } = before;
	if (awaiting === "proposal" || awaiting === "summary")
		return { parts: [texts.proposal.notYet], state: { ...state, awaiting: null, wanted: null, misses: 0 } };
	const slot = factAwaited(awaiting);
	if (talks(scene, "later") && !slot)
		return { parts: [say(scene, texts.smallTalk.later)], state: { ...state, awaiting: null, misses: 0 } };
	if (slot && before.suggested[slot] !== undefined && !talks(scene, "later")) return askAnew(scene, slot);
	if (slot) return letBe(scene, slot);
	const wasAsked = (before.asked.contact ?? 0) > 0 || before.wanted !== null;
	if (awaiting === "contact" && wasAsked) return letContactBe(scene);
	return {
		parts: [say(scene, texts.acknowledge.declined), say(scene, texts.closing)],
		state: { ...state, awaiting: null, misses: 0 },
	};
}

function letBe(scene: Scene, slot: DialogueState["declined"][number]): Draft {
	const declined = [...new Set([...scene.state.declined, slot])];
	return goOn({ ...scene, state: { ...scene.state, declined } }, [
		say(scene, scene.texts.acknowledge.declined),
	]);
}

function letContactBe(scene: Scene): Draft {
	const { state, texts, language } = scene;
	if (state.wanted === "proposal")
		return {
			parts: [texts.proposal.withoutWay],
			sources: [pageSource("contact", language)],
			state: { ...state, declined: [...state.declined, "email"], wanted: null, awaiting: null },
		};
	return letBe({ ...scene, state: { ...state, wanted: null } }, "email");
}

/** What somebody tries to make the assistant say. */
export function declineTrick(scene: Scene): Draft | null {
	return commandOf(scene, "trick") ? politely(scene, scene.texts.trick) : null;
}

/** The page that mails the conversation. */
export function mailTranscript(scene: Scene): Draft | null {
	if (!requests(scene, "transcript")) return null;
	const { state, texts, language } = scene;
	return {
		parts: [texts.byMail],
		sources: [pageSource("assistantMail", language)],
		state: { ...state, misses: 0 },
	};
}

/** Courtesies, what is not our business, and wishes that a page fulfils. */
export function smallTalk(scene: Scene): Draft | null {
	const { state, texts } = scene;
	if (commandOf(scene, "out-of-scope")) return politely(scene, texts.outOfScope);
	const calm = { ...state, misses: 0 };
	if (talks(scene, "wait")) return { parts: [say(scene, texts.smallTalk.wait)], state: calm };
	if (talks(scene, "goodbye")) return { parts: [say(scene, texts.smallTalk.goodbye)], state: calm };
	if (talks(scene, "thanks")) {
		const thanks = say(scene, texts.smallTalk.thanks);
		// What is being looked at stays in sight.
		if (scene.before.awaiting === "summary")
			return showSummary(scene, [thanks, say(scene, texts.proposal.summary)]);
		return { parts: [thanks, lastWords(scene)], state: calm };
	}
	if (talks(scene, "chit-chat"))
		return {
			parts: [say(scene, texts.smallTalk.chitChat), say(scene, texts.closing)],
			choices: topics(scene),
			state: calm,
		};
	if (talks(scene, "greeting")) return greet(scene);
	return null;
}

function greet(scene: Scene): Draft {
	const { state, texts } = scene;
	const hello = say(scene, texts.acknowledge.hello);
	const isOpen = state.facts.need === null && (state.asked.need ?? 0) === 0 && nextAsked(state) !== null;
	if (!isOpen) return goOn(scene, [hello]);
	return { ...ask(scene, "need", [hello]), choices: topics(scene) };
}

function lastWords(scene: Scene): string {
	const { texts, state } = scene;
	return state.madeOf === null ? say(scene, texts.closing) : say(scene, texts.proposal.after);
}

function politely(scene: Scene, ways: readonly string[]): Draft {
	return { parts: [say(scene, ways)], choices: topics(scene), state: { ...scene.state, misses: 0 } };
}

function talks({ commands }: Scene, about: SmallTalk): boolean {
	return commands.some((command) => command.kind === "small-talk" && command.about === about);
}
