import { isLanguage } from "../../../../content/language.ts";
import { type FactName, factNames } from "../../../leads/lead.ts";
import type { Command, SmallTalk } from "../../commands.ts";

/** One line of a model's answer, before anything in it is checked. */
export type Line =
	| { kind: "answer"; ids: string[] }
	/** Entries of which none is sure. */
	| { kind: "maybe"; ids: string[] }
	| { kind: "slot"; slot: FactName; value: string }
	| { kind: "unknown" }
	/** A line of the site that states nothing. */
	| { kind: "say"; ids: string[] }
	| { kind: "command"; command: Command };

/** What a model may ask for. Consent and the proposal of an unseen summary are the visitor's own to give. */
const requests = [
	"proposal",
	"person",
	"call",
	"transcript",
	"own-data",
	"erase-data",
	"stop-contact",
	"change-proposal",
	"resend-proposal",
] as const;
const smallTalks: readonly SmallTalk[] = ["greeting", "thanks", "goodbye", "chit-chat", "later", "wait"];

const plainCommands: Readonly<Record<string, Command>> = {
	affirm: { kind: "affirm" },
	deny: { kind: "deny" },
	complaint: { kind: "complain" },
	unclear: { kind: "object" },
	trick: { kind: "trick" },
	"off-topic": { kind: "out-of-scope" },
};

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
	if (name === "unknown") return { kind: "unknown" };
	const command = plainCommands[name] ?? talkIn(name, value) ?? requestIn(name, value);
	return command ? { kind: "command", command } : null;
}

function withIds(kind: "answer" | "maybe" | "say", value: string): Line | null {
	const ids = value.split(/[\s,;]+/).map((id) => id.replace(/[^\w:-]/g, "").toLowerCase());
	const [first, ...more] = ids.filter(Boolean);
	return first ? { kind, ids: [first, ...more].slice(0, 3) } : null;
}

function slotIn(value: string): Line | null {
	const [, name = "", rest = ""] = /^(\w+)\s*[:=]?\s+(.+)$/u.exec(value) ?? [];
	const slot = factNames.find((fact) => fact.toLowerCase() === name.toLowerCase());
	return slot ? { kind: "slot", slot, value: unquoted(rest.trim()) } : null;
}

function talkIn(name: string, value: string): Command | null {
	const about = smallTalks.find((one) => one === value.toLowerCase());
	return name === "talk" && about ? { kind: "small-talk", about } : null;
}

function requestIn(name: string, value: string): Command | null {
	if (name !== "request") return null;
	const [what = "", language] = value.toLowerCase().split(/\s+/);
	if (what === "language")
		return isLanguage(language) ? { kind: "request", what: "language", language } : null;
	const known = requests.find((one) => one === what);
	return known ? { kind: "request", what: known } : null;
}

function unquoted(text: string): string {
	return text.replace(/^["“«'](.*)["”»']$/u, "$1").trim();
}
