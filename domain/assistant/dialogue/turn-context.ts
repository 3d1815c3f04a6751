import type { AssistantTexts } from "../../../content/assistant/schema.ts";
import type { Choice, FormName, SourcePage } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import type { FactName } from "../../../shared/lead.ts";
import { spokenCompany, spokenName } from "../../leads/names.ts";
import { type AssistantBrand, fillSentence, vary } from "../assistant-texts.ts";
import type { Command, SmallTalk, VisitorRequest } from "../commands.ts";
import type { Effect } from "../reply.ts";
import type { DialogueState } from "./state.ts";

/** What a message changed in what we know. */
export type Changes = {
	added: readonly FactName[];
	changed: readonly FactName[];
	forgotten: readonly FactName[];
	/** Said to be wrong, without the right value. */
	wrong: readonly FactName[];
};

/** All that a handler may read of a turn. */
export type TurnContext = {
	commands: readonly Command[];
	changes: Changes;
	/** Before this message. */
	before: DialogueState;
	/** With the facts of this message. */
	state: DialogueState;
	language: Language;
	texts: AssistantTexts;
	brand: AssistantBrand;
};

/** What a handler answers; the rest of a reply follows from it. */
export type ReplyDraft = {
	parts: string[];
	state: DialogueState;
	sources?: SourcePage[];
	choices?: Choice[];
	formName?: FormName;
	effects?: readonly Effect[];
	/** Said first, also before the outcome of a proposal. */
	opening?: string;
};

export type Handler = (context: TurnContext) => ReplyDraft | null;

/** Drafts the reply to a message that was understood. @param changed other changes of the state. */
export function draft(
	{ state }: TurnContext,
	parts: string[],
	changed: Partial<DialogueState> = {},
	more: Omit<ReplyDraft, "parts" | "state"> = {},
): ReplyDraft {
	return { parts, state: { ...state, misses: 0, ...changed }, ...more };
}

/** Picks one of several ways to say a thing, and fills its blanks. */
export function say(
	{ state, before, brand }: Pick<TurnContext, "state" | "before" | "brand">,
	wordings: readonly string[] | string,
	values: Record<string, string | null> = {},
): string {
	const wording = typeof wordings === "string" ? wordings : vary(wordings, state.turn, before.lastText);
	const known = { name: spokenName(state.facts.name), company: spokenCompany(state.facts.company) };
	return fillSentence(wording, { ...known, ...values }, brand);
}

/** The first command of a kind, or undefined. */
export function commandOf<Kind extends Command["kind"]>(
	{ commands }: Pick<TurnContext, "commands">,
	kind: Kind,
): Extract<Command, { kind: Kind }> | undefined {
	return commands.find((command): command is Extract<Command, { kind: Kind }> => command.kind === kind);
}

/** Whether something is asked for by one of these names. */
export function requests(
	{ commands }: Pick<TurnContext, "commands">,
	...whats: VisitorRequest["what"][]
): boolean {
	return commands.some((command) => command.kind === "request" && whats.includes(command.what));
}

/** The entries that answer what is surely asked. */
export function entriesToAnswer({ commands }: Pick<TurnContext, "commands">): string[] {
	return commands.flatMap((command) => (command.kind === "ask" && command.sure ? command.entries : []));
}

/** Whether a message is, among other things, this small talk. */
export function talks({ commands }: Pick<TurnContext, "commands">, about: SmallTalk): boolean {
	return commands.some((command) => command.kind === "small-talk" && command.about === about);
}

/** Whether the visitor told us something new, or something different from before. */
export function hasNewFacts({ changes }: Pick<TurnContext, "changes">): boolean {
	return changes.added.length + changes.changed.length > 0;
}

/** Whether what we know has changed, or is doubted. */
export function hasChanges(context: Pick<TurnContext, "changes">): boolean {
	const { forgotten, wrong } = context.changes;
	return hasNewFacts(context) || forgotten.length + wrong.length > 0;
}
