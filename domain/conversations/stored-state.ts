import { z } from "zod";
import { languages } from "../../shared/language.ts";
import { factNames } from "../../shared/lead.ts";
import { type Awaiting, type DialogueState, startDialogue } from "../assistant/dialogue/state.ts";
import { factsOf } from "../leads/lead.ts";

const language = z.enum(languages);
const fact = z.enum(factNames);
const facts = z.record(z.string(), z.string().nullable());

/** What a conversation stored before November 2026 holds that still counts. */
const firstVersion = z.object({
	v: z.literal(1),
	facts,
	declined: z.array(fact).default([]),
	waitingFor: z.string().nullable().default(null),
	emailGuess: z.string().nullable().default(null),
	turn: z.number().default(0),
	offered: z.boolean().default(false),
	madeOf: z.string().nullable().default(null),
	quiet: z.boolean().default(false),
	withdrawn: z.boolean().default(false),
	permission: z
		.object({ wanted: z.enum(["proposal", "person"]).nullable(), shownIn: language })
		.nullable()
		.default(null),
	page: language.nullable().default(null),
	greetedIn: language.nullable().default(null),
});

/** @param stored a state as it was stored, by this version or the one before. @throws when it is neither. */
export function readState(stored: unknown): DialogueState {
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

function currentOf(stored: unknown): Partial<DialogueState> {
	if (!isCurrent(stored))
		throw new Error("A conversation's stored state is of a version that this release does not know.");
	return stored;
}

function isCurrent(stored: unknown): stored is Partial<DialogueState> {
	return typeof stored === "object" && stored !== null && "v" in stored && stored.v === 2;
}

function awaitedBefore(waitingFor: string | null): Awaiting | null {
	if (waitingFor === "identity" || waitingFor === "contact") return "contact";
	if (waitingFor === "emailGuess") return "email-guess";
	const others = ["proposal", "person", "permission"] as const;
	return others.find((one) => one === waitingFor) ?? factNames.find((one) => one === waitingFor) ?? null;
}
