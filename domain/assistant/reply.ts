import type { Choice, FormName, ProposalProgress, SourcePage } from "../../shared/chat.ts";
import type { Language } from "../../shared/language.ts";
import type { ProposalOutcome } from "../proposals/proposal.ts";
import type { Command } from "./commands.ts";
import type { DialogueState } from "./dialogue/state.ts";

/** What a message asks for beside an answer. */
export type Effect =
	/** The visitor wants to talk to a person; `callTime`: when, in their words. */
	| { kind: "call-person"; callTime?: string }
	/** The consent is revoked; `message`: what the team must know. */
	| { kind: "revoke-consent"; message: string }
	/** The consent is renewed, to the notice in this language. */
	| { kind: "renew-consent"; shownIn: Language }
	/** `texts`: what to say for each outcome. */
	| { kind: "make-proposal"; texts: Record<ProposalOutcome, string> }
	/** Nothing published answers it. */
	| { kind: "record-unknown-question"; question: string };

export type Reply = {
	commands: readonly Command[];
	/** Plain text, may contain newlines; never markup. */
	text: string;
	/** Differs from the conversation's when the visitor changed to the other language. */
	language: Language;
	state: DialogueState;
	sources: SourcePage[];
	choices: Choice[];
	formName: FormName | null;
	progress: ProposalProgress | null;
	effects: readonly Effect[];
	/** When the answer states the team's hours. */
	teamHours: "always" | "when-closed" | "never";
};

/** Returns the effect of a kind, or undefined. */
export function effectOf<Kind extends Effect["kind"]>(
	{ effects }: Pick<Reply, "effects">,
	kind: Kind,
): Extract<Effect, { kind: Kind }> | undefined {
	return effects.find((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind);
}

/** Keeps the first source of each page. */
export function withoutRepeats(sources: readonly SourcePage[]): SourcePage[] {
	return sources.filter(({ url }, at) => sources.findIndex((source) => source.url === url) === at);
}
