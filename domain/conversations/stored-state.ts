import { z } from "zod";
import { languages } from "../../shared/language.ts";
import { factNames } from "../../shared/lead.ts";
import { type Awaiting, type DialogueState, startDialogue } from "../assistant/dialogue/state.ts";
import { factsOf } from "../leads/lead.ts";

const language = z.enum(languages);
const fact = z.enum(factNames);
const facts = z.record(z.string(), z.string().nullable());

/** What the rows call some fields of the state: the release before reads them too. */
const storedNames: Partial<Record<string, string>> = {
	timesAsked: "asked",
	hasOfferedProposal: "offered",
	proposalFingerprint: "madeOf",
	asksNothing: "quiet",
	consentRevoked: "withdrawn",
	consentRequest: "permission",
	pageLanguage: "page",
	greetingLanguage: "greetedIn",
} satisfies Partial<Record<keyof DialogueState, string>>;
const currentNames = Object.fromEntries(Object.entries(storedNames).map(([name, stored]) => [stored, name]));

function rename(fields: object, names: Partial<Record<string, string>>): object {
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));
}

/** Returns a state as it is stored: JSON. */
export function writeState(state: DialogueState): string {
	return JSON.stringify(rename(state, storedNames));
}

/** What a conversation stored before November 2026 holds that still counts. */
const firstVersion = z.object({
	v: z.literal(1),
	facts,
	declined: z.array(fact).default([]),
	waitingFor: z.string().nullable().default(null),
	emailGuess: z.string().nullable().default(null),
	turn: z.number().default(0),
	hasOfferedProposal: z.boolean().default(false),
	proposalFingerprint: z.string().nullable().default(null),
	asksNothing: z.boolean().default(false),
	consentRevoked: z.boolean().default(false),
	consentRequest: z
		.object({ wanted: z.enum(["proposal", "person"]).nullable(), shownIn: language })
		.nullable()
		.default(null),
	pageLanguage: language.nullable().default(null),
	greetingLanguage: language.nullable().default(null),
});

/** @param json a state as it was stored, by this version or the one before. @throws when it is neither. */
export function readState(json: string): DialogueState {
	const stored = rename(JSON.parse(json), currentNames);
	const first = firstVersion.safeParse(stored);
	if (!first.success) return { ...startDialogue(), ...currentOf(stored) };
	const { v: _, waitingFor, facts, ...kept } = first.data;
	return {
		...startDialogue(),
		...kept,
		facts: factsOf(facts),
		awaiting: awaitedBefore(waitingFor),
	};
}

function currentOf(stored: object): Partial<DialogueState> {
	if (!isCurrent(stored))
		throw new Error("A conversation's stored state is of a version that this release does not know.");
	return stored;
}

function isCurrent(stored: object): stored is Partial<DialogueState> {
	return "v" in stored && stored.v === 2;
}

function awaitedBefore(waitingFor: string | null): Awaiting | null {
	if (waitingFor === "identity" || waitingFor === "contact") return "contact";
	if (waitingFor === "emailGuess") return "email-guess";
	const others = ["proposal", "person", "permission"] as const;
	return others.find((one) => one === waitingFor) ?? factNames.find((one) => one === waitingFor) ?? null;
}
