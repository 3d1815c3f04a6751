import type { PhoneProblem } from "../../shared/contact.ts";
import type { LikelyRequest } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";
import type { FactName } from "../../shared/lead.ts";

/** What a visitor may ask for, beside asking a question. */
export type VisitorRequest =
	| { what: "proposal" | "transcript" | "stop-contact" | "allow-contact" | "erase-data" }
	| { what: "own-data" | "change-proposal" | "resend-proposal" }
	/** `when`: the time they want, in their words. */
	| { what: "person" | "call"; when?: string }
	/** What goes into the proposal, before it is made. */
	| { what: "summary" }
	/** The proposal, made of the summary that the visitor has in sight. */
	| { what: "confirmed-proposal" }
	| { what: "language"; language: Language };

export type SmallTalk =
	| "greeting"
	| "thanks"
	| "goodbye"
	| "chit-chat"
	| "later"
	| "no-interest"
	| "wait"
	| "place";

/**
 * What one message asks the assistant to do: the only output of an engine that understands. A command writes no reply, no
 * row and no file; the dialogue decides what follows from it.
 */
export type Command =
	/** A fact about the visitor. `plain` evidence is stored, `likely` is put into a form or asked. */
	| { kind: "set-fact"; fact: FactName; value: string; evidence: "plain" | "likely" }
	/** Replaces a fact. Null: the known value is wrong, and the right one is missing. */
	| { kind: "correct-fact"; fact: FactName; value: string | null }
	| { kind: "forget-fact"; fact: FactName }
	/** A question, and the knowledge entries that answer it. Several that are not `sure` are offered as choices. */
	| { kind: "ask"; entries: readonly string[]; sure: boolean; question: string }
	/** A question unlike anything that we know. */
	| { kind: "ask-unknown"; question: string }
	/** "Why do you ask?": about our last question. */
	| { kind: "ask-why" }
	| ({ kind: "request" } & VisitorRequest)
	/** A request that is probably meant: offered as a button. */
	| { kind: "likely-request"; request: LikelyRequest; when?: string; complains?: boolean }
	| { kind: "affirm" }
	/** A no; with a fact, if the visitor names one that they will not tell. */
	| { kind: "deny"; fact?: FactName }
	/** One of the choices that were shown, by its value. */
	| { kind: "choose"; value: string }
	| { kind: "complain" }
	/** "I did not get that", "that is not what I asked". */
	| { kind: "object" }
	| { kind: "small-talk"; about: SmallTalk }
	| { kind: "trick" }
	| { kind: "out-of-scope" }
	/** Contact data that cannot be read. `guess`: what was probably meant; `readings`: what it may be in several countries. */
	| {
			kind: "unreadable-contact";
			fact: "email" | "phone";
			guess: string | null;
			problem?: PhoneProblem;
			readings?: readonly string[];
	  }
	/** Somebody else's address, which does not take the place of the visitor's. */
	| { kind: "name-other-address" }
	/** A budget like "15.000", which two conventions read differently; `readings`: each in unambiguous words. */
	| { kind: "ambiguous-budget"; readings: readonly string[] };

export type AskCommand = Extract<Command, { kind: "ask" }>;

/** Builds a question that one knowledge entry surely answers. */
export function askFor(entry: string, question: string): AskCommand {
	return { kind: "ask", entries: [entry], sure: true, question };
}

export type SetFact = Extract<Command, { kind: "set-fact" }>;

/** Builds a fact that was stated plainly. */
export function plainFact(fact: FactName, value: string): SetFact {
	return { kind: "set-fact", fact, value, evidence: "plain" };
}

/** Builds a fact that the visitor has to confirm. */
export function likelyFact(fact: FactName, value: string): SetFact {
	return { kind: "set-fact", fact, value, evidence: "likely" };
}

/** Builds the correction of a fact. @param value null: the known one is wrong, and no new one was given. */
export function correction(fact: FactName, value: string | null): Command {
	return { kind: "correct-fact", fact, value };
}

/** Returns the language that is asked for, or undefined. */
export function languageAsked(commands: readonly Command[]): Language | undefined {
	return commands.flatMap((command) => ("language" in command ? [command.language] : []))[0];
}
