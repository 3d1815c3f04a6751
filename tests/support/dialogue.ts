import { site } from "../../content/site.ts";
import { takeTurn } from "../../domain/assistant/assistant.ts";
import { fillSentence } from "../../domain/assistant/assistant-texts.ts";
import { type DialogueState, startDialogue } from "../../domain/assistant/dialogue/state.ts";
import { describeForm } from "../../domain/assistant/forms/describe-form.ts";
import { findEntry } from "../../domain/assistant/knowledge.ts";
import { type Effect, effectOf, type Reply } from "../../domain/assistant/reply.ts";
import type { Language } from "../../shared/language.ts";

/** Plays messages from the beginning. @returns every reply. */
export function play(language: Language, ...messages: string[]): Reply[] {
	let state: DialogueState = startDialogue();
	let spoken = language;
	return messages.map((message) => {
		const reply = takeTurn({ state, message, language: spoken, pageLanguage: language });
		({ state, language: spoken } = reply);
		return reply;
	});
}

/** The reply to the last of them. */
export function last(language: Language, ...messages: string[]): Reply {
	const reply = play(language, ...messages).at(-1);
	if (!reply) throw new Error("Nothing was said.");
	return reply;
}

/** What the fields of a reply's form contain. */
export function fieldsOf({ formName, state, language }: Reply): Record<string, string> {
	const fields = formName ? describeForm(formName, state, language, site).fields : [];
	return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** What a reply does beside answering. */
export const effectsOf = (reply: Reply | undefined): Effect["kind"][] =>
	reply?.effects.map(({ kind }) => kind) ?? [];

/** When the visitor is to be called, as the reply has it. */
export const callTimeOf = (reply: Reply | undefined) => reply && effectOf(reply, "call-person")?.callTime;

/** What is published under an entry. */
export function answer(id: string, language: Language): string {
	return fillSentence(findEntry(id, language)?.answer ?? "no such entry", {});
}

/** Who somebody is and what they need: all a proposal lacks is being asked for. */
export const told = [
	"Soy Ana Ruiz del Hotel Brisa, ana@brisa.example",
	"de noche perdemos reservas porque nadie contesta",
] as const;

/** They see what goes into the proposal. */
export const shown = {
	es: [...told, "quiero la propuesta"],
	en: [
		"I'm Ana Ruiz from Hotel Brisa, ana@brisa.example",
		"at night we lose bookings because nobody answers",
		"I want the proposal",
	],
};
