import type { DialCountry } from "../../../../content/assistant/countries.ts";
import type { Language } from "../../../../content/language.ts";
import type { Command, SetSlot } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { findEntry } from "../../knowledge/entries.ts";
import { actsIn } from "./acts.ts";
import { assignmentsIn } from "./assignments.ts";
import { contactIn } from "./contact.ts";
import { corrected, corrects, forgottenIn } from "./corrections.ts";
import { findRegistered } from "./entities/company.ts";
import { findCountry } from "./entities/country.ts";
import { indexOfPhrase } from "./entities/phrases.ts";
import { findTiming } from "./entities/timing.ts";
import { numberWords } from "./entities/words.ts";
import { languageOf } from "./language.ts";
import { isWishLabel, type Part, partsOf } from "./reading.ts";
import { slotsIn } from "./slots.ts";
import { remarksOnSummary } from "./summary-remarks.ts";
import { fold, readable } from "./text.ts";
import { unclearIn } from "./unclear.ts";
import { isGrudging, ownText } from "./voice.ts";
import { renamedTo } from "./who.ts";

/** What a message asks for, the language it is in, and the country where its writer is as far as they said. */
export type Understanding = { language: Language; commands: Command[]; country?: DialCountry | null };

/** What a message is understood with: where the conversation stands, its language, and what the brand is called. */
export type UnderstandingContext = { state: DialogueState; language: Language; brand: { product: string } };

/** Reads a message by its example phrases and small parsers. Pure, and bounded in time whatever the message. */
export function understand(message: string, { state, language, brand }: UnderstandingContext): Understanding {
	const text = withoutBrand(withDigits(readable(message)), brand.product);
	if (!/[\p{L}\p{N}]/u.test(text))
		return { language, commands: [{ kind: "small-talk", about: "chit-chat" }] };
	const spoken = languageOf(text.replace(/\S+@\S+/g, " ")) ?? language;
	const country = findCountry(text) ?? state.country;
	const contact = contactIn(ownText(text), {
		language: spoken,
		country,
		awaiting: state.awaiting,
		known: state.facts,
	});
	// An address that is not the visitor's is no name of theirs, either.
	const raw = [...contact.raw, ...(text.match(/\S+@\S+\.\p{L}+/gu) ?? [])];
	const parts = partsOf(text, spoken).map((part) => without(part, raw));
	const isTrick = parts.some(({ label }) => label === "trick");
	const signed = contact.commands.length > 0;
	const told = {
		parts: parts.map(ownPart),
		rest: withoutAll(ownText(text), raw),
		signed,
		awaiting: state.awaiting,
		known: state.facts,
	};
	const slots = isTrick ? [] : slotsIn({ ...told, isProspect: isProspect(state, parts) });
	const renamed = renamedTo({ ...told, isProspect: true });
	const facts = slots.map(
		(slot): Command => (slot.value === renamed || isRegisteredAs(slot, state) ? corrects(slot) : slot),
	);
	const assigned = isTrick ? [] : assignmentsIn(parts, state.awaiting);
	const stated = withAssigned(corrected([...contact.commands, ...facts], parts, text), assigned);
	const forgotten = forgottenIn(parts, contact.commands);
	const acts = (part: Part) => actsIn(part).map((act) => inContext(act, state));
	const remarks = () =>
		remarksOnSummary({ parts, acts, facts: [...forgotten, ...stated], text, language: spoken, state });
	const asked = (): Command[] =>
		state.awaiting === "summary"
			? remarks()
			: parts.filter((part) => !tellsWhatWasAsked(part, state)).flatMap(acts);
	const acted = isTrick ? [{ kind: "trick" } as const] : asked();
	const said = consistent([...forgotten, ...acted, ...stated]);
	const unclear = unclearIn({
		rest: withoutAll(text, raw),
		parts,
		language: spoken,
		said,
		topic: state.topic,
	});
	const commands = [...said, ...unclear].filter(({ kind }) => kind !== "affirm" || !isGrudging(text));
	return { language: spoken, country, commands };
}

/** Who was angry, or seemed to want something else, and tells of their business is a prospective customer after all. */
function isProspect({ audience, topic }: DialogueState, parts: readonly Part[]): boolean {
	if (audience === "prospect") return true;
	const business = ["tell-business", "tell-size", "tell-budget"];
	const tells = parts.some(({ label }) => label !== null && business.includes(label));
	return tells && (topic === null || findEntry(topic, "es")?.isForOthers !== true);
}

/** The phrases call the brand by a blank: so does what is compared with them. */
function withoutBrand(text: string, brand: string): string {
	const at = brand ? indexOfPhrase(fold(text), fold(brand)) : -1;
	if (at < 0) return text;
	return `${text.slice(0, at)}{product}${withoutBrand(text.slice(at + brand.length), brand)}`;
}

/** A part as it is about something, read for facts without its address and telephone. */
function without(part: Part, raw: readonly string[]): Part {
	const text = withoutAll(part.text, raw);
	if (text === part.text) return part;
	return { ...part, text, clauses: part.clauses.map((clause) => without(clause, raw)) };
}

function withoutAll(text: string, raw: readonly string[]): string {
	return raw.reduce((left, one) => left.replace(one, ", "), text);
}

/** A part as facts are read from it. */
function ownPart(part: Part): Part {
	const text = ownText(part.text);
	const clauses = part.clauses.map((clause) => ({ ...clause, text: ownText(clause.text) }));
	return { ...part, text, clauses: clauses.filter((clause) => text.includes(clause.text)) };
}

/** "Plus one 318…", as a telephone writes what is dictated to it. */
function withDigits(text: string): string {
	return text.replace(/\bplus (\p{L}+|\d{1,3})(?= \d)/giu, (said, code: string) => {
		const digits = String(numberWords.get(code.toLowerCase()) ?? code);
		return /^\d+$/.test(digits) ? `+${digits}` : said;
	});
}

/** "Ahora es Grupo Farmallano SAS": a registered name stands for the one known. */
function isRegisteredAs({ slot, value }: SetSlot, { facts }: DialogueState): boolean {
	return slot === "company" && facts.company !== null && findRegistered(value) !== null;
}

/** A fact that is set by its name stands as it was set. */
function withAssigned(facts: readonly Command[], assigned: readonly Command[]): Command[] {
	const slots = new Set(assigned.flatMap((command) => ("slot" in command ? [command.slot] : [])));
	return [...assigned, ...facts.filter((command) => !("slot" in command && slots.has(command.slot)))];
}

/** "Looking after donors", said to what they would improve, asks nothing about donors; nor does "since May", said to when. */
function tellsWhatWasAsked({ isQuestion, label, text }: Part, { awaiting }: DialogueState): boolean {
	if (awaiting === "timing") return !isQuestion && findTiming(text)?.isAlone === true;
	return awaiting === "need" && !isQuestion && label !== null && isWishLabel(label);
}

/** To have a proposal again that was never made is to have it made. */
function inContext(act: Command, { madeOf }: DialogueState): Command {
	const isResent = act.kind === "request" && act.what === "resend-proposal";
	return isResent && madeOf === null ? { kind: "request", what: "proposal" } : act;
}

/** Each once; who wants one fact gone wants neither all of them gone nor that one corrected. */
function consistent(commands: readonly Command[]): Command[] {
	const forgets = commands.some(({ kind }) => kind === "forget-slot");
	const seen = new Set<string>();
	return commands.filter((command) => {
		const key = JSON.stringify(command);
		const isWhole =
			command.kind === "request" && (command.what === "erase-data" || command.what === "stop-contact");
		if (seen.has(key) || (forgets && (isWhole || command.kind === "correct-slot"))) return false;
		seen.add(key);
		return true;
	});
}
