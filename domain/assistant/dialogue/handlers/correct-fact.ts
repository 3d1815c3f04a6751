import { writtenPhone } from "../../../contact/phone.ts";
import { factChoice, noChoice, otherChoice } from "../choices.ts";
import { commandOf, draft, type ReplyDraft, type Scene, say } from "../scene.ts";

/** A fact is said to be wrong, without the right one; or what was typed cannot be read. Either is asked for. */
export function correctFact(scene: Scene): ReplyDraft | null {
	const { changes, state, texts } = scene;
	const [wrong] = changes.wrong;
	if (wrong) {
		const { askCorrect } = texts;
		const isNamed = wrong === "email" || wrong === "phone" || wrong === "name" || wrong === "company";
		const facts = { ...state.facts, [wrong]: null };
		return draft(scene, [isNamed ? askCorrect[wrong] : askCorrect.other], { facts, awaiting: wrong });
	}
	const which = commandOf(scene, "ambiguous-budget");
	if (!which) return unreadableContact(scene);
	const readings = which.readings.map((value) => factChoice("budget", value));
	const choices = [...readings, otherChoice("budget", texts.suggestion.other)];
	return draft(scene, [texts.whichBudget], { awaiting: "budget" }, { choices });
}

/** What was typed as an address or a number cannot be read: what is meant is asked. */
export function unreadableContact(scene: Scene): ReplyDraft | null {
	const unreadable = commandOf(scene, "unreadable-contact");
	if (!unreadable) return null;
	const { state, texts } = scene;
	const { fact, guess, readings, problem = "phone" } = unreadable;
	if (readings) {
		const choices = readings.map((value) => factChoice("phone", value, writtenPhone(value)));
		const suggested = { ...state.suggested, ...(readings[0] && { phone: readings[0] }) };
		return draft(scene, [texts.phone.country], { awaiting: "phone", suggested }, { choices });
	}
	if (fact === "phone" && state.facts.phone !== null) return null;
	if (guess) {
		const choices = [factChoice("email", guess, texts.choices.useGuess), noChoice(texts.choices.no)];
		const parts = [say(scene, texts.email.guess, { value: guess })];
		return draft(scene, parts, { emailGuess: guess, awaiting: "email-guess" }, { choices });
	}
	const ways = fact === "email" ? texts.email.mistyped : texts.phone.mistyped[problem];
	return draft(scene, [say(scene, ways)], { awaiting: "contact" }, { form: "contact" });
}

/** "No" to the address we thought was meant: it is asked for. */
export function refuseGuess(scene: Scene): ReplyDraft | null {
	if (scene.before.awaiting !== "email-guess" || !commandOf(scene, "deny")) return null;
	const now = { emailGuess: null, awaiting: "contact" as const };
	return draft(scene, [scene.texts.askCorrect.email], now, { form: "contact" });
}
