import { writtenPhone } from "../../../contact/phone.ts";
import { factChoice, noChoice, otherChoice } from "../choices.ts";
import { continueDialogue } from "../next.ts";
import { showSummary } from "../show-summary.ts";
import { commandOf, draft, type ReplyDraft, say, type TurnContext } from "../turn-context.ts";
import { answerQuestion } from "./answer-question.ts";

/** Asks for a fact that is said to be wrong, or that cannot be read. */
export function correctFact(context: TurnContext): ReplyDraft | null {
	const { changes, state, texts } = context;
	const [wrong] = changes.wrong;
	if (wrong) {
		const { askCorrect } = texts;
		const isNamed = wrong === "email" || wrong === "phone" || wrong === "name" || wrong === "company";
		const facts = { ...state.facts, [wrong]: null };
		return draft(context, [isNamed ? askCorrect[wrong] : askCorrect.other], { facts, awaiting: wrong });
	}
	const which = commandOf(context, "ambiguous-budget");
	if (!which) return unreadableContact(context);
	const readings = which.readings.map((value) => factChoice("budget", value));
	const choices = [...readings, otherChoice("budget", texts.suggestion.other)];
	return draft(context, [texts.whichBudget], { awaiting: "budget" }, { choices });
}

/** Asks what was meant by an address or a number that cannot be read. */
export function unreadableContact(context: TurnContext): ReplyDraft | null {
	const unreadable = commandOf(context, "unreadable-contact");
	if (!unreadable) return null;
	const { state, texts } = context;
	const { fact, guess, readings, problem = "phone" } = unreadable;
	if (readings) {
		const choices = readings.map((value) => factChoice("phone", value, writtenPhone(value)));
		const suggested = { ...state.suggested, ...(readings[0] && { phone: readings[0] }) };
		return draft(context, [texts.phone.country], { awaiting: "phone", suggested }, { choices });
	}
	if (fact === "phone" && state.facts.phone !== null) return null;
	if (guess) {
		const choices = [factChoice("email", guess, texts.choices.useGuess), noChoice(texts.choices.no)];
		const parts = [say(context, texts.email.guess, { value: guess })];
		return draft(context, parts, { emailGuess: guess, awaiting: "email-guess" }, { choices });
	}
	const wordings = fact === "email" ? texts.email.mistyped : texts.phone.mistyped[problem];
	return draft(context, [say(context, wordings)], { awaiting: "contact" }, { formName: "contact" });
}

export function explainOneAddress(context: TurnContext): ReplyDraft | null {
	const { before, state, texts } = context;
	const { email } = state.facts;
	if (!email || !commandOf(context, "name-other-address")) return null;
	const parts = [say(context, texts.email.onlyOne, { value: email })];
	const answer = answerQuestion(context);
	if (answer) return { ...answer, parts: [...parts, ...answer.parts] };
	return before.awaiting === "summary" ? showSummary(context, parts) : continueDialogue(context, parts);
}

/** Asks for the address after a "no" to our guess of it. */
export function askForEmailAgain(context: TurnContext): ReplyDraft | null {
	if (context.before.awaiting !== "email-guess" || !commandOf(context, "deny")) return null;
	const now = { emailGuess: null, awaiting: "contact" as const };
	return draft(context, [context.texts.askCorrect.email], now, { formName: "contact" });
}
