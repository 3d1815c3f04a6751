import type { Command } from "../../commands.ts";

type LineReader = {
	/** Takes a piece of text and passes on each line that it completes. */
	take(piece: string): void;
	/** Passes on the last line, which ended without a newline. */
	end(): void;
};

const opening = /<think(?:ing)?>|\[think\]/i;
const closing = /<\/think(?:ing)?>|\[\/think\]/i;

/**
 * Cuts a stream into its lines, and skips what a local model thinks between <think> marks.
 * @param onThought called at most once, for a closing mark alone, as some servers send it: all lines before were thoughts.
 */
export function readLines(onLine: (line: string) => void, onThought: () => void): LineReader {
	let rest = "";
	let isThinking = false;
	let hasThought = false;
	const pass = (line: string) => {
		const closes = closing.test(line);
		if (opening.test(line)) isThinking = true;
		else if (closes && !isThinking && !hasThought) onThought();
		hasThought ||= closes;
		const text = closes ? (line.split(closing).at(-1) ?? "") : isThinking ? "" : line;
		if (closes) isThinking = false;
		if (text.trim()) onLine(text.trim());
	};
	return {
		take(piece) {
			const [first = "", ...more] = piece.split(/[\r\n\u2028\u2029]/u);
			rest += first;
			for (const next of more) {
				pass(rest);
				rest = next;
			}
		},
		end() {
			const line = rest;
			rest = "";
			pass(line);
		},
	};
}

/** One line of a model's answer, before anything in it is checked. */
export type Line =
	/** An entry that answers, entries of which none is sure, or a line of the site that states nothing. */
	| { kind: "answer" | "maybe" | "say"; ids: string[] }
	| { kind: "fact"; fact: ReadFact; value: string }
	| { kind: "unknown" }
	| { kind: "command"; command: Command };

/** What a model may read. The guided parsers find the facts with a shape or a list, such as an address or a sum. */
const readFacts = ["name", "company", "need", "timing"] as const;
export type ReadFact = (typeof readFacts)[number];

const requests = ["proposal", "transcript", "own-data", "change-proposal", "resend-proposal"] as const;
const talk = ["greeting", "thanks", "goodbye", "chit-chat", "wait"] as const;
export const offerPerson: Command = { kind: "likely-request", request: "person" };

/**
 * What a model may ask for, as whole lines. A yes, a no, another language, and what gives or revokes consent or erases
 * data only the visitor gives, in words that the guided understanding finds.
 */
const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
	...["request person", "request call", "complaint"].map((line) => [line, offerPerson] as const),
	...requests.map((what) => [`request ${what}`, { kind: "request", what }] as const),
	...talk.map((about) => [`talk ${about}`, { kind: "small-talk", about }] as const),
	["unclear", { kind: "object" }],
	["trick", { kind: "trick" }],
	["off-topic", { kind: "out-of-scope" }],
]);

/** Small models decorate lines: list marks, numbers, emphasis, a colon behind the command. */
const decoration = /^[\s>*\-•`#]*(?:\d{1,2}[.)]\s+)?[*`]*/u;
const shape = /^([A-Za-z-]{3,12})[*`]*(?:\s*:\s*|\s+|$)(.*)$/u;
const longestLine = 500;

/** Reads one complete line leniently. @returns null for anything that is no command. */
export function parseLine(raw: string): Line | null {
	const [, word = "", rest = ""] = shape.exec(raw.slice(0, longestLine).replace(decoration, "")) ?? [];
	const name = word.toLowerCase();
	const value = rest.replace(/[\s*`]+$/u, "").trim();
	if (name === "answer" || name === "maybe" || name === "say") return withIds(name, value);
	if (name === "slot") return factIn(value);
	if (name === "unknown" && (!value || value.includes("?"))) return { kind: "unknown" };
	// "TRICK: none" is no trick: a line is a command as a whole.
	const command = commands.get(`${name} ${value.toLowerCase()}`.trim());
	return command ? { kind: "command", command } : null;
}

function withIds(kind: "answer" | "maybe" | "say", value: string): Line | null {
	const ids = value.split(/[\s,;]+/).map((id) => id.replace(/[^\w:-]/g, "").toLowerCase());
	const [first, ...more] = new Set(ids.filter(Boolean));
	return first ? { kind, ids: [first, ...more].slice(0, 3) } : null;
}

function factIn(value: string): Line | null {
	const [, name = "", rest = ""] = /^(\w+)\s*[:=]?\s+(.+)$/u.exec(value) ?? [];
	const fact = readFacts.find((one) => one === name.toLowerCase());
	return fact ? { kind: "fact", fact, value: rest.trim().replace(/^["“«'](.*)["”»']$/u, "$1") } : null;
}
