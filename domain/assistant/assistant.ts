import { pathTo } from "../../content/addresses.ts";
import { site } from "../../content/site.ts";
import type { Choice, Input } from "../../shared/chat.ts";
import type { Language } from "../../shared/language.ts";
import { type AssistantBrand, fillSentence, textsIn } from "./assistant-texts.ts";
import { type Command, languageAsked } from "./commands.ts";
import { commandOfChoice, parseChoice } from "./dialogue/choices.ts";
import { respond } from "./dialogue/respond.ts";
import type { DialogueState } from "./dialogue/state.ts";
import { takeFacts } from "./dialogue/take-facts.ts";
import type { ReplyDraft, TurnContext } from "./dialogue/turn-context.ts";
import { proposalProgress } from "./forms/proposal-progress.ts";
import { readChatForm } from "./forms/read-form.ts";
import { effectOf, type Reply, withoutRepeats } from "./reply.ts";
import { type Understanding, understand } from "./understanding/guided/understand.ts";

type TurnInput = {
	state: DialogueState;
	/** What was typed, or the text that is shown for a pressed button or a filled form. */
	message: string;
	input?: Input;
	language: Language;
	/** The language of the page. When the visitor changes it, the conversation follows. */
	pageLanguage?: Language;
	/** The brand of this installation; the content's by default. */
	brand?: AssistantBrand;
};

/** The assistant's first words: who it is, and what it asks for. */
export function greeting(language: Language, brand: AssistantBrand = site): string {
	return fillSentence(textsIn(language).greeting, {}, brand);
}

/** The privacy notice that goes with the greeting (Law 1581 of 2012), and its version for the proof of consent. */
export function privacyNotice(language: Language, brand: AssistantBrand = site) {
	const { version, text, linkText } = textsIn(language).privacy;
	return { version, text: fillSentence(text, {}, brand), linkText, url: pathTo("legal", language) };
}

/**
 * Takes one turn of the conversation: understands the message, takes its facts, and lets the dialogue respond.
 * Pure and synchronous: the same state and message give the same reply, and no message makes it throw.
 */
export function takeTurn({
	state,
	message,
	input = { kind: "text" },
	language,
	pageLanguage,
	brand = site,
}: TurnInput): Reply {
	const pageLanguageChanged =
		pageLanguage !== undefined && state.pageLanguage !== null && pageLanguage !== state.pageLanguage;
	const before: DialogueState = {
		...state,
		turn: state.turn + 1,
		pageLanguage: pageLanguage ?? state.pageLanguage,
		greetingLanguage: state.greetingLanguage ?? state.pageLanguage ?? pageLanguage ?? language,
	};
	const understood = understandInput(
		message,
		input,
		before,
		pageLanguageChanged ? pageLanguage : language,
		brand,
	);
	return replyTo(understood, { ...before, country: understood.country ?? before.country }, brand);
}

/** Builds the reply to commands, whichever engine understood them. @param before the state, with this turn counted. */
export function replyTo(
	{ commands, language }: { commands: readonly Command[]; language: Language },
	before: DialogueState,
	brand: AssistantBrand = site,
): Reply {
	const { state, changes } = takeFacts(before, commands);
	const context: TurnContext = {
		commands,
		changes,
		before,
		state,
		language,
		texts: textsIn(language),
		brand,
	};
	return asReply(context, respond(context));
}

function understandInput(
	message: string,
	input: Input,
	before: DialogueState,
	language: Language,
	brand: AssistantBrand,
): Understanding {
	const value = input.kind === "choice" ? input.value : typedChoice(message, before.choices);
	const chosen = value === null ? null : commandOfChoice(value, before.choices);
	if (chosen) return { commands: [chosen], language };
	if (input.kind === "form") {
		const read = readChatForm(input, before, language);
		return { commands: read.kind === "read" ? read.commands : [], language };
	}
	const understood = understand(message, { state: before, language, brand });
	const replyLanguage = languageAsked(understood.commands) ?? understood.language;
	const commands = [...requestsWithin(message, before.choices), ...understood.commands];
	return { ...understood, commands, language: replyLanguage };
}

/** Finds the choice whose label was typed: that counts as pressing it. */
function typedChoice(message: string, choices: readonly Choice[]): string | null {
	const typed = message.trim().toLowerCase();
	return choices.find(({ label }) => label.toLowerCase() === typed)?.value ?? null;
}

/** Finds a choice whose label stands among other words: "Yes, ask a person. I'm Anita…" */
function requestsWithin(message: string, choices: readonly Choice[]): Command[] {
	const typed = message.toLowerCase();
	const chosen = choices.find(
		({ value, label }) => parseChoice(value)?.kind === "request" && typed.includes(label.toLowerCase()),
	);
	const command = chosen && commandOfChoice(chosen.value, choices);
	return command ? [command] : [];
}

function asReply(context: TurnContext, draft: ReplyDraft): Reply {
	const { texts, language, before } = context;
	const isSwitched = languageAsked(context.commands) !== undefined;
	const effects = draft.effects ?? [];
	const makesProposal = effectOf({ effects }, "make-proposal") !== undefined;
	const text = [isSwitched ? texts.switched : "", draft.opening ?? "", ...draft.parts]
		.filter((part) => part !== "")
		.map(capitalised)
		.join(" ");
	const choices = draft.choices ?? [];
	const formName = draft.formName ?? null;
	const callsPerson = effectOf({ effects }, "call-person") !== undefined;
	const asksForContact = draft.state.wanted === "person" && formName !== null;
	return {
		commands: context.commands,
		text,
		language,
		state: { ...draft.state, choices, lastText: makesProposal ? before.lastText : text },
		sources: withoutRepeats(draft.sources ?? []),
		choices,
		formName,
		progress: proposalProgress(draft.state, language),
		effects,
		teamHours: callsPerson ? "always" : asksForContact ? "when-closed" : "never",
	};
}

function capitalised(text: string): string {
	return text.replace(/^([¿¡]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}
