import type { LeadFacts } from "../../../leads/lead.ts";
import { isOtherNumber } from "../../../money/amounts.ts";
import { likely, plain, type SetSlot } from "../../commands.ts";
import { findBusinesses, findProfession, type IndustryName } from "./entities/industry.ts";
import { findOwnName } from "./entities/introduced-name.ts";
import { capitalizeName } from "./entities/name.ts";
import { isMoneyWord, sizeUnits } from "./entities/words.ts";
import { answersNeed } from "./need.ts";
import type { Part } from "./reading.ts";
import type { Tag } from "./tagger/marks.ts";
import type { Span } from "./tagger/tag-message.ts";
import { oneLine, wordsIn } from "./text.ts";

/** What facts are read from. */
export type Telling = {
	spans: readonly Span[];
	parts: readonly Part[];
	known: LeadFacts;
	/** Of others only who they are is kept. */
	isProspect: boolean;
};

/** From here on a span is stored: measured by cross-validation (docs/decisions/0050). */
export const sure: Record<Tag, number> = {
	name: 0.7,
	company: 0.5,
	business: 0.4,
	size: 0.5,
	need: 0.5,
	budget: 0.45,
	timing: 0.25,
	email: 0.5,
	phone: 0.5,
};
/** A name or a company that is less sure is not even offered: it may well be somebody else's. */
const leastOffered = 0.5;
/** Too unsure to be stored. */
const doubtful = 0.2;
const longest = { name: 80, company: 80, companySize: 60, need: 300, budget: 90, timing: 80 };
/** Who says one of these speaks of no business of theirs. */
const noBusiness = new Set([
	...["student-or-press", "vacancies", "vendor", "existing-client", "refund", "out-of-scope"],
]);

/** @returns the facts that a message tells of its writer, each once. */
export function slotsIn({ spans, parts, known, isProspect }: Telling): SetSlot[] {
	// "¿Y con 500 mil?" may ask for a price, "could it book them?" for what we do.
	const isAsked = (span: Span) =>
		parts.some(({ text, isQuestion }) => isQuestion && text.includes(span.text));
	const stated = (span: Span) =>
		isAsked(span) ? { ...span, probability: Math.min(span.probability, doubtful) } : span;
	const of = (tag: Tag) => spans.filter((span) => span.tag === tag);
	const who = (tag: Tag) => surest(of(tag).filter(({ probability }) => probability >= leastOffered));
	const name = slotOf("name", who("name"), personName);
	const found: (SetSlot | null)[] = [
		name?.evidence === "plain" ? name : (introducedIn(parts) ?? name),
		slotOf("company", who("company"), companyName),
	];
	if (isProspect && !parts.some(({ label }) => label !== null && noBusiness.has(label)))
		found.push(
			industryOf(of("business"), of("company")),
			sizeOf(of("size"), known.companySize),
			slotOf("budget", latest(of("budget").map(stated)), (text) => budgetOf(text, known.budget)),
			slotOf("timing", latest(of("timing")), (text) => text),
			needOf(
				of("need")
					.map(stated)
					.filter(({ text }) => !parts.some((part) => part.text.includes(text) && !answersNeed(part))),
			),
		);
	return found.filter((slot) => slot !== null);
}

function slotOf(
	slot: keyof typeof longest,
	span: Span | undefined,
	read: (text: string) => string | null,
): SetSlot | null {
	const value = span ? read(oneLine(span.text, longest[slot])) : null;
	if (!span || !value) return null;
	return (span.probability >= sure[span.tag] ? plain : likely)(slot, value);
}

function surest(spans: readonly Span[]): Span | undefined {
	return spans.toSorted((a, b) => b.probability - a.probability)[0];
}

/** Who names two sums or times means the last: "3 million… no, put 2". */
function latest(spans: readonly Span[]): Span | undefined {
	return spans.findLast(isSure) ?? spans.at(-1);
}

export function isSure({ tag, probability }: Span): boolean {
	return probability >= sure[tag];
}

function personName(text: string): string | null {
	return /\d/.test(text) ? null : capitalizeName(text);
}

function introducedIn(parts: readonly Part[]): SetSlot | null {
	const name = parts.flatMap(({ text }) => findOwnName(text) ?? [])[0];
	return name ? plain("name", name) : null;
}

/** A company as it is written, or null where it has no word. */
export function companyName(text: string): string | null {
	return /\p{L}{2}/u.test(text) ? capitalizeName(text) : null;
}

/** Of the kinds of business that are named the first with a page of ours; the company's name may say it, too. */
function industryOf(spans: readonly Span[], companies: readonly Span[]): SetSlot | null {
	const kinds = (some: readonly Span[]) => some.flatMap(({ text }) => industriesIn(text));
	const told = spans.filter(isSure);
	const industry = specific(kinds(told)) ?? specific(kinds(companies.filter(isSure)));
	if (industry) return plain("industry", industry);
	if (told.length > 0) return plain("industry", "other");
	const near = specific(kinds(spans));
	return near && near !== "other" ? likely("industry", near) : null;
}

/** The industry of the business that a text names, or null. */
export function industryIn(text: string): IndustryName | null {
	return specific(industriesIn(text));
}

function industriesIn(text: string): IndustryName[] {
	const profession = findProfession(text);
	return [...findBusinesses(text).filter(({ isVague }) => !isVague), ...(profession ? [profession] : [])].map(
		({ industry }) => industry,
	);
}

function specific(industries: readonly IndustryName[]): IndustryName | null {
	return industries.find((industry) => industry !== "other") ?? industries[0] ?? null;
}

/** People are counted beside rooms, and anew in place of people. */
function sizeOf(spans: readonly Span[], known: string | null): SetSlot | null {
	const told = spans.some(isSure) ? spans.filter(isSure) : spans;
	if (told.length === 0) return null;
	const values = told.map(({ text }) => oneLine(text, longest.companySize));
	const last = values.filter((value, at) => !values.slice(at + 1).some((other) => countsSame(value, other)));
	const kept = (known ?? "")
		.split(", ")
		.filter((one) => one && !last.some((value) => countsSame(one, value)));
	last.sort((one, other) => Number(isOfPlaces(one)) - Number(isOfPlaces(other)));
	// "Somos 15, no 12": of the same people.
	const unit = /^\d+( \p{L}+)$/u.exec(known ?? "")?.[1] ?? "";
	const [only = "", ...more] = last;
	const value = more.length === 0 && /^\d+$/.test(only) ? [only + unit] : last;
	return (told.some(isSure) ? plain : likely)("companySize", [...value, ...kept].join(", "));
}

function countsSame(one: string, other: string): boolean {
	return [...countedIn(one)].some((unit) => countedIn(other).has(unit));
}

function isOfPlaces(text: string): boolean {
	return !countedIn(text).has("people");
}

/** What no unit is said of is people: "somos 30". */
function countedIn(text: string): Set<"people" | "places"> {
	const units = wordsIn(text).flatMap(({ folded }) => sizeUnits.get(folded) ?? []);
	return new Set((units.length > 0 ? units : [""]).map((unit) => (unit === "places" ? "places" : "people")));
}

/** "I said 3" of "8 million": a bare figure is counted as the one we know. */
function budgetOf(text: string, known: string | null): string | null {
	const unit = /^\d{1,2}$/.test(text) && wordsIn(known ?? "").find(({ folded }) => isMoneyWord(folded))?.text;
	return isOtherNumber(text) ? null : unit ? `${text} ${unit}` : text;
}

function needOf(spans: readonly Span[]): SetSlot | null {
	const told = spans.some(isSure) ? spans.filter(isSure) : spans;
	if (told.length === 0) return null;
	const value = oneLine(told.map(({ text }) => text).join(". "), longest.need);
	return (told.some(isSure) ? plain : likely)("need", value);
}
