import type { DialCountry } from "../../../../content/assistant/countries.ts";
import type { Language } from "../../../../shared/language.ts";
import { countryOfPlaces, findCountry } from "../../../contact/phone-country.ts";
import { findAmounts } from "../../../money/amounts.ts";
import { legalForms } from "../../../words/lists.ts";
import { holdsWord, wordPattern } from "../../../words/phrases.ts";
import { wordsIn } from "../../../words/text.ts";
import { type Command, correction, type SetFact } from "../../commands.ts";
import { type DialogueState, hasProposal } from "../../dialogue/state.ts";
import { findEntry } from "../../knowledge.ts";
import {
	behindRepetition,
	likelyAnswer,
	nameAnswer,
	noInterest,
	signatureIn,
	soonAnswer,
	tellsNeed,
	tellsWhatWasAsked,
	whyAsked,
} from "./answers.ts";
import { askWhichAmount, isUnspent } from "./budget.ts";
import { contactIn } from "./contact.ts";
import { applyCorrections, findForgotten, isRemoval, unknownOf } from "./corrections.ts";
import { industryOfKeywords, taggedFacts } from "./facts.ts";
import { detectLanguage } from "./language.ts";
import { messageText, withoutAll, withoutIn, withoutOtherNumbers } from "./message-text.ts";
import { namedValuesIn } from "./named-values.ts";
import { callTimeIn, readCommands } from "./read-commands.ts";
import { type Part, partsOf } from "./reading.ts";
import { behindNoAnswer, isNoAnswer, withRefusal } from "./refusals.ts";
import { findRenumbering, findReplacement, findRestatements } from "./restatements.ts";
import { spansIn } from "./spans.ts";
import { ordersProposal, remarksOnSummary } from "./summary-remarks.ts";
import { findUnclear } from "./unclear.ts";
import { denies, isGrudging } from "./voice.ts";

/** What a message asks for, its language, and its writer's country, if they told it. */
export type Understanding = { language: Language; commands: Command[]; country?: DialCountry | null };

type UnderstandingContext = { state: DialogueState; language: Language; brand: { product: string } };

/**
 * Understands a message: reads it, takes its facts, finds what it asks for, and last what it may mean. Pure, and bounded
 * in time whatever the message.
 */
export function understand(message: string, { state, language, brand }: UnderstandingContext): Understanding {
	const whole = messageText(message, brand.product);
	if (!/[\p{L}\p{N}]/u.test(whole)) return { language, commands: [commandOfSymbols(whole)] };
	if (isNoAnswer(whole, state.awaiting))
		return { language: detectLanguage(whole) ?? language, commands: [{ kind: "deny" }] };
	const noAnswer = behindNoAnswer(whole, state);
	const question = noAnswer ?? behindRepetition(whole);
	if (question) {
		const { commands, ...read } = understand(question, { state, language, brand });
		const isSure = commands.length > 0 && commands.every((one) => one.kind === "ask" && one.sure);
		if (isSure) return { ...read, commands: [...(noAnswer ? [{ kind: "deny" as const }] : []), ...commands] };
	}
	const answer =
		nameAnswer(whole, state) ??
		soonAnswer(whole, state) ??
		noInterest(whole, state) ??
		findRenumbering(whole, state) ??
		findReplacement(whole, state);
	if (answer) return { language, commands: [answer] };
	const read = readMessage(whole, language, state);
	const facts = factsIn(read, state);
	const isWithheld = read.contact.some(({ kind }) => kind === "forget-fact");
	const asked = isWithheld ? [] : readCommandsOf(read, [...facts.forgotten, ...facts.stated], state);
	const stated = facts.stated.filter((fact) => !isNamed(fact, asked));
	const certain = consistent([...facts.forgotten, ...asked, ...stated]);
	const likely = certain.length === 0 ? likelyAnswer(read, state) : [];
	const unclear = likely.length > 0 ? likely : findUnclear({ ...read, certain, topic: state.topic });
	const understood = [...certain, ...unclear];
	if (understood.length === 0) understood.push(...industryOfKeywords(read.rest, state));
	const commands = withRefusal(understood, read.text, state).filter(
		({ kind }) => kind !== "affirm" || !isGrudging(read.text),
	);
	return { language: read.language, country: read.country, commands };
}

/** Reads a message without words: "?" means that our reply was not understood, a thumb means yes. */
function commandOfSymbols(message: string): Command {
	if (/[?¿]/.test(message)) return { kind: "object" };
	return /👍|👌|✅/u.test(message) ? { kind: "affirm" } : { kind: "small-talk", about: "chit-chat" };
}

const authorizing = wordPattern("authorizing-words");

type MessageRead = ReturnType<typeof readMessage>;

function readMessage(whole: string, before: Language, state: DialogueState) {
	const { awaiting, facts: known } = state;
	const language = detectLanguage(whole.replace(/(?<!\S)\S+@\S+/g, " ")) ?? before;
	const isOrder = (piece: string) => ordersProposal(piece, language);
	const named = namedValuesIn(whole, { isSummary: awaiting === "summary", isOrder });
	const text = named.rest;
	const place = countryOfPlaces(text);
	const country = place ?? findCountry(text) ?? state.country;
	const allParts = place === undefined ? partsOf(text, language) : [];
	const spans = place === undefined ? spansIn(text, allParts, state) : [];
	const ownText = withoutOtherNumbers(text, spans, findAmounts(text, language, awaiting === "budget"));
	const contact = contactIn(ownText, { language, country, awaiting, known, choices: state.choices });
	// Somebody else's address does not hold the visitor's name, either.
	const addresses = [...contact.raw, ...(text.match(/(?<!\S)\S+@[^\s@]+\.\p{L}+/gu) ?? [])];
	const parts = contact.isAll ? [] : allParts.map((part) => withoutIn(part, addresses));
	const isTrick = parts.some(({ label }) => label === "trick");
	const rest = withoutAll(text, addresses);
	return {
		whole,
		language,
		country,
		named: [...named.commands, ...findRestatements(text, language, state)],
		isPlace: place !== undefined,
		contact: contact.commands,
		text,
		rest,
		spans,
		parts,
		isTrick,
	};
}

function factsIn(
	{ whole, language, named, contact, text, rest, spans, parts, isTrick }: MessageRead,
	state: DialogueState,
) {
	const spent = spans.filter((span) => !isUnspent(span, text));
	const telling = { text, spans: spent, parts, known: state.facts, isProspect: isProspect(state, parts) };
	const isCallTime = callTimeIn(parts, text, state) !== null;
	const isMoney = state.awaiting === "budget" || state.topic === "price" || state.facts.budget !== null;
	const tagged = isTrick
		? []
		: taggedFacts(telling).filter(
				({ fact, value }) =>
					(fact !== "timing" || !isCallTime) && (fact !== "budget" || isMoney || !/^\d+$/.test(value)),
			);
	const facts = tagged.map((one): Command => (isAnother(one, state) ? correction(one.fact, one.value) : one));
	const isLacking = spent.length < spans.length && !spent.some(({ tag }) => tag === "budget");
	if (isLacking && state.awaiting === "budget") facts.push({ kind: "deny", fact: "budget" });
	const isSigned = contact.some(({ kind }) => kind === "set-fact");
	const tells = parts.every(({ label, isQuestion }) => !isQuestion && (label?.startsWith("tell-") ?? true));
	const mayBegin = state.awaiting === "contact" && tells && !denies(text);
	const signed = isSigned || mayBegin ? signatureIn(text, facts, state, isSigned) : null;
	const told = signed ? [...facts.filter((one) => !isNamed(one, [signed])), signed] : facts;
	const others = applyCorrections([...contact, ...told], parts, text).filter((fact) => !isNamed(fact, named));
	const stated = [...others, ...named].map((fact) => askWhichAmount(fact, whole, language, state));
	const forgotten = findForgotten(parts, contact);
	const kept = isRemoval(rest) ? stated.filter((one) => !isNamed(one, unknownOf(forgotten, state))) : stated;
	return { stated: kept, forgotten };
}

function readCommandsOf(
	{ language, contact, text, spans, parts, isTrick, isPlace }: MessageRead,
	facts: readonly Command[],
	state: DialogueState,
): Command[] {
	if (isTrick) return [{ kind: "trick" }];
	if (isPlace) return [{ kind: "small-talk", about: "place" }];
	const when = callTimeIn(parts, text, state);
	if (when !== null) return [{ kind: "request", what: "call", when }];
	const given = contact.flatMap((one) => (one.kind === "set-fact" ? [one.fact] : []));
	const commandsOf = (part: Part) => readCommands(part, given).flatMap((one) => inContext(one, part, state));
	if (state.awaiting === "summary")
		return remarksOnSummary({ parts, commandsOf, facts, text, language, state });
	return parts
		.filter((part) => !tellsWhatWasAsked(part, spans, state) && !tellsNeed(part, spans))
		.flatMap(commandsOf);
}

/** Whether a fact was already read with its name, like "budget: 3 million". */
function isNamed(command: Command, named: readonly Command[]): boolean {
	return "fact" in command && named.some((one) => "fact" in one && one.fact === command.fact);
}

/** Whether the visitor is a prospective customer: also somebody angry who then describes their business. */
function isProspect({ audience, topic }: DialogueState, parts: readonly Part[]): boolean {
	if (audience === "prospect") return true;
	const business = ["tell-business", "tell-size", "tell-budget"];
	const tells = parts.some(({ label }) => label !== null && business.includes(label));
	return tells && (topic === null || findEntry(topic, "es")?.isForOthers !== true);
}

/** "Ahora es Grupo Farmallano SAS": a registered name replaces the known one; beside the summary, any name does. */
function isAnother({ fact, value, evidence }: SetFact, { facts, awaiting }: DialogueState): boolean {
	if ((fact !== "company" && fact !== "name") || facts[fact] === null || evidence !== "plain") return false;
	return awaiting === "summary" || wordsIn(value).some(({ folded }) => legalForms.has(folded));
}

/**
 * Reads "send it again" as a request for a proposal when none was made yet, and "yes, I authorize it" of somebody who
 * revoked nothing as a yes, where it can only mean our privacy notice.
 */
function inContext(command: Command, { text }: Part, state: DialogueState): Command | Command[] {
	const { asksNothing, consentRevoked, awaiting } = state;
	if (command.kind === "ask-why") return whyAsked(text, state);
	if (command.kind !== "request") return command;
	if (command.what === "resend-proposal" && !hasProposal(state)) return { kind: "request", what: "proposal" };
	const isAsked = awaiting !== null && awaiting !== "contact" && awaiting !== "summary";
	const mayAgree = !asksNothing && !consentRevoked && !isAsked;
	const agrees = command.what === "allow-contact" && holdsWord(text, authorizing) && !denies(text);
	return mayAgree && agrees ? { kind: "affirm" } : command;
}

/** Keeps each command once. Taking one fact back neither deletes all data nor corrects that fact. */
function consistent(commands: readonly Command[]): Command[] {
	const forgets = commands.some(({ kind }) => kind === "forget-fact");
	const seen = new Set<string>();
	return commands.filter((command) => {
		const key = JSON.stringify(command);
		const what =
			command.kind === "request" ? command.what : command.kind === "likely-request" && command.request;
		const isWhole = what === "erase-data" || what === "stop-contact";
		if (seen.has(key) || (forgets && (isWhole || command.kind === "correct-fact"))) return false;
		seen.add(key);
		return true;
	});
}
