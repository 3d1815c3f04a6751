import { writtenPhone } from "../../../contact/phone.ts";
import { commandOf, type Draft, type Scene, say } from "../scene.ts";

/** A fact is said to be wrong, without the right one; or what was typed cannot be read. Either is asked for. */
export function correctFact(scene: Scene): Draft | null {
	const { changes, state, texts } = scene;
	const [wrong] = changes.wrong;
	if (wrong) {
		const { askCorrect } = texts;
		const isNamed = wrong === "email" || wrong === "phone" || wrong === "name" || wrong === "company";
		const facts = { ...state.facts, [wrong]: null };
		return {
			parts: [isNamed ? askCorrect[wrong] : askCorrect.other],
			state: { ...state, facts, awaiting: wrong, misses: 0 },
		};
	}
	return unreadableContact(scene);
}

function unreadableContact(scene: Scene): Draft | null {
	const unreadable = commandOf(scene, "unreadable-contact");
	if (!unreadable) return null;
	const { state, texts } = scene;
	const { slot, guess, readings } = unreadable;
	if (readings)
		return {
			parts: [texts.phone.country],
			choices: readings.map((value) => ({ value: `slot:phone=${value}`, label: writtenPhone(value) })),
			state: { ...state, awaiting: "phone", misses: 0 },
		};
	if (slot === "phone" && state.facts.phone !== null) return null;
	if (guess)
		return {
			parts: [say(scene, texts.email.guess, { value: guess })],
			choices: [
				{ value: `slot:email=${guess}`, label: texts.choices.useGuess },
				{ value: "deny", label: texts.choices.no, quiet: true },
			],
			state: { ...state, emailGuess: guess, awaiting: "email-guess", misses: 0 },
		};
	const ways = slot === "email" ? texts.email.mistyped : texts.phone.mistyped;
	return { parts: [say(scene, ways)], form: "contact", state: { ...state, awaiting: "contact", misses: 0 } };
}

/** "No" to the address we thought was meant: it is asked for. */
export function refuseGuess(scene: Scene): Draft | null {
	const { before, state, texts } = scene;
	if (before.awaiting !== "email-guess" || !commandOf(scene, "deny")) return null;
	return {
		parts: [texts.askCorrect.email],
		form: "contact",
		state: { ...state, emailGuess: null, awaiting: "contact" },
	};
}
