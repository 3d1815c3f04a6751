import type { DialCountry } from "../../../../content/assistant/countries.ts";
import type { Language } from "../../../../shared/language.ts";
import { findCountry } from "../../../contact/find-phone.ts";
import { type Amount, findAmounts, readingsOf } from "../../../money/amounts.ts";
import { numberWords } from "../../../money/money-words.ts";
import { legalForms } from "../../../words/lists.ts";
import { indexOfPhrase } from "../../../words/phrases.ts";
import { fold, readable, wordsIn } from "../../../words/text.ts";
import type { Command, SetSlot } from "../../commands.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import { findEntry } from "../../knowledge/entries.ts";
import { actsIn } from "./acts.ts";
import { contactIn } from "./contact.ts";
import { corrected, corrects, forgottenIn } from "./corrections.ts";
import { detectLanguage } from "./language.ts";
import { namedValuesIn } from "./named-values.ts";
import { type Part, partsOf } from "./reading.ts";
import { slotsIn } from "./slots.ts";
import { ordersProposal, remarksOnSummary } from "./summary-remarks.ts";
import { isSure, type Span, tagMessage } from "./tagger/tag-message.ts";
import { type Token, tokensOf } from "./tagger/tokens.ts";
import { unclearIn } from "./unclear.ts";
import { isGrudging } from "./voice.ts";

/** What a message asks for, the language it is in, and the country where its writer is as far as they said. */
export type Understanding = { language: Language; commands: Command[]; country?: DialCountry | null };

/** What a message is understood with: where the conversation stands, its language, and what the brand is called. */
export type UnderstandingContext = { state: DialogueState; language: Language; brand: { product: string } };

/** Reads a message by its example phrases and small parsers. Pure, and bounded in time whatever the message. */
export function understand(message: string, { state, language, brand }: UnderstandingContext): Understanding {
	const whole = withoutBrand(withDigits(readable(message)), brand.product);
	if (!/[\p{L}\p{N}]/u.test(whole))
		return { language, commands: [{ kind: "small-talk", about: "chit-chat" }] };
	const spoken = detectLanguage(whole.replace(/(?<!\S)\S+@\S+/g, " ")) ?? language;
	const named = namedValuesIn(whole, {
		isSummary: state.awaiting === "summary",
		isOrder: (piece) => ordersProposal(piece, spoken),
	});
	const text = named.rest;
	const country = findCountry(text) ?? state.country;
	const spans = tagMessage(text, state.awaiting);
	const amounts = findAmounts(text, spoken, state.awaiting === "budget");
	const contact = contactIn(withoutOtherNumbers(text, spans, amounts), {
		language: spoken,
		country,
		awaiting: state.awaiting,
		known: state.facts,
	});
	// An address that is not the visitor's is no name of theirs, either.
	const raw = [...contact.raw, ...(text.match(/(?<!\S)\S+@[^\s@]+\.\p{L}+/gu) ?? [])];
	const parts = partsOf(text, spoken).map((part) => without(part, raw));
	const isTrick = parts.some(({ label }) => label === "trick");
	const told = { text, spans, parts, known: state.facts, isProspect: isProspect(state, parts) };
	const slots = isTrick ? [] : slotsIn(told);
	const facts = slots.map((slot): Command => (isAnother(slot, state) ? corrects(slot) : slot));
	const stated = [
		...corrected([...contact.commands, ...facts], parts, text).filter(
			(fact) => !isNamed(fact, named.commands),
		),
		...named.commands,
	].map((fact) => askedWhich(fact, whole, spoken, state));
	const forgotten = forgottenIn(parts, contact.commands);
	const givesContact = contact.commands.some(({ kind }) => kind === "set-slot");
	const acts = (part: Part) => actsIn(part, givesContact).map((act) => inContext(act, state));
	const remarks = () =>
		remarksOnSummary({ parts, acts, facts: [...forgotten, ...stated], text, language: spoken, state });
	const asked = (): Command[] =>
		state.awaiting === "summary"
			? remarks()
			: parts.filter((part) => !tellsWhatWasAsked(part, spans, state)).flatMap(acts);
	const acted = isTrick ? [{ kind: "trick" } as const] : asked();
	const said = consistent([...forgotten, ...acted, ...stated.filter((fact) => !isNamed(fact, acted))]);
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

/** What is named with its value is not read otherwise as well. */
function isNamed(fact: Command, named: readonly Command[]): boolean {
	return "slot" in fact && named.some((one) => "slot" in one && one.slot === fact.slot);
}

/** Who was angry, or seemed to want something else, and tells of their business is a prospective customer after all. */
function isProspect({ audience, topic }: DialogueState, parts: readonly Part[]): boolean {
	if (audience === "prospect") return true;
	const business = ["tell-business", "tell-size", "tell-budget"];
	const tells = parts.some(({ label }) => label !== null && business.includes(label));
	return tells && (topic === null || findEntry(topic, "es")?.isForOthers !== true);
}

/** The phrases call the brand by a blank: so does what is compared with them, but for addresses. */
function withoutBrand(text: string, brand: string): string {
	const pieces = text.split(/((?<!\S)\S*@\S*)/);
	return pieces.map((piece) => (piece.includes("@") ? piece : withBlanks(piece, brand))).join("");
}

function withBlanks(text: string, brand: string): string {
	const at = brand ? indexOfPhrase(fold(text), fold(brand)) : -1;
	if (at < 0) return text;
	return `${text.slice(0, at)}{product}${withBlanks(text.slice(at + brand.length), brand)}`;
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

/** "Plus one 318…", as a telephone writes what is dictated to it. */
function withDigits(text: string): string {
	return text.replace(/\bplus (\p{L}+|\d{1,3})(?= \d)/giu, (said, code: string) => {
		const digits = String(numberWords.get(code.toLowerCase()) ?? code);
		return /^\d+$/.test(digits) ? `+${digits}` : said;
	});
}

/** "Ahora es Grupo Farmallano SAS": a registered name stands for the one known, and beside the summary any other name. */
function isAnother({ slot, value, evidence }: SetSlot, { facts, awaiting }: DialogueState): boolean {
	if ((slot !== "company" && slot !== "name") || facts[slot] === null || evidence !== "plain") return false;
	return awaiting === "summary" || wordsIn(value).some(({ folded }) => legalForms.has(folded));
}

/** "Looking after donors", said to what they would improve, asks nothing about donors; nor does "since May", said to when. */
function tellsWhatWasAsked(part: Part, spans: readonly Span[], { awaiting }: DialogueState): boolean {
	const isTold = spans.some((span) => span.tag === awaiting && isSure(span) && part.text.includes(span.text));
	return isTold && !part.isQuestion;
}

/** A budget like "15.000" is not guessed. Said again behind the question it stands as it was said. */
function askedWhich(fact: Command, text: string, language: Language, { choices }: DialogueState): Command {
	if (!("value" in fact) || !("slot" in fact) || fact.slot !== "budget" || fact.value === null) return fact;
	const readings = readingsOf(fact.value, text, language);
	const wasAsked = readings.every((reading) => choices.some(({ label }) => label === reading));
	return wasAsked ? fact : { kind: "ambiguous-budget", readings };
}

/** An address or a telephone of somebody else goes, and so does money. */
function withoutOtherNumbers(text: string, spans: readonly Span[], amounts: readonly Amount[]): string {
	const isOwn = (token: Token) =>
		spans.some(
			({ tag, from, to }) => (tag === "email" || tag === "phone") && from < token.to && to > token.from,
		);
	const isMoney = (token: Token) => amounts.some(({ start, end }) => start < token.to && end > token.from);
	const others = tokensOf(text).filter(
		(token) => isMoney(token) || ((token.kind === "email" || token.kind === "phone") && !isOwn(token)),
	);
	return others.reduceRight((left, { from, to }) => `${left.slice(0, from)}, ${left.slice(to)}`, text);
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
		const what = command.kind === "request" && (command.what === "offer" ? command.of : command.what);
		const isWhole = what === "erase-data" || what === "stop-contact";
		if (seen.has(key) || (forgets && (isWhole || command.kind === "correct-slot"))) return false;
		seen.add(key);
		return true;
	});
}
