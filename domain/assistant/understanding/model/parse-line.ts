import type { Command } from "../../commands.ts";

/** One line of a model's answer, before anything in it is checked. */
export type Line =
	/** An entry that answers, entries of which none is sure, or a line of the site that states nothing. */
	| { kind: "answer" | "maybe" | "say"; ids: string[] }
	| { kind: "slot"; slot: ReadSlot; value: string }
	| { kind: "unknown" }
	| { kind: "command"; command: Command };

/** What has a shape or a list (an address, a sum, an industry) the guided parsers find as well. */
const slots = ["name", "company", "need", "timing"] as const;
export type ReadSlot = (typeof slots)[number];

const offer: Command = { kind: "request", what: "offer-of-person" };

/**
 * What a model may ask for, as whole lines. A yes, a no, consent, another language and what takes data or the leave to
 * write back only the visitor gives, in words that the guided understanding finds.
 */
const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
	["request person", offer],
	["request call", offer],
	["complaint", offer],
	["request proposal", { kind: "request", what: "proposal" }],
	["request transcript", { kind: "request", what: "transcript" }],
	["request own-data", { kind: "request", what: "own-data" }],
	["request change-proposal", { kind: "request", what: "change-proposal" }],
	["request resend-proposal", { kind: "request", what: "resend-proposal" }],
	["unclear", { kind: "object" }],
	["trick", { kind: "trick" }],
	["off-topic", { kind: "out-of-scope" }],
	["talk greeting", { kind: "small-talk", about: "greeting" }],
	["talk thanks", { kind: "small-talk", about: "thanks" }],
	["talk goodbye", { kind: "small-talk", about: "goodbye" }],
	["talk chit-chat", { kind: "small-talk", about: "chit-chat" }],
	["talk wait", { kind: "small-talk", about: "wait" }],
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
	if (name === "slot") return slotIn(value);
	if (name === "unknown" && (!value || value.includes("?"))) return { kind: "unknown" };
	// "TRICK: none" is no trick: a line is a command as a whole.
	const command = commands.get(`${name} ${value.toLowerCase()}`.trim());
	return command ? { kind: "command", command } : null;
}

function withIds(kind: "answer" | "maybe" | "say", value: string): Line | null {
	const ids = value.split(/[\s,;]+/).map((id) => id.replace(/[^\w:-]/g, "").toLowerCase());
	const [first, ...more] = ids.filter(Boolean);
	return first ? { kind, ids: [first, ...more].slice(0, 3) } : null;
}

function slotIn(value: string): Line | null {
	const [, name = "", rest = ""] = /^(\w+)\s*[:=]?\s+(.+)$/u.exec(value) ?? [];
	const slot = slots.find((one) => one === name.toLowerCase());
	return slot ? { kind: "slot", slot, value: rest.trim().replace(/^["“«'](.*)["”»']$/u, "$1") } : null;
}
